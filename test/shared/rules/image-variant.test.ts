import { expect, it } from 'vitest';
import {
  atWidth,
  firstVariant,
  imageVariants,
  imageWidths,
  masterVariant,
} from '#shared/rules/image-variant';

it('a photo is asked for in another width under the same signature, from 320 to 1536, as WebP and AVIF', () => {
  const url = (variant: string) => `/media/user/1_640.webp.jpg/${variant}?Policy=abc&Signature=def`;
  expect(atWidth(url(firstVariant), 1536)).toBe(url('1536.webp'));
  expect(atWidth(url(firstVariant), 320, 'avif')).toBe(url('320.avif'));
  expect(imageWidths).toEqual([320, 640, 960, 1280, 1536]);
  expect(imageVariants.toSorted()).toEqual(
    imageWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`]).toSorted(),
  );
  expect(imageVariants).toEqual(expect.arrayContaining([firstVariant, masterVariant]));
});
