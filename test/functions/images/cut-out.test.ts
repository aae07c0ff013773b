import { describe, expect, it } from 'vitest';
import { demoPicture, mean, type Overlap, overlapOf, scenePicture } from '../../support/scenes/cut-outs.ts';
import type { BackgroundName } from '../../support/scenes/render-scene.ts';
import { scenesOn } from '../../support/scenes/sightings.ts';

const shownMean = (overlaps: readonly Overlap[]) =>
  mean(overlaps.filter(({ isShown }) => isShown).map(({ overlap }) => overlap));

describe('a cut-out', () => {
  it('is nearly the piece in the demo’s pictures, which are nearly all shown', async () => {
    const names = ['white-shirt', 'black-belt', 'brown-bag', 'red-sneakers', 'blue-dress'] as const;
    const overlaps: Overlap[] = [];
    for (const name of names) overlaps.push(await overlapOf(await demoPicture(name, 360)));
    expect(shownMean(overlaps)).toBeGreaterThanOrEqual(0.93);
    expect(overlaps.filter(({ isShown }) => !isShown).length).toBeLessThanOrEqual(1);
  });

  it.each<BackgroundName>(['dark', 'linen', 'clutter', 'bed'])(
    'that is shown is the piece, on %s',
    async (background) => {
      const overlaps: Overlap[] = [];
      for (const scene of scenesOn(background, 5, 52_000))
        overlaps.push(await overlapOf(await scenePicture(scene)));
      expect(overlaps.some(({ isShown }) => isShown)).toBe(true);
      expect(shownMean(overlaps)).toBeGreaterThanOrEqual(0.85);
    },
  );
});
