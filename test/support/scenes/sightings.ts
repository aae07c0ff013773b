import type { DetectedColor } from '#functions/platform/invoke-image-worker';
import type { Color } from '#shared/catalog';
import { demoPeople } from '../../../bin/demo/wardrobes.ts';
import { decodePhoto } from '../../../functions/images/decode/decode-photo.ts';
import { mainColorOf } from '../../../functions/images/subject-color/main-color.ts';
import { subjectIn } from '../../../functions/images/subject-color/subject-in.ts';
import { thumbnailOf } from '../../../functions/images/thumbnail.ts';
import { chanceOf, oneOf } from './drawing.ts';
import { isNeighbor } from './neighbor-colors.ts';
import { type BackgroundName, lightNames, renderScene, type Scene } from './render-scene.ts';

export type Sighting = { background: string; wanted: Color; found: DetectedColor };

/** All demo pieces. The scenes show these pieces too. */
export const demoPieces = demoPeople.flatMap(({ pieces }) => pieces);

/** Describes `count` scenes on one background. Pieces, light and positions are chosen by the seed. */
export function scenesOn(background: BackgroundName, count: number, seed: number): Scene[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => ({
    background,
    piece: oneOf(demoPieces, chance),
    light: oneOf(lightNames, chance),
    seed: Math.floor(chance() * 100_000),
  }));
}

export const lookAtScene = async (scene: Scene): Promise<Sighting> => ({
  background: scene.background,
  wanted: scene.piece.color,
  found: await lookAt(await renderScene(scene)),
});

/** Detects the main color of a file, in the same way as the image functions do. */
export const lookAt = async (file: Buffer) =>
  mainColorOf(subjectIn(await thumbnailOf(await decodePhoto(file))));

/** Whether the detected color is the real one or a neighbor that is easily mistaken for it. */
export const isRight = ({ wanted, found: { color } }: Sighting) =>
  color === wanted || isNeighbor(color, wanted);

export const shareOf = (sightings: readonly Sighting[], test: (sighting: Sighting) => boolean) =>
  sightings.filter(test).length / sightings.length;
