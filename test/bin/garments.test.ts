import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { referenceColors } from '#functions/images/subject-color/color-names';
import { type Category, type Color, categoriesBySlot, colors } from '#shared/catalog';
import { type Lab, labDistance, labOf, labOfRgb } from '#shared/rules/oklab';
import { renderBoard } from '../../bin/demo/garments/board.ts';
import { garmentSvg, renderGarment } from '../../bin/demo/garments/render-garment.ts';

const categories = Object.entries(categoriesBySlot)
  .filter(([slot]) => slot !== 'other')
  .flatMap(([, names]): readonly Category[] => names);

const size = { width: 450, height: 600 };

const meanOf = (places: readonly Lab[]): Lab => {
  const sum = places.reduce<[number, number, number]>(
    ([l, a, b], [pl, pa, pb]) => [l + pl, a + pa, b + pb],
    [0, 0, 0],
  );
  return [sum[0] / places.length, sum[1] / places.length, sum[2] / places.length];
};

/** The mean color of what differs from the border, without the seam between the two. */
async function subjectOf(picture: Buffer): Promise<{ mean: Lab; share: number }> {
  const [width, height] = [180, 240];
  const pixels = await sharp(picture).resize(width, height).raw().toBuffer();
  const at = (i: number): Lab => labOfRgb(pixels[i * 3] ?? 0, pixels[i * 3 + 1] ?? 0, pixels[i * 3 + 2] ?? 0);
  const places = Array.from({ length: width * height }, (_, i) => at(i));
  const near = (i: number, edge: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return Math.min(x, y, width - 1 - x, height - 1 - y) < edge;
  };
  const ground = meanOf(places.filter((_, i) => near(i, 3)));
  const differs = places.map((place) => labDistance(place, ground) > 0.09);
  const around = [-2, -1, 0, 1, 2].flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => dy * width + dx));
  const subject = places.filter((_, i) => !near(i, 2) && around.every((step) => differs[i + step]));
  return { mean: meanOf(subject), share: differs.filter(Boolean).length / places.length };
}

const nearestTo = (mean: Lab): string | undefined =>
  colors.toSorted(
    (a, b) =>
      labDistance(labOf(referenceColors[a][0]), mean) - labDistance(labOf(referenceColors[b][0]), mean),
  )[0];

async function expectTrueColor(category: Category, color: Color): Promise<void> {
  const { mean, share } = await subjectOf(await renderGarment({ category, color }, size));
  expect(nearestTo(mean), `${color} ${category}`).toBe(color);
  expect(share, `${color} ${category}`).toBeGreaterThan(0.15);
  expect(share, `${color} ${category}`).toBeLessThan(0.75);
}

describe('the drawn garments', () => {
  it.each(categories.map((category, i) => ({ category, i })))(
    'show a $category in the color that was asked for',
    async ({ category, i }) => {
      await expectTrueColor(category, colors[(i * 5) % colors.length] ?? 'red');
    },
  );

  it.each(colors.map((color) => ({ color })))('know $color from its neighbors', async ({ color }) => {
    await expectTrueColor('t-shirt', color);
  });

  it('are the same picture for the same drawing, and another one for another variant', async () => {
    const drawing = { category: 'leather-jacket', color: 'brown', variant: 2 } as const;
    const first = await renderGarment(drawing, size);
    expect((await renderGarment(drawing, size)).equals(first)).toBe(true);
    expect((await renderGarment({ ...drawing, variant: 3 }, size)).equals(first)).toBe(false);
  });

  it('stand alone as SVG in the size that is asked for', async () => {
    const drawing = { category: 'trench-coat', color: 'beige' } as const;
    const svg = garmentSvg(drawing, { width: 300, height: 400 });
    expect(garmentSvg(drawing, { width: 300, height: 400 })).toBe(svg);
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 300, height: 400, channels: 4 });
    expect(data[3]).toBe(0);
  });
});

describe('a board of garments', () => {
  it('fills its size and shows every garment beside the others', async () => {
    const drawings = [
      { category: 'shirt', color: 'white' },
      { category: 'jeans', color: 'navy' },
      { category: 'sneakers', color: 'white' },
      { category: 'backpack', color: 'green' },
    ] as const;
    const board = await renderBoard(drawings, { width: 480, height: 600, background: '#b5a693' });
    expect(await sharp(board).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 600 });
    const { share } = await subjectOf(board);
    expect(share).toBeGreaterThan(0.3);
  });
});
