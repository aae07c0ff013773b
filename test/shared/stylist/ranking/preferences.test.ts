import { describe, expect, it } from 'vitest';
import { toGarment } from '#shared/stylist/ranking/garment';
import { skinContrast } from '#shared/stylist/ranking/preferences';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import type { RankRequest } from '#shared/stylist/ranking/rank-request';
import { piece } from '../../../support/examples/wardrobes.ts';

const rank = (request: Partial<RankRequest>, wardrobe = shirts) =>
  rankOutfits(wardrobe, { prompt: 'anything', mood: null, occasion: null, ...request });
const best = (request: Partial<RankRequest>, wardrobe = shirts) =>
  rank(request, wardrobe)[0]?.garments.map(({ id }) => id) ?? [];
const shirt = (color: string) => piece('shirt', { color, id: color });
const shirts = [...['red', 'green', 'purple', 'yellow'].map(shirt), piece('jeans')];

describe('the taste of a person', () => {
  it('brings their favorite color, and says so', () => {
    for (const color of ['red', 'green', 'purple', 'yellow']) {
      const [outfit] = rank({ preferences: { favoriteColors: [color] } });
      expect(outfit?.garments.map(({ id }) => id)).toContain(color);
      expect(outfit?.reasons.preference.favorites).toEqual([color]);
    }
  });

  it('brings their style', () => {
    const wardrobe = ['casual', 'vintage', 'sporty'].map((style) => piece('dress', { style, id: style }));
    for (const style of ['casual', 'vintage', 'sporty'])
      expect(best({ preferences: { stylePreferences: [style] } }, wardrobe)).toEqual([style]);
  });

  it('wants a contrast to the skin by the face', () => {
    const faced = (color: string, skinTone: string | null) =>
      skinContrast([toGarment(shirt(color))], skinTone);
    expect(faced('beige', 'light')).toBe('flat');
    expect(faced('navy', 'light')).toBe('flattering');
    expect(faced('white', 'deep')).toBe('flattering');
    expect(faced('red', 'tan')).toBe('flattering');
    expect(faced('red', null)).toBeNull();
    expect(faced('red', 'constructor')).toBeNull();
    expect(faced('nothing known', 'deep')).toBeNull();
  });

  it('follows what was liked and leaves what was disliked', () => {
    expect(best({ feedback: [{ itemIds: ['green', piece('jeans').id], liked: true }] })).toContain('green');
    const loved = best({});
    expect(best({ feedback: [{ itemIds: loved, liked: false }] })).not.toEqual(loved);
  });
});

describe('what was worn this week', () => {
  it('is not suggested again, unless there is nothing else', () => {
    const worn = [best({})];
    while (worn.length < 4) worn.push(best({ wornThisWeek: worn }));
    expect(new Set(worn.map((ids) => ids.join())).size).toBe(4);
    for (const { garments } of rank({ wornThisWeek: worn.slice(0, 3) }))
      expect(worn.slice(0, 3)).not.toContainEqual(garments.map(({ id }) => id));
    const poor = [shirt('red'), piece('jeans')];
    expect(best({ wornThisWeek: [best({}, poor)] }, poor)).toEqual(best({}, poor));
  });

  it('steps back for what was not, and so does what was suggested lately', () => {
    const wardrobe = [piece('dress', { id: 'one' }), piece('dress', { id: 'other' })];
    expect(best({ suggestedLately: [['one']] }, wardrobe)).toEqual(['other']);
    expect(best({ suggestedLately: [['other']] }, wardrobe)).toEqual(['one']);
  });
});

describe('a second try', () => {
  it('gives more different outfits with variety forced than without', () => {
    const wardrobe = ['black', 'white', 'navy', 'gray', 'beige', 'blue'].flatMap((color) => [
      piece('shirt', { color, id: `${color} shirt` }),
      piece('trousers', { color, id: `${color} trousers` }),
    ]);
    const different = (forceVariety: boolean) =>
      new Set(
        Array.from({ length: 30 }, (_, seed) =>
          rankOutfits(wardrobe, { prompt: 'lunch', mood: null, occasion: null, forceVariety }, { seed })[0]
            ?.garments.map(({ id }) => id)
            .join(),
        ),
      ).size;
    expect(different(true)).toBeGreaterThan(different(false));
  });
});

it('words of fashion tip the scales', () => {
  const wardrobe = [
    piece('skirt', { description: 'pleated', id: 'pleated' }),
    piece('skirt', { description: 'tiered', id: 'tiered' }),
    piece('shirt'),
  ];
  expect(
    best({ trends: { texts: ['Tiered hems are everywhere'], fromPinboard: false } }, wardrobe),
  ).toContain('tiered');
});
