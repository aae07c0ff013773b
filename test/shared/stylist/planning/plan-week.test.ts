import { describe, expect, it } from 'vitest';
import type { DayOccasion } from '#shared/catalog';
import { planWeek, type WeekDay } from '#shared/stylist/planning/plan-week';
import { repeatedPieces } from '#shared/stylist/planning/repeats';
import { piece } from '../../../support/examples/wardrobes.ts';

const day = (at: number, occasion: DayOccasion, change: Partial<WeekDay> = {}): WeekDay => ({
  date: `2026-11-1${at}`,
  occasion,
  weather: { temperature: 18 },
  keep: null,
  avoid: [],
  ...change,
});
const colors = ['black', 'white', 'navy', 'gray', 'beige', 'brown', 'blue'];
const week = colors.map((_, at) => day(at, 'work'));
const rich = ['shirt', 'trousers', 'loafers'].flatMap((category) =>
  colors.map((color) => piece(category, { color })),
);
const idsOf = (plan: ReturnType<typeof planWeek>) =>
  plan.map(({ day, outfit }) => day.keep ?? outfit?.garments.map(({ id }) => id) ?? []);

describe('the plan of a week', () => {
  it('wears no piece twice where the wardrobe is large enough', () => {
    const plan = planWeek(rich, week);
    expect(plan.every(({ outfit }) => outfit)).toBe(true);
    expect(repeatedPieces(idsOf(plan))).toEqual(new Map());
  });

  it('wears shoes again before trousers, and dresses every day of a small wardrobe', () => {
    const small = [...rich.filter(({ category }) => category !== 'loafers'), piece('loafers')];
    const plan = planWeek(small, week);
    expect([...repeatedPieces(idsOf(plan)).keys()]).toEqual(['loafers']);
    const poor = [piece('shirt'), piece('trousers'), piece('loafers')];
    expect(planWeek(poor, [day(0, 'work'), day(1, 'work')]).every(({ outfit }) => outfit)).toBe(true);
  });

  it('wears no top, and no bottom with its shoes, on consecutive days while another suits', () => {
    const two = rich.filter(({ color }) => color === 'black' || color === 'navy');
    const worn = idsOf(
      planWeek(two, week, {
        taken: [{ date: '2026-11-09', itemIds: ['shirt black', 'trousers black', 'loafers black'] }],
      }),
    );
    expect(worn[0]).not.toContain('shirt black');
    for (const [at, today] of worn.entries()) {
      const repeated = (worn[at + 1] ?? []).filter((id) => today.includes(id));
      expect(repeated.filter((id) => id.startsWith('shirt'))).toEqual([]);
      expect(repeated.length).toBeLessThan(2);
    }
  });

  it('leaves the pieces of kept and of planned outfits alone', () => {
    const keep = ['shirt white', 'trousers white', 'loafers white'];
    const taken = [{ date: '2026-11-12', itemIds: ['shirt black', 'trousers black', 'loafers black'] }];
    const worn = idsOf(planWeek(rich, [day(0, 'work', { keep }), day(1, 'work')], { taken }));
    expect(worn[0]).toEqual(keep);
    expect(worn[1]).toHaveLength(3);
    expect(
      new Set([...keep, ...taken.flatMap(({ itemIds }) => itemIds)]).intersection(new Set(worn[1])),
    ).toEqual(new Set());
  });

  it('proposes another outfit in place of those that were swapped', () => {
    const avoid: (readonly string[])[] = [];
    for (let swap = 0; swap < 6; swap++) {
      const [worn = []] = idsOf(planWeek(rich, [day(0, 'work', { avoid })]));
      expect(avoid.map((ids) => [...ids].sort().join())).not.toContain([...worn].sort().join());
      avoid.push(worn);
    }
  });

  it('keeps the sport clothes for the sport', () => {
    const sporty = [
      piece('t-shirt', { style: 'sporty' }),
      piece('leggings', { style: 'sporty' }),
      piece('sneakers', { style: 'sporty', description: 'running shoes' }),
    ];
    const wardrobe = [...sporty, piece('sweater'), piece('jeans'), piece('boots')];
    const [everyday, gym] = idsOf(planWeek(wardrobe, [day(0, 'everyday'), day(1, 'gym')]));
    expect(new Set(gym)).toEqual(new Set(sporty.map(({ id }) => id)));
    expect(new Set(everyday).intersection(new Set(gym))).toEqual(new Set());
  });

  it('has no outfit for a day that the wardrobe cannot dress', () => {
    expect(planWeek([piece('shirt')], [day(0, 'work')])).toMatchObject([{ outfit: null }]);
  });
});
