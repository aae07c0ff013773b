import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignLooks, daysDressed, type Look, type Wears } from '#shared/stylist/planning/assign-looks';
import { fewestPieces, looksOf, wearPieces } from '#shared/stylist/planning/fewest-pieces';

/** The most days that can be dressed, found by trying all combinations. The flow algorithm is compared with it. */
function mostDays(days: readonly (readonly Look[])[], wears: Wears): number {
  const worn = { look: new Map<string, number>(), fresh: new Map<string, number>() };
  const count = (of: 'look' | 'fresh', key: string, by: number) =>
    worn[of].set(key, (worn[of].get(key) ?? 0) + by);
  const from = (day: number): number => {
    const looks = days[day];
    if (!looks) return 0;
    let best = from(day + 1);
    for (const { key, fresh } of looks) {
      if ((worn.look.get(key) ?? 0) >= wears.look || (worn.fresh.get(fresh) ?? 0) >= wears.fresh) continue;
      count('look', key, 1);
      count('fresh', fresh, 1);
      best = Math.max(best, 1 + from(day + 1));
      count('look', key, -1);
      count('fresh', fresh, -1);
    }
    return best;
  };
  return from(0);
}

const anyLook = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 2 }),
    fc.option(fc.integer({ min: 1, max: 2 })),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([top, bottom, shoes, coat, score]): Look => {
    const seen = [`top ${top}`, `bottom ${bottom}`, `shoes ${shoes}`];
    return { pieces: coat ? [...seen, `coat ${coat}`] : seen, key: seen.join(), fresh: `top ${top}`, score };
  });
const anyTrip = fc.record({
  days: fc.array(fc.array(anyLook, { maxLength: 6 }), { minLength: 1, maxLength: 5 }),
  wears: fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 2 }))
    .map(([look, more]): Wears => ({ look, fresh: look + more })),
});

it('looks are given to as many days of a trip as is possible, and worn no more often than allowed', () => {
  fc.assert(
    fc.property(anyTrip, ({ days, wears }) => {
      expect(daysDressed(days, wears)).toBe(mostDays(days, wears));
      const chosen = assignLooks(days, wears).filter((look) => look !== null);
      for (const of of ['look', 'fresh'] as const)
        for (const worn of Map.groupBy(chosen, ({ key, fresh }) => (of === 'look' ? key : fresh)).values())
          expect(worn.length).toBeLessThanOrEqual(wears[of]);
    }),
    { numRuns: 300 },
  );
});

describe('the pieces that are packed', () => {
  it('dress every day that can be dressed, and none of them can be left out', () => {
    fc.assert(
      fc.property(anyTrip, ({ days, wears }) => {
        const packed = fewestPieces(days, wears);
        const wanted = mostDays(days, wears);
        expect(mostDays(looksOf(days, packed), wears)).toBe(wanted);
        for (const piece of packed) {
          const without = new Set(packed);
          without.delete(piece);
          expect(mostDays(looksOf(days, without), wears)).toBeLessThan(wanted);
        }
        const worn = wearPieces(days, packed, wears, () => true);
        expect(worn.filter((look) => look !== null)).toHaveLength(wanted);
        for (const [day, look] of worn.entries()) if (look) expect(days[day]).toContain(look);
        expect(new Set(worn.flatMap((look) => look?.pieces ?? []))).toEqual(packed);
      }),
      { numRuns: 300 },
    );
  });

  it('are as few as there can be where every subset is tried', () => {
    const look = (top: string, bottom: string): Look => ({
      pieces: [top, bottom],
      key: `${top},${bottom}`,
      fresh: top,
      score: 0.5,
    });
    // The best look of each day would need more pieces. These two tops and two bottoms are enough for all days.
    const shared = [look('a', 'x'), look('a', 'y'), look('b', 'x'), look('b', 'y')];
    const days = [...shared.keys()].map((day) => [look(`own top ${day}`, `own bottom ${day}`), ...shared]);
    expect(fewestPieces(days, { look: 1, fresh: 2 })).toEqual(new Set(['a', 'b', 'x', 'y']));
  });
});
