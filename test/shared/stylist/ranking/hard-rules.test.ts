import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesBySlot, slotOf } from '#shared/catalog';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { clashesOf } from '#shared/stylist/ranking/clashes';
import { toGarment, type WardrobeItem } from '#shared/stylist/ranking/garment';
import { extended, isWearable } from '#shared/stylist/ranking/hard-rules';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { intentFor } from '../../../support/examples/intents.ts';
import { anyRequest, anyWardrobe, piece } from '../../../support/examples/wardrobes.ts';
import unwearable from './unwearable.json' with { type: 'json' };

it('pieces are worn together that cover the body once, each part of it', () => {
  for (const worn of [
    'shirt jeans',
    'midi-dress cardigan PARKA',
    'Dress',
    'shirt jeans blazer coat boots bag watch scarf hat',
  ])
    expect(isWearable(worn.split(' ')), worn).toBe(true);
  for (const [what, pieces] of Object.entries(unwearable)) expect(isWearable(pieces), what).toBe(false);
});

it.each([
  ['balloon sleeves under a fitted blazer', ['blouse', 'balloon sleeves'], ['blazer', 'fitted'], 1],
  ['balloon sleeves under a wide blazer', ['blouse', 'balloon sleeves'], ['blazer', 'oversized'], 0],
  ['linen with a wool scarf', ['shirt', 'linen'], ['scarf', 'wool'], 1],
  ['shorts with a turtleneck', ['shorts', ''], ['turtleneck', ''], 1],
  ['running shoes with a dress', ['sneakers', '', 'sporty'], ['dress', '', 'elegant'], 1],
  ['sneakers with a dress', ['sneakers', ''], ['dress', '', 'elegant'], 0],
] as const)('clashes of %s', (_, ...rows) => {
  const pieces = rows.slice(0, 2) as unknown as readonly string[][];
  const worn = pieces.map(([category = '', description = '', style = 'casual']) =>
    toGarment(piece(category, { description, style })),
  );
  expect(clashesOf(worn)).toBe(rows[2]);
});

/** A realistic wardrobe: some items are in the laundry, some are archived, and some belong to another person. */
const keptWardrobe = ({ maxLength = 18 } = {}) =>
  anyWardrobe({ maxLength }).chain((items) =>
    fc
      .array(fc.constantFrom('kept', 'kept', 'kept', 'washed', 'archived', 'foreign'), {
        minLength: items.length,
        maxLength: items.length,
      })
      .map((states) =>
        items.map((item, at) => ({
          ...item,
          userId: states[at] === 'foreign' ? 'stranger' : 'owner',
          isInLaundry: states[at] === 'washed',
          archiveReason: states[at] === 'archived' ? 'sold' : null,
        })),
      ),
  );
const wet = ['drizzle', 'rain', 'snow', 'thunderstorm'] as const;
const anyWeather = fc.option(
  fc.record({
    temperature: fc.integer({ min: -20, max: 38 }),
    condition: fc.constantFrom('clear', 'fog', ...wet),
    windSpeed: fc.integer({ min: 0, max: 25 }),
  }),
);
const isAvailable = (item: WardrobeItem) =>
  item.userId === 'owner' && !item.isInLaundry && !item.archiveReason;

