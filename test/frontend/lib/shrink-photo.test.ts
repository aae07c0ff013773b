import { expect, it } from 'vitest';
import { fitInto } from '#frontend/lib/shrink-photo.ts';

it('a photo is scaled into a square of 1,024 pixels, and never up', () => {
  const sizes = ['4000x3000', '3000x4000', '1024x1024', '1025x10', '90x120', '20000x1'];
  const scaled = sizes.map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return Object.values(fitInto(1024, { width, height })).join('x');
  });
  expect(scaled).toEqual(['1024x768', '768x1024', '1024x1024', '1024x10', '90x120', '1024x1']);
});
