import { expect, it } from 'vitest';
import { fitInto, shrinkPhoto } from '#frontend/lib/shrink-photo.ts';
import { photo } from '../../support/examples/made-up.ts';
import { pictureIn } from '../../support/fake/pictures.ts';

it('a photo is scaled into a square of 1,024 pixels, and never up', () => {
  const sizes = ['4000x3000', '3000x4000', '1024x1024', '1025x10', '90x120', '20000x1'];
  const scaled = sizes.map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return Object.values(fitInto(1024, { width, height })).join('x');
  });
  expect(scaled).toEqual(['1024x768', '768x1024', '1024x1024', '1024x10', '90x120', '1024x1']);
});

it('a photo is shrunk to a JPEG in base64 without a prefix, or to nothing where it cannot be decoded', async () => {
  const base64 = await shrinkPhoto(photo('large.jpg', { bytes: 10 * 1024 * 1024 }));
  expect(pictureIn(base64 ?? '')).toEqual({ name: 'large.jpg', width: 768, height: 1024 });
  expect(await shrinkPhoto(photo('a.heic', { type: 'image/heic' }))).toBeNull();
});
