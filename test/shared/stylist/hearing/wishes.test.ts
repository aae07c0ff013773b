import { expect, it } from 'vitest';
import type { Weather } from '#shared/stylist/ranking/intent';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import plain from '../../../support/wishes/plain.json' with { type: 'json' };
import requests from '../../../support/wishes/requests.json' with { type: 'json' };
import single from '../../../support/wishes/single.json' with { type: 'json' };
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

/** Whether the best outfit has what a wish asks for and nothing that it refuses. */
function isMet(wish: Wish): boolean {
  const items: Item[] = wardrobes[wish.wardrobe as keyof typeof wardrobes];
  const { prompt, mood = null, occasion = null, baseItemIds = [] } = wish;
  const own = items.map((item) => ({
    ...item,
    brand: item.brand ?? null,
    seasons: 'season' in item && item.season ? [item.season] : [],
  }));
  const request = { prompt, mood, occasion, weather: weatherOf(wish), baseItems: baseItemIds };
  const ids = rankOutfits(own, request)[0]?.garments.map(({ id }) => id) ?? [];
  const worn = items.filter(({ id }) => ids.includes(id));
  const has = (selector: Selector) => worn.some((item) => matches(selector, item));
  return (wish.expect.all ?? []).every(has) && !(wish.expect.none ?? []).some(has);
}

/** Stylists wrote them in five languages. */
const wishes: readonly Wish[] = requests as Wish[];

it('at least nineteen of twenty get what they asked for and nothing that they refused', () => {
  const missed = wishes.filter((wish) => !isMet(wish)).map(({ id, prompt }) => `${id} ${prompt}`);
  expect(missed.length / wishes.length).toBeLessThanOrEqual(0.05);
});

it.each(single as Wish[])(
  'the best outfit has what is asked for and nothing that is refused: $prompt',
  (wish) => {
    expect(isMet(wish)).toBe(true);
  },
);

type Plain = readonly [
  wardrobe: string,
  prompt: string,
  degrees: number,
  sky: string,
  worn: string,
  not: string,
];
it.each(plain.slice(1) as unknown as readonly Plain[])(
  'a plain occasion gets what a stylist would choose: %s, %s',
  (wardrobe, prompt, temperature, condition, worn, not) => {
    const selectors = (ids: string) =>
      ids
        .split(' ')
        .filter(Boolean)
        .map((id) => ({ id: [id] }));
    const expected = { all: selectors(worn), none: selectors(not) };
    const [, mood = null] = /^mood: (.*)/.exec(prompt) ?? [];
    const asked = { id: prompt, wardrobe, prompt: mood ? '' : prompt, mood, expect: expected };
    expect(isMet({ ...asked, weather: { temperature, condition } })).toBe(true);
  },
);
