import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, layoutCollage } from '#functions/images/outfit-picture/layout-collage';
import { categoriesBySlot } from '#shared/catalog';

const area: Cell = { left: 36, top: 36, width: 1128, height: 1528 };
const gap = 10;
const categories = Object.values(categoriesBySlot).flat();
const photos = fc.array(
  fc.record({
    category: fc.constantFrom(...categories, 'spacesuit'),
    aspectRatio: fc.double({ min: 0.3, max: 3, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);
const sizeOf = ({ width, height }: Cell) => width * height;
const upright = (...names: string[]) => names.map((category) => ({ category, aspectRatio: 0.75 }));

describe('the cells of a board', () => {
  it('are one for each piece, whole pixels within the area, apart from each other, and fill it', () => {
    fc.assert(
      fc.property(photos, (some) => {
        const cells = layoutCollage(some, area, gap);
        expect(cells).toHaveLength(some.length);
        for (const { left, top, width, height } of cells) {
          for (const value of [left, top, width, height]) expect(Number.isInteger(value)).toBe(true);
          expect(Math.min(width, height)).toBeGreaterThan(20);
          expect(left).toBeGreaterThanOrEqual(area.left);
          expect(top).toBeGreaterThanOrEqual(area.top);
          expect(left + width).toBeLessThanOrEqual(area.left + area.width);
          expect(top + height).toBeLessThanOrEqual(area.top + area.height);
        }
        for (const [at, one] of cells.entries())
          for (const other of cells.slice(at + 1))
            expect(
              one.left + one.width + gap <= other.left ||
                other.left + other.width + gap <= one.left ||
                one.top + one.height + gap <= other.top ||
                other.top + other.height + gap <= one.top,
            ).toBe(true);
        const covered = cells.reduce((sum, cell) => sum + sizeOf(cell), 0);
        expect(covered / sizeOf(area)).toBeGreaterThan(0.85);
      }),
      { numRuns: 200 },
    );
  });

  it('are large for the first piece and small for what goes with it', () => {
    for (const names of [
      ['shirt', 'jeans', 'loafers', 'watch'],
      ['dress', 'heels', 'bag', 'jewelry'],
      ['shirt', 'trousers', 'coat', 'boots', 'tote', 'scarf'],
    ]) {
      const cells = layoutCollage(upright(...names), area, gap).map(sizeOf);
      expect(cells[0]).toBeGreaterThan(1.6 * (cells.at(-1) ?? Number.POSITIVE_INFINITY));
    }
  });

  it('are never slivers in an outfit of upright photos', () => {
    for (const names of [
      ['t-shirt', 'jeans'],
      ['shirt', 'jeans', 'loafers'],
      ['dress', 'heels'],
      ['shirt', 'jeans', 'coat', 'boots', 'bag'],
      ['shirt', 'trousers', 'blazer', 'oxfords', 'belt', 'watch', 'tie', 'tote'],
    ])
      for (const { width, height } of layoutCollage(upright(...names), area, gap)) {
        expect(width / height).toBeGreaterThan(0.4);
        expect(width / height).toBeLessThan(2.1);
      }
  });
});
