import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesBySlot, slotOf } from '#shared/catalog';
import { type Laid, layFlat } from '#shared/rules/flat-lay';

const lay = (...categories: string[]): Record<string, Laid> => {
  const places = layFlat(categories.map((category) => ({ category, aspectRatio: 0.8 })));
  return Object.fromEntries(categories.map((category, at) => [category, places[at] as Laid]));
};
const bottomOf = ({ top, height }: Laid) => top + height;
const rightOf = ({ left, width }: Laid) => left + width;

/** Outfits with one piece per slot at most, and some accessories. */
const outfits = fc
  .tuple(
    fc.subarray(
      Object.keys(categoriesBySlot).filter(
        (slot) => slot !== 'accessory',
      ) as (keyof typeof categoriesBySlot)[],
    ),
    fc.subarray([...categoriesBySlot.accessory], { maxLength: 4 }),
    fc.nat(),
    fc.double({ min: 0.3, max: 2.5, noNaN: true }),
  )
  .map(([slots, accessories, chance, aspectRatio]) =>
    [
      ...slots.map((slot) => categoriesBySlot[slot][chance % categoriesBySlot[slot].length] ?? 'other'),
      ...accessories,
    ].map((category) => ({ category, aspectRatio })),
  )
  .filter((pieces) => pieces.length > 0);

describe('the pieces of an outfit that are laid flat', () => {
  it('all lie inside any frame in their own proportions, and are seen: only outerwear is half covered', () => {
    fc.assert(
      fc.property(outfits, fc.constantFrom(3 / 4, 1, 4 / 3), (pieces, frame) => {
        const places = layFlat(pieces, frame);
        expect(places).toHaveLength(pieces.length);
        for (const [at, place] of places.entries()) {
          expect(Math.min(place.left, place.top)).toBeGreaterThan(0);
          expect(Math.max(rightOf(place), bottomOf(place))).toBeLessThan(1);
          expect((place.width / place.height) * frame).toBeCloseTo(pieces[at]?.aspectRatio ?? 0, 5);
        }
        for (const [at, one] of layFlat(pieces).entries()) {
          const others = layFlat(pieces).filter(({ layer }) => layer > one.layer);
          const hidden = others.reduce((sum, other) => sum + overlapOf(one, other), 0);
          const most = slotOf(pieces[at]?.category ?? '') === 'outerwear' ? 0.5 : 0.2;
          expect(hidden / (one.width * one.height)).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('lie as they are worn: the top above the trousers, shoes below, outerwear behind, accessories beside', () => {
    const laid = lay('coat', 'shirt', 'jeans', 'sneakers', 'bag', 'watch');
    const { coat, shirt, jeans, sneakers, bag, watch } = laid as Record<string, Laid>;
    if (!coat || !shirt || !jeans || !sneakers || !bag || !watch) throw new Error('A piece is missing.');
    expect(shirt.top).toBeLessThan(jeans.top);
    expect(shirt.layer).toBeGreaterThan(jeans.layer);
    expect(sneakers.top).toBeGreaterThan(bottomOf(jeans));
    expect(coat.layer).toBe(0);
    expect(coat.left).toBeLessThan(shirt.left);
    for (const beside of [bag, watch]) expect(beside.left).toBeGreaterThan(rightOf(shirt));
  });

  it('have the sizes that they have to one another', () => {
    const { jeans, shorts, coat, watch, shirt } = {
      ...lay('coat', 'shirt', 'jeans', 'watch'),
      ...lay('shorts'),
    };
    expect((jeans?.height ?? 0) / (shirt?.height ?? 1)).toBeCloseTo(102 / 66, 5);
    expect(coat?.height).toBeGreaterThan(jeans?.height ?? 1);
    expect((watch?.height ?? 1) / (coat?.height ?? 1)).toBeLessThan(0.25);
    expect(shorts?.width).toBeCloseTo(0.88, 5);
  });
});

function overlapOf(one: Laid, other: Laid): number {
  const width = Math.min(rightOf(one), rightOf(other)) - Math.max(one.left, other.left);
  const height = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
