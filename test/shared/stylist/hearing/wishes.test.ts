import { expect, it } from 'vitest';
import type { Weather } from '#shared/stylist/ranking/intent';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import requests from '../../../support/wishes/requests.json' with { type: 'json' };
import wardrobes from '../../../support/wishes/wardrobes.json' with { type: 'json' };

/** Matches items whose value is in the list, for every given key. */
type Selector = Partial<Record<'id' | 'category' | 'color' | 'style', string[]>>;
type Wish = {
  id: string;
  wardrobe: string;
  prompt: string;
  mood?: string | null;
  occasion?: string | null;
  weather?: { temperature: number; condition: string } | null;
  baseItemIds?: string[];
  /** `all`: for each selector, a matching piece must be worn. `none`: no matching piece may be worn. */
  expect: { all?: Selector[]; none?: Selector[] };
};
type Item = (typeof wardrobes)['hanna'][number];

const matches = (selector: Selector, item: Item) =>
  Object.entries(selector).every(([key, values]) => values.includes(item[key as keyof Selector]));
const weatherOf = ({ weather }: Wish): Weather | null =>
  weather
    ? {
        temperature: weather.temperature,
        condition: weather.condition === 'rain' || weather.condition === 'snow' ? weather.condition : 'clear',
        windSpeed: weather.condition === 'wind' ? 13 : 2,
      }
    : null;

/** The items of the best outfit for each of 120 wishes, which stylists wrote in five languages. */
const answers = (requests as Wish[]).map((wish) => {
  const items: Item[] = wardrobes[wish.wardrobe as keyof typeof wardrobes];
  const { prompt, mood = null, occasion = null, baseItemIds = [] } = wish;
  const own = items.map((item) => ({
    ...item,
    brand: item.brand ?? null,
    seasons: 'season' in item && item.season ? [item.season] : [],
  }));
  const request = { prompt, mood, occasion, weather: weatherOf(wish), baseItems: baseItemIds };
  const ids = rankOutfits(own, request)[0]?.garments.map(({ id }) => id) ?? [];
  return { wish, worn: items.filter(({ id }) => ids.includes(id)) };
});

it('at least nineteen of twenty get what they asked for and nothing that they refused', () => {
  const missed = answers.filter(
    ({ wish: { expect: wanted }, worn }) =>
      !(wanted.all ?? []).every((selector) => worn.some((item) => matches(selector, item))) ||
      worn.some((item) => (wanted.none ?? []).some((selector) => matches(selector, item))),
  );
  expect(missed.map(({ wish }) => `${wish.id} ${wish.prompt}`).length / answers.length).toBeLessThanOrEqual(
    0.05,
  );
});
