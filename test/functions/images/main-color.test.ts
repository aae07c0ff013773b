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

/** A separate seed: neither the color table nor the tuning of the detector has used its scenes. */
const seed = 20_260;

describe('the color of a piece', () => {
  it('is that of a piece that was cut out, and not of what is left transparent', async () => {
    const red = sharp(pictureFile('red-dress')).resize(300);
    expect(await lookAt(await red.png().toBuffer())).toEqual({ color: 'red', confidence: 'high' });
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

  it('is that of a cloth that fills the picture, be it a line or a single pixel', async () => {
    const cloth = async (background: string, width = 60, height = 80) =>
      lookAt(
        await sharp({ create: { width, height, channels: 3, background } })
          .png()
          .toBuffer(),
      );
    for (const color of colors) expect(await cloth(referenceColors[color][0])).toMatchObject({ color });
    for (const [width, height] of [
      [1, 1],
      [1, 400],
      [400, 1],
    ])
      expect(await cloth('#2e7d4a', width, height)).toMatchObject({ color: 'green' });
  });

  it('is told from nine in ten of the demo’s pictures', async () => {
    const some = demoPieces.filter((_, index) => index % 4 === 0);
    const sightings: Sighting[] = [];
    for (const { picture, color } of some)
      sightings.push({ background: 'demo', wanted: color, found: await lookAt(await photoOf(picture, 225)) });
    expect(shareOf(sightings, isRight), describeWrong(sightings)).toBeGreaterThanOrEqual(0.9);
  });

  it('is told from nine in ten photos on white, dark and cluttered backgrounds, and when it is sure, nearly always', async () => {
    const backgrounds = ['white', 'dark', 'clutter', 'plaid'] as const;
    const scenes = backgrounds.flatMap((background, index) => scenesOn(background, 6, seed + index));
    const sightings: Sighting[] = [];
    for (const scene of scenes) sightings.push(await lookAtScene(scene));
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
