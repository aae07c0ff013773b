import { describe, expect, it } from 'vitest';
import { moods, occasions } from '#shared/catalog';
import type { Garment, WardrobeItem } from '#shared/stylist/ranking/garment';
import type { Weather } from '#shared/stylist/ranking/intent';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { demoPeople } from '../../../../bin/demo/wardrobes.ts';
import pieces from './scenarios.json' with { type: 'json' };

const wardrobes = demoPeople.map(({ displayName, pieces }) => ({
  displayName,
  items: pieces.map(
    ({ category, color, style, description }): WardrobeItem => ({
      id: description,
      category,
      color,
      style,
      brand: null,
      description,
    }),
  ),
}));
const requests = [
  ...Object.entries(moods).flatMap(([mood, parts]) =>
    parts.map((part) => ({ prompt: '', mood: `${mood} > ${part}`, occasion: null })),
  ),
  ...occasions.map((occasion) => ({ prompt: '', mood: null, occasion })),
];

/** Checks the best outfit of every demo wardrobe for every request, in the given weather. */
function everyBest(weather: Weather, check: (garments: readonly Garment[], told: string) => void) {
  for (const { displayName, items } of wardrobes)
    for (const request of requests) {
      const garments = rankOutfits(items, { ...request, weather })[0]?.garments ?? [];
      check(
        garments,
        `${displayName}, ${request.mood ?? request.occasion}: ${garments.map(({ id }) => id).join(', ')}`,
      );
    }
}
const categories = (garments: readonly Garment[]) => garments.map(({ category }) => category);

describe('nobody of the demo', () => {
  it('wears sandals or pumps in the snow, nor warm pieces at 28 °C', () => {
    everyBest({ temperature: -5, condition: 'snow' }, (garments, told) => {
      // Shoes for the opera are changed at the door.
      const isDressedUp = /opera night|wedding|gallery opening|cocktail hour|party/.test(told);
      const open = isDressedUp ? ['sandals'] : ['sandals', 'heels'];
      for (const each of open) expect(categories(garments), told).not.toContain(each);
    });
    everyBest({ temperature: 28 }, (garments, told) => {
      for (const warm of ['parka', 'puffer-jacket', 'coat', 'scarf', 'turtleneck', 'gloves'])
        expect(categories(garments), told).not.toContain(warm);
    });
  });

  it('goes out at -5 °C in anything but their warmest coat, nor in the rain in suede', () => {
    const warmest = new Set(['coat', 'puffer-jacket', 'parka']);
    everyBest({ temperature: -5 }, (garments, told) => {
      // Who runs gets warm, and who stays at home needs no coat.
      if (!/run: |lazy sunday|work from home/.test(told))
        expect(
          categories(garments).some((category) => warmest.has(category)),
          told,
        ).toBe(true);
    });
    everyBest({ temperature: 9, condition: 'rain' }, (garments, told) => {
      const coat = garments.find(({ slot }) => slot === 'outerwear');
      expect(coat?.attributes.fabrics ?? [], told).not.toContain('suede');
    });
  });

  it('wears gym clothes to a wedding or an interview, white to a wedding, or leather to the gym', () => {
    const best = (
      items: readonly WardrobeItem[],
      mood: string | null,
      occasion: string | null,
      degrees: number,
    ) =>
      rankOutfits(items, { prompt: '', mood, occasion, weather: { temperature: degrees } })[0]?.garments ??
      [];
    for (const { items } of wardrobes) {
      for (const occasion of ['wedding', 'interview'])
        for (const { category, attributes } of [5, 15, 28].flatMap((at) => best(items, null, occasion, at))) {
          expect(attributes.kind).not.toBe('running-shoes');
          expect(['joggers', 'leggings', 'hoodie', 'sweatshirt', 'shorts']).not.toContain(category);
        }
      const guest = best(items, 'romantic > wedding guest', 'wedding', 24);
      expect(guest.some(({ slot, color }) => slot === 'dress' && color === 'white')).toBe(false);
      const gym = categories(best(items, 'sporty > gym session', null, 18));
      expect(['heels', 'blazer'].filter((name) => gym.includes(name))).toEqual([]);
    }
  });
});

describe('what an outfit has at least', () => {
  type Row = [id: string, category: string, color: string, style: string];
  const wardrobe = (rows: string[][]): WardrobeItem[] =>
    (rows as Row[]).map(([id, category, color, style]) => ({
      id,
      category,
      color,
      style,
      brand: null,
      description: id,
    }));
  const owned = wardrobe(pieces.owned);
  const gowns = wardrobe(pieces.gowns);
  const worn = (prompt: string, temperature: number, items = owned) =>
    rankOutfits(items, { prompt, mood: null, occasion: null, weather: { temperature } })[0]?.garments.map(
      ({ id }) => id,
    ) ?? [];

  it.each([
    ['black tie gala', -6, ['tuxedo', 'tuxedo trousers']],
    ['black tie gala', 32, ['tuxedo', 'tuxedo trousers', 'black oxfords']],
    ['a hike', 4, ['wool overcoat']],
    ['a job interview in my blazer', -6, ['tuxedo', 'wool overcoat']],
    ['walk the dog', -6, ['wool overcoat', 'wool sweater']],
  ] as const)('%s at %i °C: %j', (prompt, degrees, pieces) => {
    expect(worn(prompt, degrees)).toEqual(expect.arrayContaining([...pieces]));
  });

  it('a gown goes to a black-tie evening under a coat, and a coat to a dinner of a pregnant person', () => {
    const all = [...owned.filter(({ style }) => style !== 'formal'), ...gowns];
    const evening = worn('black tie gala', -1, all);
    expect(evening).toEqual(expect.arrayContaining(['evening gown', 'wool overcoat']));
    expect(worn('I am eight months pregnant, dinner with friends', 2, all)).toContain('wool overcoat');
  });

  it.each(['a date', 'dinner with friends', 'wedding as a guest', 'job interview', 'office'])(
    'no sports clothes go to: %s',
    (prompt) => {
      for (const degrees of [-6, 10, 24])
        for (const piece of ['snow pants', 'gym shorts', 'beanie with ears'])
          expect(worn(prompt, degrees, [...owned, ...gowns]), `${degrees} °C`).not.toContain(piece);
    },
  );

  it('a slip dress goes to no interview, and is not worn by a pregnant person', () => {
    for (const prompt of ['job interview', 'seven months pregnant, baby shower'])
      expect(worn(prompt, 22, gowns.concat(owned)), prompt).not.toContain('slip dress');
  });
});
