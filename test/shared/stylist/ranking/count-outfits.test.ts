import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combinationScorer } from '#shared/stylist/ranking/combination-score';
import { countOutfits } from '#shared/stylist/ranking/count-outfits';
import { toGarment, type WardrobeItem } from '#shared/stylist/ranking/garment';
import { goodFrom } from '#shared/stylist/ranking/good-outfit';
import { anyWardrobe, piece } from '../../../support/examples/wardrobes.ts';

function counted(wardrobe: readonly WardrobeItem[]) {
  const counting = countOutfits(wardrobe);
  let turns = 0;
  for (;;) {
    const { done, value } = counting.next();
    if (done) return { ...value, turns };
    turns++;
  }
}
const isGood = (...items: WardrobeItem[]) => combinationScorer()(items.map(toGarment)).percent >= goodFrom;

const white = piece('shirt', { color: 'white', style: 'business' });
const navy = piece('trousers', { color: 'navy', style: 'business' });
const loafers = piece('loafers', { color: 'brown', style: 'business' });
const office = [white, navy, loafers];

it('a good outfit counts for each of its pieces', () => {
  expect(isGood(...office)).toBe(true);
  const { outfits, withPiece } = counted(office);
  expect(outfits).toBe(1);
  expect([...withPiece]).toEqual(office.map(({ id }) => [id, 1]));
});

it('what does not go together is no good outfit, and its pieces are in none', () => {
  const joggers = piece('joggers', { color: 'red', style: 'sporty' });
  expect(isGood(white, joggers, loafers)).toBe(false);
  const { outfits, withPiece } = counted([...office, joggers]);
  expect(outfits).toBe(1);
  expect(withPiece.get(joggers.id)).toBe(0);
});

it('the number of an addition is the difference it makes to the count', () => {
  const wardrobe = [
    ...office,
    piece('shirt', { color: 'blue', style: 'business' }),
    piece('skirt', { style: 'business' }),
  ];
  const { outfits, additions } = counted(wardrobe);
  expect(additions.length).toBeGreaterThan(3);
  for (const { category, color, outfits: more } of additions) {
    const added = { ...piece(category, { color, style: 'business' }), id: 'added' };
    expect(counted([...wardrobe, added]).outfits).toBe(outfits + more);
  }
});

it('additions are the most first, one color of a category, and nothing that is owned', () => {
  const { additions } = counted([...office, piece('jeans', { color: 'blue' })]);
  const counts = additions.map(({ outfits }) => outfits);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(new Set(additions.map(({ category }) => category)).size).toBe(additions.length);
  expect(additions).not.toContainEqual(expect.objectContaining({ category: 'jeans', color: 'blue' }));
});

it('a top would help a wardrobe without one, and only a dress an empty wardrobe', () => {
  const [topless, empty] = [counted([navy, loafers]), counted([])];
  expect([topless.outfits, empty.outfits]).toEqual([0, 0]);
  expect(topless.additions.map(({ category }) => category)).toContain('shirt');
  expect(empty.additions.every(({ category }) => category === 'midi-dress')).toBe(true);
});

it('archived pieces do not count, and those in the laundry do', () => {
  expect(counted([{ ...white, archiveReason: 'sold' }, navy, loafers]).outfits).toBe(0);
  expect(counted([{ ...white, isInLaundry: true }, navy, loafers]).outfits).toBe(1);
});

it('any wardrobe is counted in turns, and each piece in no more outfits than there are', () => {
  fc.assert(
    fc.property(anyWardrobe({ maxLength: 30 }), (wardrobe) => {
      const { outfits, withPiece } = counted(wardrobe);
      for (const count of withPiece.values()) expect(count).toBeLessThanOrEqual(outfits);
    }),
    { numRuns: 30 },
  );
  const many = Array.from({ length: 60 }, (_, index) =>
    piece(['shirt', 'trousers', 'loafers'][index % 3] ?? '', { description: `${index}` }),
  );
  expect(counted(many).turns).toBeGreaterThan(10);
});
