import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fitNet } from './garments/fit-net.ts';
import { type LabelledFeatures, measurePhotos } from './garments/measure.ts';

/**
 * Makes the weights by which categories are told from photos. `measure FOLDER…` prints a line of features for each
 * photo in folders of folders that are named after categories ('jeans', or 't-shirt,polo' where either may be right).
 * `fit FILE…` reads such lines and writes functions/images/garment/garment-weights.json; `weight` says how often a line
 * is learned from, 1 by itself.
 *
 * The weights in the repository are of 4,600 shop photos (the labels of the Fashion Product Images data set), 1,600 of
 * people's own (Clothing Dataset, CC0) and 1,200 of the demo's pieces, most in scenes on the backgrounds of
 * test/support/scenes/grounds.ts and none on the unseen ones. Photos without a plain ground were measured with the
 * masks of two ways to find the piece.
 */
const [command, ...paths] = process.argv.slice(2);

if (command === 'measure') {
  for await (const line of measurePhotos(paths)) console.log(JSON.stringify(line));
} else if (command === 'fit' && paths.length > 0) {
  const samples: LabelledFeatures[] = [];
  for (const path of paths)
    for await (const line of createInterface({ input: createReadStream(path) }))
      samples.push(JSON.parse(line));
  const file = new URL('../../functions/images/garment/garment-weights.json', import.meta.url);
  const { net, report } = fitNet(samples);
  await writeFile(file, `${JSON.stringify(net)}\n`);
  console.log(report);
} else {
  console.error('Usage: npm run lab -- garments measure FOLDER… > features.jsonl, then: fit features.jsonl');
  process.exitCode = 1;
}
