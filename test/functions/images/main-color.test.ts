import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { referenceColors } from '#functions/images/subject-color/color-names';
import { colors } from '#shared/catalog';
import { photoOf } from '../../../bin/demo/photo.ts';
import { pictureFile } from '../../../bin/demo/pictures.ts';
import {
  demoPieces,
  isRight,
  lookAt,
  lookAtScene,
  type Sighting,
  scenesOn,
  shareOf,
} from '../../support/scenes/sightings.ts';

/** A seed of its own: neither the color table nor the detector's tuning has used its scenes. */
const seed = 20_260;

/** Two at a time, as there are processors: most of the time goes into drawing. */
async function inPairs<T>(things: readonly T[], sight: (thing: T) => Promise<Sighting>) {
  const middle = Math.ceil(things.length / 2);
  const one = async (some: readonly T[]) => {
    const sightings: Sighting[] = [];
    for (const thing of some) sightings.push(await sight(thing));
    return sightings;
  };
  return (await Promise.all([one(things.slice(0, middle)), one(things.slice(middle))])).flat();
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

  it('is that of a piece that was cut out, and not of what is left transparent', async () => {
    const red = sharp(pictureFile('red-dress')).resize(300);
    expect(await lookAt(await red.png().toBuffer())).toEqual({
      color: 'red',
      confidence: 'high',
    });
  });

  it('is never sure of a piece of many colors', async () => {
    const stripes = ['#d3202c', '#f3d843', '#2c56ad', '#2e7d4a', '#8a5fb3'].map(
      (fill, at) => `<rect y="${100 + at * 40}" x="80" width="140" height="40" fill="${fill}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#fff"/>${stripes.join('')}</svg>`;
    expect(await lookAt(await sharp(Buffer.from(svg)).png().toBuffer())).toMatchObject({
      confidence: 'other',
    });
  });

  it.each(colors)('is %s where a cloth of that color fills the picture', async (color) => {
    const [background] = referenceColors[color];
    const cloth = sharp({ create: { width: 60, height: 80, channels: 3, background } });
    expect(await lookAt(await cloth.png().toBuffer())).toMatchObject({ color });
  });

  it.each([
    [1, 1],
    [1, 400],
    [400, 1],
  ])('of a picture of %i by %i pixels does no harm', async (width, height) => {
    const line = sharp({ create: { width, height, channels: 3, background: '#2e7d4a' } });
    expect(await lookAt(await line.png().toBuffer())).toMatchObject({ color: 'green' });
  });
});

const describeWrong = (sightings: readonly Sighting[]) =>
  sightings
    .filter((sighting) => !isRight(sighting))
    .map(({ background, wanted, found }) => `${wanted} on ${background} is called ${found.color}`)
    .join(', ');
