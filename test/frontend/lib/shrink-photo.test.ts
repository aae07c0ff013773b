import { describe, expect, it } from 'vitest';
import { fitInto, shrinkPhoto } from '#frontend/lib/shrink-photo.ts';
import { photo } from '../../support/examples/made-up.ts';
import { pictureIn } from '../../support/fake/pictures.ts';

describe('a photo scaled into a square of 1,024 pixels', () => {
  it.each([
    [
      [4000, 3000],
      [1024, 768],
    ],
    [
      [3000, 4000],
      [768, 1024],
    ],
    [
      [1024, 1024],
      [1024, 1024],
    ],
    [
      [1025, 10],
      [1024, 10],
    ],
    [
      [90, 120],
      [90, 120],
    ],
    [
      [20_000, 1],
      [1024, 1],
    ],
  ] as const)('of %j pixels has %j', ([width, height], [wantedWidth, wantedHeight]) => {
    expect(fitInto(1024, { width, height })).toEqual({ width: wantedWidth, height: wantedHeight });
  });
});

describe('a photo that is shrunk for its analysis', () => {
  it('is a JPEG in base64 without a prefix, however large the file', async () => {
    const base64 = await shrinkPhoto(photo('large.jpg', { bytes: 10 * 1024 * 1024 }));
    expect(pictureIn(base64 ?? '')).toEqual({ name: 'large.jpg', width: 768, height: 1024 });
  });

  it('is none where the browser cannot decode it', async () => {
    expect(await shrinkPhoto(photo('a.heic', { type: 'image/heic' }))).toBeNull();
  });
});
