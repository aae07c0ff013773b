import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoOf } from '../../bin/demo/photo.ts';
import { pictureFile, pictureNames } from '../../bin/demo/pictures.ts';
import { demoPeople } from '../../bin/demo/wardrobes.ts';

const frame = { width: 900, height: 1200 };

it('the pictures of the demo are all in the index, and all worn by its people', async () => {
  const files = await readdir(dirname(pictureFile('red-dress')));
  expect(files.sort()).toEqual(pictureNames.map((name) => `${name}.webp`).sort());
  const worn = demoPeople.flatMap(({ pieces }) => pieces.map(({ picture }) => picture));
  expect(new Set(worn)).toEqual(new Set(pictureNames));
});

it('every picture of the demo shows a piece alone in a transparent frame, clear of its edges', async () => {
  for (const name of pictureNames) {
    const file = sharp(pictureFile(name));
    expect(await file.metadata(), name).toMatchObject({ ...frame, format: 'webp', hasAlpha: true });
    const [width, height] = [90, 120];
    const opacity = await file.extractChannel('alpha').resize(width, height).raw().toBuffer();
    const edge = opacity.filter((_, at) => at < width || at >= opacity.length - width || at % width === 0);
    expect(Math.max(...edge), name).toBe(0);
    const covered = opacity.filter((value) => value > 127).length / opacity.length;
    expect(covered > 0.1 && covered < 0.8, `${name}: ${covered}`).toBe(true);
  }
});

it('a photo of the demo is the same at every run, and shows the piece on a ground with its shadow', async () => {
  expect((await photoOf('red-dress')).equals(await photoOf('red-dress'))).toBe(true);
  const photo = await sharp(await photoOf('gray-tote'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(photo.info).toMatchObject({ ...frame, channels: 3 });
  const piece = await sharp(pictureFile('gray-tote')).raw().toBuffer();
  /** The mean of the red channel over a square of 16 × 16 pixels. */
  const mean = (pixels: Buffer, channels: number, left: number, top: number) => {
    let sum = 0;
    for (let y = top; y < top + 16; y++)
      for (let x = left; x < left + 16; x++) sum += pixels[(y * frame.width + x) * channels] ?? 0;
    return sum / 256;
  };
  expect(Math.abs(mean(photo.data, 3, 440, 700) - mean(piece, 4, 440, 700))).toBeLessThan(3);
  const [besideShadow, inShadow] = [mean(photo.data, 3, 440, 1182), mean(photo.data, 3, 440, 1150)];
  expect(besideShadow).toBeGreaterThan(inShadow);
});
