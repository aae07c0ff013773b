import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayOccasion, dayOccasions } from '#shared/catalog';
import { daysDressed } from '#shared/stylist/planning/assign-looks';
import { briefOfDay } from '#shared/stylist/planning/day-brief';
import { looksOf } from '#shared/stylist/planning/fewest-pieces';
import { looksForDay } from '#shared/stylist/planning/looks-for-day';
import { packTrip } from '#shared/stylist/planning/pack-trip';
import { isWearable } from '#shared/stylist/ranking/hard-rules';
import { anyWardrobe, piece } from '../../../support/examples/wardrobes.ts';

const day = (date: string, occasion: DayOccasion, temperature: number) => ({
  date,
  occasion,
  weather: { temperature },
});
const anyDays = fc
  .array(fc.tuple(fc.constantFrom(...dayOccasions), fc.integer({ min: -15, max: 35 })), {
    minLength: 1,
    maxLength: 7,
  })
  .map((days) => days.map(([occasion, degrees], at) => day(`2026-11-1${at}`, occasion, degrees)));

describe('a trip', () => {
  it('is dressed on every day that the wardrobe can dress, and no piece of the list can be left out', () => {
    fc.assert(
      fc.property(anyWardrobe({ maxLength: 25 }), anyDays, (wardrobe, days) => {
        const { days: dressed, pieces, wears } = packTrip(wardrobe, days);
        const looks = days.map((each) => looksForDay(wardrobe, each, briefOfDay(each, wardrobe), {}));
        for (const [at, { look }] of dressed.entries()) {
          expect(look !== null).toBe((looks[at] ?? []).length > 0);
          if (!look) continue;
          expect(look.pieces.every((id) => pieces.has(id))).toBe(true);
          const worn = look.pieces.map((id) => wardrobe.find((item) => item.id === id)?.category ?? '');
          expect(isWearable(worn)).toBe(true);
        }
        const dressable = looks.filter((each) => each.length > 0).length;
        const tights = wardrobe.filter(({ category }) => category === 'tights').map(({ id }) => id);
        for (const left of [...pieces.keys()].filter((id) => !tights.includes(id))) {
          const others = new Set([...pieces.keys()].filter((id) => id !== left));
          expect(daysDressed(looksOf(looks, others), wears)).toBeLessThan(dressable);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('has a top for every second day, although the best one suits all days better', () => {
    const wardrobe = [
      ...['white', 'beige', 'navy'].map((color) => piece('t-shirt', { color })),
      piece('shirt', { color: 'white', description: 'linen' }),
      ...['shorts', 'jeans', 'sneakers'].map((category) => piece(category)),
    ];
    const days = [10, 11, 12, 13, 14].map((date) => day(`2026-07-${date}`, 'sightseeing', 25));
    const { days: dressed } = packTrip(wardrobe, days);
    expect(new Set(dressed.map(({ look }) => look?.fresh)).size).toBeGreaterThanOrEqual(3);
  });

  it('dresses every day also where no further look dresses a day more', () => {
    const wardrobe = [
      piece('coat', { color: 'black' }),
      ...Array.from({ length: 6 }, () => piece('t-shirt', { color: 'black' })),
      piece('ankle-boots', { color: 'black', description: 'a linen classic' }),
      piece('rain-boots', { color: 'black' }),
      piece('turtleneck', { color: 'black' }),
      piece('mini-skirt', { color: 'black', style: '' }),
      piece('skirt', { color: 'black', style: '', description: 'a linen classic' }),
    ].map((each, at) => ({ ...each, id: `item ${at}` }));
    const days = [
      day('2026-11-10', 'everyday', -1),
      day('2026-11-11', 'travel', 12),
      day('2026-11-12', 'everyday', -4),
    ];
    expect(packTrip(wardrobe, days).days.filter(({ look }) => look === null)).toEqual([]);
  });

  it('packs one coat and one pair of shoes where they do for every day, and wears no look twice', () => {
    const tops = ['shirt', 'sweater', 'turtleneck'];
    const others = ['jeans', 'chinos', 'boots', 'ankle-boots', 'coat', 'parka'];
    const wardrobe = [...tops, ...others].map((category) => piece(category));
    const days = Array.from({ length: 4 }, (_, at) => day(`2026-11-1${at}`, 'sightseeing', 3));
    const { days: dressed, pieces } = packTrip(wardrobe, days);
    const count = (...names: string[]) => [...pieces.keys()].filter((id) => names.includes(id)).length;
    expect([count('boots', 'ankle-boots'), count('coat', 'parka')]).toEqual([1, 1]);
    expect(new Set(dressed.map(({ look }) => look?.key)).size).toBe(4);
  });

  it('wears a top more often than twice only where there are too few', () => {
    const days = Array.from({ length: 6 }, (_, at) => day(`2026-11-1${at}`, 'everyday', 18));
    const poor = [piece('t-shirt'), piece('jeans'), piece('chinos'), piece('sneakers')];
    expect(packTrip(poor, days).wears).toEqual({ look: 3, fresh: 6 });
    const rich = [...poor, ...['white', 'navy', 'gray'].map((color) => piece('t-shirt', { color }))];
    expect(packTrip(rich, days).wears).toEqual({ look: 1, fresh: 2 });
  });

  it('has tights under a dress in the cold, as a part of the outfit', () => {
    const wardrobe = [piece('dress'), piece('ankle-boots'), piece('coat'), piece('tights')];
    const [cold] = packTrip(wardrobe, [day('2026-11-10', 'dinner', -7)]).days;
    expect(cold?.look?.pieces).toContain('tights');
    const { days, pieces } = packTrip(wardrobe, [day('2026-06-10', 'dinner', 24)]);
    expect(days[0]?.look?.pieces).not.toContain('tights');
    expect(pieces.has('tights')).toBe(false);
  });
});
