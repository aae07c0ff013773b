import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { looksAlike } from '#shared/rules/image-hash';
import { photoOf } from '../../../bin/demo/photo.ts';
import { pictureFile } from '../../../bin/demo/pictures.ts';
import { decodePhoto } from '../../../functions/images/decode/decode-photo.ts';
import { hashOf } from '../../../functions/images/image-hash.ts';
import { thumbnailOf } from '../../../functions/images/thumbnail.ts';
import { demoPieces } from '../../support/scenes/sightings.ts';

const [width, height] = [225, 300];
const lookOf = async (file: Buffer) => hashOf(await thumbnailOf(await decodePhoto(file)));

const pieces: { name: string; picture: Buffer; look: string }[] = [];
for (const { picture: name } of demoPieces.filter((_, index) => index % 3 === 0)) {
  const picture = await photoOf(name, width);
  pieces.push({ name, picture, look: await lookOf(picture) });
}

describe('a photo is known again', () => {
  it('in another format, size, brightness or saturation', async () => {
    for (const change of [
      (picture: Sharp) => picture.jpeg({ quality: 50 }),
      (picture: Sharp) => picture.webp({ quality: 40 }),
      (picture: Sharp) => picture.resize(112).jpeg(),
      (picture: Sharp) => picture.modulate({ brightness: 1.1 }).jpeg(),
      (picture: Sharp) => picture.modulate({ brightness: 0.88 }).jpeg(),
      (picture: Sharp) => picture.modulate({ saturation: 1.25 }).jpeg(),
    ])
      for (const { name, picture, look } of pieces) {
        const again = await lookOf(await change(sharp(picture)).toBuffer());
        expect(looksAlike(look, again), `${name}, ${change}`).toBe(true);
      }
  });

  it('trimmed at its edges, nearly always', async () => {
    const area = { left: 5, top: 7, width: width - 10, height: height - 14 };
    const known: boolean[] = [];
    for (const { picture, look } of pieces)
      known.push(looksAlike(look, await lookOf(await sharp(picture).extract(area).jpeg().toBuffer())));
    expect(known.filter(Boolean).length / known.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('two pieces', () => {
  it('hardly ever pass for one', () => {
    const pairs = pieces.flatMap((one, index) =>
      pieces.slice(index + 1).map((other) => [one, other] as const),
    );
    const mistaken = pairs.filter(([one, other]) => looksAlike(one.look, other.look));
    const names = mistaken.map(([one, other]) => `${one.name} / ${other.name}`).join(', ');
    expect(mistaken.length / pairs.length, names).toBeLessThan(0.01);
  });

  it('of one cut and another color are two', async () => {
    const lookDyed = async (...dye: [red: number, green: number, blue: number]) => {
      const shirt = sharp(pictureFile('white-shirt')).linear(dye, [0, 0, 0]);
      return lookOf(await shirt.flatten({ background: '#eae3d6' }).resize(width).jpeg().toBuffer());
    };
    const green = await lookDyed(0.32, 0.44, 0.35);
    const red = await lookDyed(0.68, 0.17, 0.2);
    const blue = await lookDyed(0.31, 0.48, 0.66);
    expect(looksAlike(green, red)).toBe(false);
    expect(looksAlike(green, blue)).toBe(false);
    expect(looksAlike(red, blue)).toBe(false);
  });
});

it('a picture of a single pixel has a look as well', async () => {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  expect(await lookOf(await pixel.png().toBuffer())).toMatch(/^[0-9a-f]{22}$/);
});
