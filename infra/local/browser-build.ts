import { readdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { languages, pageFileOf } from '#shared/languages';

const folder = resolve('dist');
const sources = ['frontend', 'shared', 'package-lock.json'];

/** Builds the browser app in all languages, unless the last build is newer than its sources. Returns its folder. */
export async function buildBrowserApp(): Promise<string> {
  // A build that failed halfway lacks the page of a language.
  const built = Math.min(
    ...(await Promise.all(
      languages.map((language) => modifiedAt(`${folder}/${pageFileOf(language)}`).catch(() => 0)),
    )),
  );
  if (built > (await newest(sources))) return folder;
  const { build } = await import('vite');
  for (const mode of languages)
    await build({ configFile: 'frontend/vite.config.ts', mode, logLevel: 'warn' });
  return folder;
}

const modifiedAt = async (path: string) => (await stat(path)).mtimeMs;

/** Returns when the newest of the given files, or of the files in the given folders, was changed. */
async function newest(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(
    paths.map(async (path) =>
      (await stat(path)).isDirectory()
        ? (await readdir(path, { recursive: true })).map((file) => `${path}/${file}`)
        : [path],
    ),
  );
  return Math.max(...(await Promise.all(files.flat().map(modifiedAt))));
}
