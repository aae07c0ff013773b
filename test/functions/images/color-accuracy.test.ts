import { describe, expect, it } from 'vitest';
import { photoOf } from '../../../bin/demo/photo.ts';
import {
  demoPieces,
  isRight,
  lookAt,
  lookAtScene,
  type Sighting,
  scenesOn,
  shareOf,
} from '../../support/scenes/sightings.ts';

/** A separate seed: neither the color table nor the tuning of the detector has used its scenes. */
const seed = 20_260;

/** Looks at two subjects in parallel, for two processors. Most of the time is spent on drawing. */
async function inPairs<T>(subjects: readonly T[], sight: (subject: T) => Promise<Sighting>) {
  const middle = Math.ceil(subjects.length / 2);
  const one = async (some: readonly T[]) => {
    const sightings: Sighting[] = [];
    for (const subject of some) sightings.push(await sight(subject));
    return sightings;
  };
  return (await Promise.all([one(subjects.slice(0, middle)), one(subjects.slice(middle))])).flat();
}

describe('the color of a piece', () => {
  it('is told from nine in ten of the demo’s pictures', async () => {
    const some = demoPieces.filter((_, index) => index % 4 === 0);
    const sightings = await inPairs(some, async ({ picture, color }) => ({
      background: 'demo',
      wanted: color,
      found: await lookAt(await photoOf(picture, 225)),
    }));
    expect(shareOf(sightings, isRight), describeWrong(sightings)).toBeGreaterThanOrEqual(0.9);
  });

  it('is told from nine in ten photos on white, dark and cluttered backgrounds, and when it is sure, nearly always', async () => {
    const backgrounds = ['white', 'dark', 'clutter', 'plaid'] as const;
    const scenes = backgrounds.flatMap((background, index) => scenesOn(background, 6, seed + index));
    const sightings = await inPairs(scenes, lookAtScene);
    expect(shareOf(sightings, isRight), describeWrong(sightings)).toBeGreaterThanOrEqual(0.9);
    const sure = sightings.filter(({ found }) => found.confidence === 'high');
    expect(sure.length / sightings.length).toBeGreaterThan(0.5);
    expect(shareOf(sure, isRight), describeWrong(sure)).toBeGreaterThanOrEqual(0.95);
  });
});

const describeWrong = (sightings: readonly Sighting[]) =>
  sightings
    .filter((sighting) => !isRight(sighting))
    .map(({ background, wanted, found }) => `${wanted} on ${background} is called ${found.color}`)
    .join(', ');
