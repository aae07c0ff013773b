import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinStylist } from '#functions/generation/stylist/builtin';
import { categoriesBySlot, colors, moods, occasions, styles } from '#shared/catalog';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { stylingTaskOf } from '../../../support/examples/styling-tasks.ts';
import { piece } from '../../../support/examples/wardrobes.ts';

const wornCategories = Object.entries(categoriesBySlot).flatMap(([slot, names]) =>
  slot === 'other' ? [] : names,
);
/** A wardrobe with values of the catalog, from which an outfit can be made. */
const wardrobe = fc
  .array(
    fc.record({
      category: fc.constantFrom(...wornCategories),
      color: fc.constantFrom(...colors, 'unknown'),
      style: fc.constantFrom(...styles),
    }),
    { maxLength: 20 },
  )
  .map((pieces): WardrobeItem[] => [
    piece('shirt'),
    piece('jeans'),
    ...pieces.map((each, index) => piece(each.category, { ...each, id: `item ${index}` })),
  ]);
const request = fc.record({
  prompt: fc.constantFrom('office day', 'a cold winter walk', 'hot summer', 'something red', 'lunch'),
  mood: fc.constantFrom(
    null,
    ...Object.entries(moods).flatMap(([mood, names]) => [mood, ...names.map((name) => `${mood} > ${name}`)]),
  ),
  occasion: fc.constantFrom(null, ...occasions),
});

describe('the stylist without a model', () => {
  it('presents the best outfit of the ranker', async () => {
    const task = stylingTaskOf([piece('shirt'), piece('sweater'), piece('jeans')]);
    const { itemIds } = await builtinStylist(task);
    expect(itemIds).toEqual(task.shortlist[0]?.garments.map(({ id }) => id));
  });

  it('writes sentences, whole and clean, about every outfit for every request', async () => {
    await fc.assert(
      fc.asyncProperty(wardrobe, request, async (items, wanted) => {
        const { itemIds, itemReasons, stylingTips, title, occasion, ...words } = await builtinStylist(
          stylingTaskOf(items, wanted),
        );
        const { colorHarmony, styleContext, publicTexts, ...sentences } = words;
        // The built-in stylist's texts contain nothing private, so they need no public version.
        expect(publicTexts).toBeNull();
        for (const text of [...Object.values(sentences), ...stylingTips, ...Object.values(itemReasons)])
          expect(text).toMatch(/^[A-Z].*\.$/);
        for (const text of [title, occasion, colorHarmony, ...Object.values(sentences)]) {
          expect(text).toMatch(/^\S.*\S$/);
          expect(text).not.toMatch(/undefined|null|NaN|unknown| {2}|\ba [aeio]|\ban [^aeiou]/i);
        }
        expect(Object.keys(itemReasons).toSorted()).toEqual(itemIds.toSorted());
        expect(stylingTips.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });

  it('warns of suede in the rain', async () => {
    const { reasoning, stylingTips } = await builtinStylist(
      stylingTaskOf(
        [piece('shirt'), piece('jeans'), piece('ankle-boots', { description: 'suede' }), piece('raincoat')],
        { prompt: 'rain' },
      ),
    );
    expect(reasoning).toContain('the raincoat keeps the rain out');
    expect(stylingTips.join(' ')).toMatch(/suede/);
  });

  it('says the same of the same outfit and request, and does not say the same of every one', async () => {
    const pieces = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((brand) => [
      piece('sweater', { brand, color: 'red' }),
      piece('jeans', { brand }),
    ]);
    const told = await Promise.all(pieces.map((items) => builtinStylist(stylingTaskOf(items))));
    const again = await Promise.all(pieces.map((items) => builtinStylist(stylingTaskOf(items))));
    expect(again).toEqual(told);
    expect(new Set(told.map(({ title }) => title)).size).toBeGreaterThan(1);
    expect(new Set(told.map(({ reasoning }) => reasoning)).size).toBeGreaterThan(2);
  });
});
