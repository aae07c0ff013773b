import fc from 'fast-check';
import { categoriesBySlot, colors, styles } from '#shared/catalog';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';

/** A piece of clothing whose id describes it. */
export const piece = (category: string, change: Partial<WardrobeItem> = {}): WardrobeItem => ({
  id: [category, ...Object.values(change)].join(' '),
  category,
  color: 'black',
  style: 'casual',
  brand: null,
  description: null,
  ...change,
});

/** Values that break careless look-ups in objects, such as property names of `Object.prototype`. */
const stumblingBlocks = ['constructor', 'toString', '__proto__', 'hasOwnProperty', ''];
const wordOf = (known: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...stumblingBlocks, ...known.map((word) => word.toUpperCase())) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  );

/** Arbitrary wardrobes: of any size, including unknown categories, colors and styles. */
export const anyWardrobe = ({ maxLength = 120 } = {}) =>
  fc
    .array(
      fc.record({
        category: wordOf(Object.values(categoriesBySlot).flat()),
        color: wordOf([...colors, 'unknown']),
        style: wordOf(styles),
        brand: fc.option(fc.string({ maxLength: 20 })),
        description: fc.option(fc.constantFrom('wool', 'a linen classic', 'constructor')),
      }),
      { maxLength, size: 'max' },
    )
    .map((items) => items.map((item, index): WardrobeItem => ({ id: `item ${index}`, ...item })));

export const anyRequest = fc.record({
  prompt: fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('office day', 'a cold walk in red', 'rain in summer', 'gym', '__proto__ constructor'),
  ),
  mood: fc.option(
    wordOf(['casual', 'elegant > gallery opening', 'sporty', 'edgy', 'professional > client meeting']),
  ),
  occasion: fc.option(wordOf(['wedding', 'beach', 'meeting', 'casual'])),
});
