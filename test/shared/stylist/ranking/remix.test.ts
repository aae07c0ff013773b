import { describe, expect, it } from 'vitest';
import { questionAbout } from '#shared/stylist/hearing/asked-about';
import { changedBrief } from '#shared/stylist/hearing/changed-brief';
import { listen } from '#shared/stylist/hearing/listen';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { remixOutfits } from '#shared/stylist/ranking/remix';
import { leastNew, newPieces, variedOutfits } from '#shared/stylist/ranking/variety';
import remixable from './remix.json' with { type: 'json' };

const items: WardrobeItem[] = (remixable as [string, string, string, string][]).map(
  ([id, category, color, style]) => ({ id, category, color, style, brand: null, description: id }),
);
const options = { seed: 0 };
const request = (prompt: string) => ({ prompt, mood: null, occasion: null, weather: { temperature: 18 } });
const idsOf = (outfits: ReturnType<typeof rankOutfits>) => outfits[0]?.garments.map(({ id }) => id) ?? [];

const office = request('office day');
const needed = ['oxford shirt', 'wool trousers', 'brown loafers'];
const worn = [...needed, 'leather tote'];

/** The best outfit after a change to one for the office, and what it has that the old one has not. */
function remix(words: string) {
  const change = listen(request(words), items);
  const original = listen(office, items);
  const brief = changedBrief(original, { heard: change, worn, startsAt: 12 }, items);
  const ids = idsOf(remixOutfits(items, { ...office, brief }, { worn, change }, options));
  return { ids, brief, added: ids.filter((id) => !worn.includes(id)) };
}

describe('a change to an outfit', () => {
  it('keeps what a model answers to its question', () => {
    const question = questionAbout([], { answer: 'Yes, the jeans will do.' });
    const heard = { ...listen(request('would jeans do?'), items), question };
    expect(changedBrief(listen(office, items), { heard, worn, startsAt: 12 }, items)).toMatchObject({
      question,
    });
  });

  it.each([
    ['other shoes', ['ballet flats', 'black pumps']],
    ['swap the shoes', ['ballet flats', 'black pumps']],
    ['byt skorna', ['ballet flats', 'black pumps']],
    ['a skirt instead of the trousers', ['pencil skirt']],
    ['can I wear the jeans instead?', ['straight jeans']],
    ['a different top', ['silk blouse', 'plain tee', 'black blazer']],
  ])('“%s” changes one piece', (words, expected) => {
    const { ids, added } = remix(words);
    expect(ids).toHaveLength(worn.length);
    expect(added).toHaveLength(1);
    expect(expected).toContain(added[0]);
  });

  it('that asks for a dress replaces what cannot be worn with it, and nothing else', () => {
    expect(remix('the red dress instead').ids.toSorted()).toEqual([
      'brown loafers',
      'leather tote',
      'slip dress',
    ]);
  });

  it('that leaves a piece out adds none', () => {
    expect(remix('without a bag').ids.toSorted()).toEqual(['brown loafers', 'oxford shirt', 'wool trousers']);
  });

  it('keeps language, setting and weather of the outfit, unless it names another setting', () => {
    const { brief } = remix('något mer färgglatt');
    expect(brief).toMatchObject({
      language: 'en',
      settings: [{ id: 'office' }],
      weather: { temperature: 18 },
    });
    expect(remix('Change to evening wear').brief.settings).toMatchObject([{ id: 'cocktail' }]);
    expect(remix('Change to evening wear').ids).toContain('slip dress');
  });

  it('gives the same outfit where nothing else can be worn', () => {
    const own = items.filter(({ id }) => needed.includes(id));
    const change = listen(request('Add more color'), own);
    const ranked = remixOutfits(own, { ...office, brief: change }, { worn: needed, change }, options);
    expect(idsOf(ranked).toSorted()).toEqual(needed.toSorted());
  });
});

describe('another outfit for the same request', () => {
  const variedFrom = (own: WardrobeItem[]) => {
    const last = idsOf(rankOutfits(own, office, options));
    const ids = idsOf(
      variedOutfits(own, { ...office, suggestedLately: [last], forceVariety: true }, options),
    );
    return newPieces(ids, last);
  };

  it('has at least two other pieces', () => {
    expect(variedFrom(items)).toBeGreaterThanOrEqual(leastNew);
  });

  it('has fewer where nothing else can be worn', () => {
    expect(variedFrom(items.filter(({ id }) => [...needed, 'ballet flats'].includes(id)))).toBe(1);
    expect(variedFrom(items.filter(({ id }) => needed.includes(id)))).toBe(0);
  });
});

it('a striking piece that was suggested twice today rests, unless it is asked for', () => {
  const party = request('cocktail party');
  const suggestedTwice = ['slip dress', 'black pumps'];
  expect(idsOf(rankOutfits(items, party, options))).toContain('slip dress');
  const rested = idsOf(rankOutfits(items, { ...party, suggestedTwice }, options));
  expect(rested).not.toContain('slip dress');
  expect(rested).toContain('black pumps');
  const asked = { ...request('the red dress for a cocktail party'), suggestedTwice };
  expect(idsOf(rankOutfits(items, asked, options))).toContain('slip dress');
});
