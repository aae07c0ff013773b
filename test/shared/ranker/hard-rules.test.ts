import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesBySlot, slotOf } from '#shared/catalog';
import { isWearable } from '#shared/ranker/hard-rules';
import { readIntent } from '#shared/ranker/intent';
import { rankOutfits } from '#shared/ranker/rank';
import { anyWardrobe, anyWish } from '../../support/wardrobes.ts';

describe('pieces that can be worn together', () => {
  it.each([
    ['a top and a bottom', ['shirt', 'jeans']],
    ['a dress', ['midi-dress']],
    ['a dress in capitals', ['Dress']],
    [
      'one of everything and several accessories',
      ['shirt', 'jeans', 'coat', 'boots', 'bag', 'watch', 'scarf', 'hat'],
    ],
  ])('are %s', (_, categories) => expect(isWearable(categories)).toBe(true));

  it.each([
    ['nothing at all', []],
    ['a top alone', ['shirt']],
    ['a bottom alone', ['jeans', 'sneakers']],
    ['two tops', ['shirt', 'sweater', 'jeans']],
    ['two bottoms', ['shirt', 'jeans', 'skirt']],
    ['two dresses', ['dress', 'jumpsuit']],
    ['a dress with a top', ['dress', 'shirt']],
    ['a dress with a bottom', ['dress', 'jeans']],
    ['a dress with a top and a bottom', ['dress', 'shirt', 'jeans']],
    ['two coats', ['shirt', 'jeans', 'coat', 'blazer']],
    ['two pairs of shoes', ['shirt', 'jeans', 'boots', 'heels']],
    ['two bags', ['shirt', 'jeans', 'tote', 'bag']],
    ['what is not worn', ['shirt', 'jeans', 'other']],
    ['what nobody knows', ['shirt', 'jeans', 'spacesuit']],
  ])('are not %s', (_, categories) => expect(isWearable(categories)).toBe(false));
});

describe('every outfit of any wardrobe for any wish', () => {
  const given = fc.tuple(anyWardrobe(), anyWish, fc.nat());
  /** Checks each outfit that is made of a wardrobe. */
  const holds = (
    check: (outfit: { slots: string[]; ids: string[] }, owns: (slot: string) => boolean) => void,
  ) =>
    fc.assert(
      fc.property(given, ([wardrobe, wish, seed]) => {
        const owns = (slot: string) => wardrobe.some(({ category }) => slotOf(category) === slot);
        for (const { garments } of rankOutfits(wardrobe, wish, { seed }))
          check({ slots: garments.map(({ slot }) => slot), ids: garments.map(({ id }) => id) }, owns);
      }),
      { numRuns: 40 },
    );
  const count = (slots: string[], slot: string) => slots.filter((each) => each === slot).length;

  it('has one top and one bottom, or one dress and neither', () => {
    holds(({ slots }) => {
      expect([count(slots, 'top'), count(slots, 'bottom')]).toEqual(
        slots.includes('dress') ? [0, 0] : [1, 1],
      );
      expect(count(slots, 'dress')).toBeLessThanOrEqual(1);
    });
  });

  it('has at most one of every other slot but accessory, and nothing that is not worn', () => {
    holds(({ slots }) => {
      for (const slot of ['outerwear', 'shoes', 'bag']) expect(count(slots, slot)).toBeLessThanOrEqual(1);
      expect(slots).not.toContain('other');
    });
  });

  it('has shoes where shoes are owned', () => {
    holds(({ slots }, owns) => expect(slots.includes('shoes')).toBe(owns('shoes')));
  });

  it('is made of pieces of the wardrobe, none of them twice, and can be worn', () => {
    fc.assert(
      fc.property(given, ([wardrobe, wish, seed]) => {
        const categoryOf = new Map(wardrobe.map(({ id, category }) => [id, category]));
        for (const { garments } of rankOutfits(wardrobe, wish, { seed })) {
          const ids = garments.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(isWearable(ids.map((id) => categoryOf.get(id) ?? 'not owned'))).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has outerwear when it is cold or wet and outerwear is owned', () => {
    const harshWish = fc.constantFrom(
      'a cold day',
      'winter',
      'snow',
      'autumn walk',
      'rainy summer',
      'drizzle',
    );
    fc.assert(
      fc.property(anyWardrobe(), harshWish, (wardrobe, prompt) => {
        const owned = wardrobe.some(({ category }) => slotOf(category) === 'outerwear');
        for (const { garments } of rankOutfits(wardrobe, { prompt, mood: null, occasion: null }))
          expect(garments.some(({ slot }) => slot === 'outerwear')).toBe(owned);
      }),
      { numRuns: 40 },
    );
  });

  it('is worth a number from 0 to 1 and is not listed twice', () => {
    fc.assert(
      fc.property(given, ([wardrobe, wish, seed]) => {
        const ranked = rankOutfits(wardrobe, wish, { seed });
        for (const { score } of ranked) expect(score >= 0 && score <= 1).toBe(true);
        const sets = ranked.map(({ garments }) =>
          garments
            .map(({ id }) => id)
            .sort()
            .join(),
        );
        expect(new Set(sets).size).toBe(sets.length);
      }),
      { numRuns: 40 },
    );
  });
});

it('there is no outfit exactly when a wardrobe has neither a dress nor a top and a bottom', () => {
  fc.assert(
    fc.property(anyWardrobe({ maxLength: 6 }), anyWish, (wardrobe, wish) => {
      const owns = (slot: string) => wardrobe.some(({ category }) => slotOf(category) === slot);
      const canDress = owns('dress') || (owns('top') && owns('bottom'));
      expect(rankOutfits(wardrobe, wish).length > 0).toBe(canDress);
    }),
    { numRuns: 300 },
  );
});

it('a wish in any words is understood or passed over, never stumbled over', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const { formality, styles } = readIntent(wish);
      expect(formality === null || (formality >= 0 && formality <= 1)).toBe(true);
      for (const weight of Object.values(styles)) expect(weight).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

it('every category of the catalog but other can be part of an outfit', () => {
  const all = Object.values(categoriesBySlot).flat();
  for (const category of all.filter((name) => name !== 'other')) {
    const slot = slotOf(category);
    const rest = ['top', 'bottom'].includes(slot)
      ? ['shirt', 'jeans'].filter((each) => slotOf(each) !== slot)
      : [];
    const base = slot === 'dress' || rest.length ? rest : ['shirt', 'jeans'];
    expect(isWearable([category, ...base])).toBe(true);
  }
});
