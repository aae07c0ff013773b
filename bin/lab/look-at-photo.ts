import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { categoryFromFileName } from '#shared/rules/category-from-file-name';
import { suggestCategory } from '#shared/rules/suggest-category';
import { suggestStyle } from '#shared/rules/suggest-style';
import { decodePhoto } from '../../functions/images/decode/decode-photo.ts';
import { photoAnalysisOf } from '../../functions/images/photo-features.ts';

/**
 * Prints what the app would suggest for each photo after an upload, one line of JSON per file: color and category, each
 * with its confidence, and the style. Null means unknown. For a file that is not a photo, the line contains an error,
 * and the command exits with 1.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run --silent lab -- look-at-photo FILE…');
  process.exitCode = 1;
}

const nothing = { color: null, confidence: null, category: null, categoryConfidence: null, style: null };

async function lookAt(file: string) {
  const { color, categories } = await photoAnalysisOf(await decodePhoto(await readFile(file)));
  const suggestion = suggestCategory({ seen: categories, named: categoryFromFileName(basename(file)) });
  const category = suggestion?.category ?? null;
  return {
    ...color,
    category,
    categoryConfidence: suggestion?.confidence ?? null,
    style: suggestStyle({ category, color: color.color }),
  };
}

for (const file of files) {
  try {
    console.log(JSON.stringify(await lookAt(file)));
  } catch (error) {
    process.exitCode = 1;
    console.log(
      JSON.stringify({ ...nothing, error: error instanceof Error ? error.message : String(error) }),
    );
  }
}
