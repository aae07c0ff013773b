import { expect, it } from 'vitest';
import * as numbers from '#frontend/features/statistics/numbers.ts';
import { anItem } from '../../../support/examples/made-up.ts';

const { colorsOf, costsOf, departuresOf, hasOldPieces, kindsOf, swatchOf, wearingIn } = numbers;

const today = '2026-11-10';
const day = (date: string, ...items: { id: string }[]) => ({
  date,
  itemIds: items.map(({ id }) => id),
  outfitIds: [],
});
const shirt = anItem({ color: 'white' });
const jeans = anItem({ category: 'jeans', color: 'blue', lastWornOn: '2026-06-01' });
const coat = anItem({ category: 'coat', color: 'navy' });
const sold = anItem({ archiveReason: 'sold' });

const days = [
  day('2026-06-01', jeans),
  day('2026-10-11', shirt),
  day('2026-10-12', shirt, sold),
  day('2026-11-10', shirt, { id: 'gone' }),
  day('2026-11-11', coat),
];

it('what is worn counts pieces worn in the last days up to today, the most worn first, without archived ones', () => {
  const { owned, worn, unworn, percent } = wearingIn([shirt, jeans, coat, sold], days, 30, today);
  expect(owned).toBe(3);
  // The 30 days begin with October 12.
  expect(worn).toEqual([{ item: shirt, days: 2 }]);
  expect(unworn).toEqual([coat, jeans]);
  expect(percent).toBe(33);
  const longer = wearingIn([jeans, shirt], days, 365, today);
  expect([longer.worn.map((piece) => piece.days), longer.percent]).toEqual([[3, 1], 100]);
  expect(wearingIn([], days, 30, today)).toEqual({ owned: 0, worn: [], unworn: [], percent: 0 });
});

it('what is worn is counted for colors and kinds, with the pieces that were not worn', () => {
  const { worn } = wearingIn([shirt, jeans, coat], days, 30, today);
  const other = anItem({ color: 'White', category: 'turtleneck' });
  expect(colorsOf([shirt, other, coat], worn)).toEqual([
    { name: 'white', pieces: 2, worn: 1, wears: 2 },
    { name: 'navy', pieces: 1, worn: 0, wears: 0 },
  ]);
  expect(kindsOf([coat, shirt, other], worn)).toEqual([
    { name: 'top', pieces: 2, worn: 1, wears: 2 },
    { name: 'outerwear', pieces: 1, worn: 0, wears: 0 },
  ]);
});

const priced = (price: number | null, timesWorn: number, currency: string | null = 'EUR') =>
  anItem({ price, timesWorn, currency });

it('what wearing costs is told by currency, and pieces without a price are left out', () => {
  const [cheap, dear, unworn] = [priced(10, 10), priced(100, 2), priced(80, 0)];
  const swedish = priced(500, 5, 'SEK');
  expect(costsOf([dear, swedish, priced(null, 7), cheap, unworn])).toEqual([
    {
      currency: 'EUR',
      pieces: 3,
      total: 190,
      best: [
        { item: cheap, cost: 1 },
        { item: dear, cost: 50 },
      ],
      worst: [{ item: unworn, cost: 80 }],
    },
    { currency: 'SEK', pieces: 1, total: 500, best: [{ item: swedish, cost: 100 }], worst: [] },
  ]);
  expect(costsOf([priced(null, 3)])).toEqual([]);
});

const old = { createdAt: '2025-11-01T08:00:00.000Z' };
const count = (...counts: [{ id: string }, number][]) =>
  new Map(counts.map(([{ id }, outfits]) => [id, outfits]));

it('what could go is what is a year old, unworn for a year and in few outfits', () => {
  const idle = anItem(old);
  const longUnworn = anItem({ ...old, lastWornOn: '2025-11-10' });
  const worn = anItem({ ...old, lastWornOn: '2025-11-11' });
  const useful = anItem(old);
  const fresh = anItem({ createdAt: '2025-11-11T08:00:00.000Z' });
  const away = anItem({ ...old, archiveReason: 'donated' });
  const scarf = anItem({ ...old, category: 'scarf', lastWornOn: '2025-01-01' });
  const all = [idle, longUnworn, worn, useful, fresh, away, scarf];
  const counts = count([idle, 0], [longUnworn, 3], [worn, 10], [useful, 12], [fresh, 10]);
  expect(departuresOf(all, counts, today)).toEqual([
    { item: idle, outfits: 0, usual: 7 },
    { item: scarf, outfits: null, usual: null },
    { item: longUnworn, outfits: 3, usual: 7 },
  ]);
});

it('what could go cannot be told before anything is a year old', () => {
  expect(hasOldPieces([anItem({ createdAt: '2025-11-11T08:00:00.000Z' })], today)).toBe(false);
  expect(hasOldPieces([anItem({ ...old, archiveReason: 'sold' })], today)).toBe(false);
  expect(hasOldPieces([anItem(old)], today)).toBe(true);
});

it('a color has a swatch where the catalog knows it, by its own name or another', () => {
  expect(swatchOf('burgundy')).toBe(swatchOf('red'));
  expect(swatchOf('navy')).not.toBe(swatchOf('blue'));
  expect([swatchOf('unknown'), swatchOf('constructor')]).toEqual([null, null]);
});
