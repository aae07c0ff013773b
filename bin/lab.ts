/**
 * Runs one of the research tools: `npm run --silent lab -- NAME [ARGUMENT…]`. A tool reads its arguments and standard
 * input as if it were run directly. `--help` lists the tools. An unknown name ends with exit status 2.
 */
const tools: Record<string, readonly [file: string, purpose: string]> = {
  cost: ['lab/cost.ts', 'what an environment costs a month; --environment prod'],
  capacity: [
    'lab/capacity.ts',
    'what a growing number of daily users fills first, and what they cost; --growth 10',
  ],
  dress: ['lab/dress.ts', 'JSON lines with a wardrobe and a request in, an outfit and its brief out'],
  'score-outfits': ['lab/score-outfits.ts', 'JSON lines of pieces in, how well they go together out'],
  'look-at-photo': ['lab/look-at-photo.ts', 'FILE…: what an upload suggests for photos'],
  'color-table': ['../test/bench/color-table.ts', 'how well colors are found in photos, by background'],
  garments: [
    'lab/garments.ts',
    'measure FOLDER… or fit FILE…: fits the weights behind the categories of photos',
  ],
  'read-product': ['lab/read-product.ts', '[URL] < page.html: what the clip reads of the page of a shop'],
  'guarded-fetch': ['lab/guarded-fetch.ts', 'URL [html|image]: fetches as the clip does, or says why not'],
  'demo-photos': ['lab/demo-photos.ts', 'makes the photos of the demo wardrobe'],
  screenshots: ['lab/screenshots.ts', 'makes the pictures of the README'],
  restore: ['lab/restore.ts', 'people, rows or images of an environment, after a loss; docs/restore.md'],
  'restore-drill': ['lab/restore-drill.ts', 'loses everything on local services, and restores it'],
  'unused-rights': [
    '../test/support/rights/unused-rights.ts',
    'rights that are granted and were not used by the last runs of the tests',
  ],
};

const [name = '--help'] = process.argv.splice(2, 1);
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
if (tool) await import(new URL(tool[0], import.meta.url).href);
else {
  const list = Object.entries(tools).map(([each, [, purpose]]) => `  ${each.padEnd(16)}${purpose}`);
  const text = ['Usage: npm run --silent lab -- NAME [ARGUMENT…]', '', ...list].join('\n');
  if (name === '--help') console.log(text);
  else console.error(`There is no tool "${name}".\n\n${text}`);
  process.exitCode = name === '--help' ? 0 : 2;
}
