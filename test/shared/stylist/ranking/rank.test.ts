import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import type { RankRequest } from '#shared/stylist/ranking/rank-request';
import { anyRequest, anyWardrobe, piece } from '../../../support/examples/wardrobes.ts';

const bestFor = (wardrobe: readonly WardrobeItem[], request: Partial<RankRequest>) => {
  const [best] = rankOutfits(wardrobe, { prompt: '', mood: null, occasion: null, ...request });
  if (!best) throw new Error('There is no outfit.');
  return best.garments.map(({ id }) => id);
};

const sporty = [piece('t-shirt', { style: 'sporty' }), piece('leggings', { style: 'sporty' })];
const smart = [piece('shirt', { style: 'business' }), piece('trousers', { style: 'business' })];

describe('the best outfit', () => {
  it('is sporty for a sporty request, and smart for business', () => {
    const ids = (items: readonly WardrobeItem[]) => items.map(({ id }) => id);
    for (const request of [
      ...[{ prompt: 'yoga class' }, { prompt: 'gym' }],
      ...[{ mood: 'sporty' }, { mood: 'sporty > morning run' }],
    ])
      expect(bestFor([...smart, ...sporty], request)).toEqual(ids(sporty));
    for (const request of [
      ...[{ prompt: 'client meeting at the office' }, { mood: 'professional' }, { occasion: 'interview' }],
    ])
      expect(bestFor([...sporty, ...smart], request)).toEqual(ids(smart));
  });

  it('has the color that the prompt names', () => {
    const wardrobe = [
      ...['black', 'red', 'navy', 'green'].map((color) => piece('sweater', { color })),
      piece('jeans'),
    ];
    for (const color of ['red', 'green'])
      expect(bestFor(wardrobe, { prompt: `something ${color}` })).toContain(piece('sweater', { color }).id);
  });

  it('has the piece that the prompt names, in the plural as well', () => {
    const wardrobe = [piece('shirt'), piece('jeans'), piece('boots'), piece('sneakers'), piece('loafers')];
    for (const shoes of ['boots', 'sneakers', 'loafers'])
      expect(bestFor(wardrobe, { prompt: `my old ${shoes}` })).toContain(shoes);
  });

  it('is light in summer and warm in winter', () => {
    const light = [piece('tank-top'), piece('shorts'), piece('sandals')];
    const wool = { description: 'wool' };
    const warm = [piece('turtleneck', wool), piece('jeans'), piece('boots'), piece('parka')];
    const wardrobe = [...light, ...warm];
    expect(bestFor(wardrobe, { prompt: 'hot summer' })).toEqual(light.map(({ id }) => id));
    expect(bestFor(wardrobe, { prompt: 'cold winter' })).toEqual(warm.map(({ id }) => id));
  });

  it('does not set colors against each other when calm ones are there', () => {
    const wardrobe = [piece('shirt', { color: 'red' }), piece('shirt', { color: 'white' })];
    expect(bestFor([...wardrobe, piece('trousers', { color: 'green' })], { prompt: 'lunch' })).toContain(
      piece('shirt', { color: 'white' }).id,
    );
  });

  it('is as dressed up all over', () => {
    const wardrobe = [piece('shirt'), piece('trousers'), piece('rain-boots'), piece('oxfords')];
    expect(bestFor(wardrobe, { prompt: 'something' })).toContain('oxfords');
  });
});

describe('the ranking', () => {
  it('is the same for the same wardrobe, request and seed', () => {
    fc.assert(
      fc.property(anyWardrobe({ maxLength: 30 }), anyRequest, fc.nat(), (wardrobe, request, seed) => {
        expect(rankOutfits(wardrobe, request, { seed })).toEqual(rankOutfits(wardrobe, request, { seed }));
      }),
      { numRuns: 20 },
    );
  });

  it('varies with the seed where several outfits are about as good', () => {
    const wardrobe = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((brand) => [
      piece('shirt', { brand }),
      piece('jeans', { brand }),
    ]);
    const request = { prompt: 'lunch', mood: null, occasion: null };
    const firsts = Array.from({ length: 20 }, (_, seed) =>
      rankOutfits(wardrobe, request, { seed })[0]
        ?.garments.map(({ id }) => id)
        .join(),
    );
    expect(new Set(firsts).size).toBeGreaterThan(3);
  });

  it('lists at most twelve outfits, or as many as are asked for', () => {
    const wardrobe = ['a', 'b', 'c', 'd', 'e'].flatMap((brand) => [
      piece('shirt', { brand }),
      piece('jeans', { brand }),
    ]);
    const request = { prompt: 'lunch', mood: null, occasion: null };
    expect(rankOutfits(wardrobe, request)).toHaveLength(12);
    expect(rankOutfits(wardrobe, request, { most: 3 })).toHaveLength(3);
  });
});