describe('every outfit of thousands of wardrobes, in any weather and for any request', () => {
  const given = fc.record({
    wardrobe: keptWardrobe(),
    request: anyRequest,
    weather: anyWeather,
    forceVariety: fc.boolean(),
    seed: fc.nat(),
  });
  const count = (slots: readonly string[], slot: string) => slots.filter((each) => each === slot).length;

  it('keeps every hard rule', () => {
    fc.assert(
      fc.property(given, ({ wardrobe, request, weather, forceVariety, seed }) => {
        const own = new Map(wardrobe.filter(isAvailable).map((item) => [item.id, item]));
        const owns = (slot: string) => [...own.values()].some(({ category }) => slotOf(category) === slot);
        const outfits = rankOutfits(
          wardrobe,
          { ...request, weather, forceVariety, userId: 'owner' },
          { seed },
        );
        for (const { garments, score } of outfits) {
          const ids = garments.map(({ id }) => id);
          const slots = garments.map(({ slot }) => slot);
          // No item is in the laundry, archived or of another person, and no item is used twice.
          expect(ids.every((id) => own.has(id))).toBe(true);
          expect(new Set(ids).size).toBe(ids.length);
          // Either one top and one bottom, or one dress without them.
          expect([count(slots, 'top'), count(slots, 'bottom'), count(slots, 'dress')]).toEqual(
            slots.includes('dress') ? [0, 0, 1] : [1, 1, 0],
          );
          expect(isWearable(garments.map(({ category }) => category))).toBe(true);
          expect(slots.includes('shoes')).toBe(owns('shoes'));
          if (intentFor({ ...request, weather }).needsOuterwear)
            expect(slots.includes('outerwear')).toBe(owns('outerwear'));
          expect(score >= 0 && score <= 1).toBe(true);
        }
        const sets = outfits.map(({ garments }) =>
          garments
            .map(({ id }) => id)
            .sort()
            .join(),
        );
        expect(new Set(sets).size).toBe(sets.length);
        expect(outfits.length > 0).toBe(owns('dress') || (owns('top') && owns('bottom')));
      }),
      { numRuns: 1500 },
    );
  });

  it('has the base pieces, or there is none when they cannot be worn together or at all', () => {
    fc.assert(
      fc.property(
        keptWardrobe(),
        anyRequest,
        fc.array(fc.nat({ max: 17 }), { minLength: 1, maxLength: 4 }),
        (wardrobe, request, places) => {
          const chosen = [...new Set(places)].flatMap((place) => wardrobe[place] ?? []);
          const baseItems = chosen.map(({ id }) => id);
          const outfits = rankOutfits(wardrobe, { ...request, baseItems, userId: 'owner' });
          const conflict = selectionConflict(chosen.map(({ category }) => category));
          if (conflict || !chosen.every(isAvailable)) expect(outfits).toEqual([]);
          for (const { garments } of outfits) {
            const ids = garments.map(({ id }) => id);
            expect(baseItems.every((id) => ids.includes(id))).toBe(true);
            const slots = garments.map(({ slot }) => slot);
            expect([count(slots, 'top'), count(slots, 'bottom'), count(slots, 'dress')]).toEqual(
              slots.includes('dress') ? [0, 0, 1] : [1, 1, 0],
            );
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
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

it('tights want bare legs, a tie wants a collar, and a vest is no coat over a blazer', () => {
  const joins = (category: string, worn: string) =>
    extended(
      [worn.split(' ').map((each) => toGarment(piece(each)))],
      [toGarment(piece(category, { id: 'added' }))],
    ).length > 0;
  expect(joins('tights', 'shirt jeans')).toBe(false);
  expect(joins('tights', 'shirt skirt')).toBe(true);
  expect(joins('tie', 't-shirt jeans')).toBe(false);
  expect(joins('tie', 'shirt trousers')).toBe(true);
  expect(joins('scarf', 'shirt jeans scarf')).toBe(false);
  expect(joins('vest', 'shirt jeans blazer')).toBe(false);
  expect(joins('coat', 'shirt jeans blazer')).toBe(true);
  expect(joins('constructor', 'shirt')).toBe(true);
});

describe('pieces that the person never wears together', () => {
  const request = { prompt: '', mood: null, occasion: null };
  const clothes = ['jeans', 'skirt', 'boots', 'heels'].map((category) => piece(category));
  const shirt = piece('shirt', { id: 'shirt', neverWith: ['skirt', 'heels', 'deleted'] });
  const worn = (items: readonly WardrobeItem[]) =>
    rankOutfits(items, request).map(({ garments }) => garments.map(({ id }) => id));

  it('are in no outfit, whichever of the two has the wish', () => {
    const outfits = worn([shirt, ...clothes]);
    expect(outfits.length).toBeGreaterThan(0);
    expect(outfits.flat()).not.toContain('skirt');
    expect(outfits.flat()).not.toContain('heels');
    const [top, ...others] = [
      piece('shirt'),
      piece('jeans'),
      piece('skirt', { id: 'skirt', neverWith: ['shirt'] }),
    ];
    expect(worn([top as WardrobeItem, ...others]).flat()).not.toContain('skirt');
  });

  it('are worn if there is nothing else, or if the person chose both', () => {
    expect(worn([shirt, piece('skirt')])).toEqual([['shirt', 'skirt']]);
    const both = rankOutfits([shirt, ...clothes], { ...request, baseItems: ['shirt', 'skirt'] });
    expect(both.length).toBeGreaterThan(0);
  });
});

it('a piece that the person wants to wear more is chosen before its like', () => {
  const tops = ['a', 'b', 'c'].map((id) => piece('shirt', { id }));
  for (const more of tops) {
    const items = [...tops.map((top) => ({ ...top, wearMore: top === more })), piece('jeans')];
    const [best] = rankOutfits(items, { prompt: '', mood: null, occasion: null });
    expect(best?.garments.map(({ id }) => id)).toContain(more.id);
  }
});
