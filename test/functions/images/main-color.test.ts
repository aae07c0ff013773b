import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { referenceColors } from '#functions/images/subject-color/color-names';
import { colors } from '#shared/catalog';
import { pictureFile } from '../../../bin/demo/pictures.ts';
import { lookAt } from '../../support/scenes/sightings.ts';

describe('the color of a piece', () => {
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
