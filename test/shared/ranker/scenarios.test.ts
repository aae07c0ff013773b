import { describe, expect, it } from 'vitest';
import { moods, occasions } from '#shared/catalog';
import type { Garment, WardrobeItem } from '#shared/ranker/garment';
import type { Weather } from '#shared/ranker/intent';
import { rankOutfits } from '#shared/ranker/rank';
import { demoPeople } from '../../../bin/demo/wardrobes.ts';

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
  it('wears sandals, pumps or canvas in the snow', () => {
    everyBest({ temperature: -5, condition: 'snow' }, (garments, told) => {
      expect(categories(garments), told).not.toContain('sandals');
      expect(categories(garments), told).not.toContain('heels');
    });
  });

  it('wears a parka, a puffer jacket or a wool coat at 28 °C', () => {
    everyBest({ temperature: 28 }, (garments, told) => {
      for (const warm of ['parka', 'puffer-jacket', 'coat', 'scarf', 'turtleneck', 'gloves'])
        expect(categories(garments), told).not.toContain(warm);
    });
  });

  it('goes out at -5 °C in anything but their warmest coat', () => {
    everyBest({ temperature: -5 }, (garments, told) => {
      expect(
        categories(garments).some((category) => ['coat', 'puffer-jacket', 'parka'].includes(category)),
        told,
      ).toBe(true);
    });
  });

  it('wears a suede vest as a coat in the rain', () => {
    everyBest({ temperature: 9, condition: 'rain' }, (garments, told) => {
      expect(garments.find(({ slot }) => slot === 'outerwear')?.attributes.fabrics, told).not.toContain(
        'suede',
      );
    });
  });

  it.each(['wedding', 'interview'])('wears gym clothes to a %s', (occasion) => {
    for (const temperature of [5, 15, 28])
      for (const { items } of wardrobes) {
        const [best] = rankOutfits(items, { prompt: '', mood: null, occasion, weather: { temperature } });
        for (const { category, attributes } of best?.garments ?? []) {
          expect(attributes.kind).not.toBe('running-shoes');
          expect(['joggers', 'leggings', 'hoodie', 'sweatshirt', 'shorts']).not.toContain(category);
        }
      }
  });

  it('wears white to somebody else’s wedding', () => {
    for (const { items } of wardrobes) {
      const [best] = rankOutfits(items, {
        prompt: '',
        mood: 'romantic > wedding guest',
        occasion: 'wedding',
        weather: { temperature: 24 },
      });
      expect(best?.garments.some(({ slot, color }) => slot === 'dress' && color === 'white')).toBe(false);
    }
  });

  it('trains in leather boots, heels or a blazer', () => {
    for (const { items } of wardrobes) {
      const [best] = rankOutfits(items, {
        prompt: '',
        mood: 'sporty > gym session',
        occasion: null,
        weather: { temperature: 18 },
      });
      expect(categories(best?.garments ?? [])).not.toContain('heels');
      expect(categories(best?.garments ?? [])).not.toContain('blazer');
    }
  });
});

it('every rule tells what it did to an outfit, and the effects are what sets its worth off from the middle', () => {
  const [best] = rankOutfits(wardrobes[0]?.items ?? [], { prompt: 'office day', mood: null, occasion: null });
  const effects = Object.values(best?.reasons ?? {}).map(({ effect }) => effect);
  expect(effects).toHaveLength(13);
  expect(effects.reduce((sum, effect) => sum + effect, 0.5)).toBeCloseTo(best?.score ?? 0, 6);
});
