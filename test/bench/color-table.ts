import { colors } from '#shared/catalog';
import { photoOf } from '../../bin/demo/photo.ts';
import { backgroundNames } from '../support/scenes/render-scene.ts';
import {
  demoPieces,
  isRight,
  lookAt,
  lookAtScene,
  type Sighting,
  scenesOn,
  shareOf,
} from '../support/scenes/sightings.ts';

/**
 * Prints how well the color of a piece is detected in photos: in the demo's pictures, and in scenes on every
 * background, which are arranged with a separate seed.
 */
const [scenes = 12, seed = 1] = process.argv.slice(2).map(Number);

const sightings: Sighting[] = [];
for (const { picture, color } of demoPieces) {
  const found = await lookAt(await photoOf(picture, 450));
  sightings.push({ background: 'demo', wanted: color, found });
}
for (const [index, background] of backgroundNames.entries())
  for (const scene of scenesOn(background, scenes, seed * 1000 + index))
    sightings.push(await lookAtScene(scene));

const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`);
const cell = (text: string | number, width = 9) => String(text).padStart(width);
const isSure = ({ found }: Sighting) => found.confidence === 'high';

function printAccuracy(name: string, some: readonly Sighting[]) {
  const sure = some.filter(isSure);
  const unsure = some.filter((sighting) => !isSure(sighting));
  const exact = shareOf(some, ({ wanted, found }) => found.color === wanted);
  const shares = [exact, shareOf(some, isRight), shareOf(some, isSure)];
  const rights = [shareOf(sure, isRight), shareOf(unsure, isRight)];
  console.log(
    name.padEnd(16),
    cell(some.length),
    ...[...shares, ...rights].map((share) => cell(percent(share))),
  );
}

console.log('Right is the color or its neighbor.\n');
console.log(
  'background'.padEnd(16),
  ...['pictures', 'exact', 'right', 'sure', 'sure: ok', 'else: ok'].map((title) => cell(title)),
);
for (const [background, some] of Object.entries(Object.groupBy(sightings, (sighting) => sighting.background)))
  printAccuracy(background, some ?? []);
printAccuracy(
  'all scenes',
  sightings.filter(({ background }) => background !== 'demo'),
);

console.log('\nWhat it is (down), and what it is called (across):\n');
console.log(cell('', 8), ...colors.map((color) => cell(color, 6)), cell('right'));
for (const wanted of colors) {
  const some = sightings.filter((sighting) => sighting.wanted === wanted);
  const counts = colors.map((color) => some.filter(({ found }) => found.color === color).length);
  console.log(
    wanted.padEnd(8),
    ...counts.map((count) => cell(count || '·', 6)),
    cell(percent(shareOf(some, isRight))),
  );
}
