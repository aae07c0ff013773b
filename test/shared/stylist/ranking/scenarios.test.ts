import { describe, expect, it } from 'vitest';
import { moods, occasions } from '#shared/catalog';
import type { Garment, WardrobeItem } from '#shared/stylist/ranking/garment';
import type { Weather } from '#shared/stylist/ranking/intent';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { demoPeople } from '../../../../bin/demo/wardrobes.ts';

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
      for (const open of ['sandals', 'heels']) expect(categories(garments), told).not.toContain(open);
    });
    everyBest({ temperature: 28 }, (garments, told) => {
      for (const warm of ['parka', 'puffer-jacket', 'coat', 'scarf', 'turtleneck', 'gloves'])
        expect(categories(garments), told).not.toContain(warm);
    });
  });

  it('goes out at -5 °C in anything but their warmest coat, nor in the rain in suede', () => {
    const warmest = new Set(['coat', 'puffer-jacket', 'parka']);
    everyBest({ temperature: -5 }, (garments, told) => {
      expect(
        categories(garments).some((category) => warmest.has(category)),
        told,
      ).toBe(true);
    });
    everyBest({ temperature: 9, condition: 'rain' }, (garments, told) => {
      const coat = garments.find(({ slot }) => slot === 'outerwear');
      expect(coat?.attributes.fabrics, told).not.toContain('suede');
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

it('every rule tells what it did to an outfit, and the effects are what sets its worth off from the middle', () => {
  const [best] = rankOutfits(wardrobes[0]?.items ?? [], { prompt: 'office day', mood: null, occasion: null });
  const effects = Object.values(best?.reasons ?? {}).map(({ effect }) => effect);
  expect(effects).toHaveLength(13);
  expect(effects.reduce((sum, effect) => sum + effect, 0.5)).toBeCloseTo(best?.score ?? 0, 6);
});
