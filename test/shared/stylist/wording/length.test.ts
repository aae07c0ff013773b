import { expect, it } from 'vitest';
import { listen } from '#shared/stylist/hearing/listen';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { factsOf } from '#shared/stylist/wording/facts';
import { presentOutfit } from '#shared/stylist/wording/present-outfit';
import requests from '../../../support/wishes/requests.json' with { type: 'json' };
import wardrobes from '../../../support/wishes/wardrobes.json' with { type: 'json' };

/** The texts about the best outfits for the wishes, as somebody reads them. */
const textsIn = (language: 'en' | 'sv') =>
  requests.map(({ wardrobe, prompt }) => {
    const items = wardrobes[wardrobe as keyof typeof wardrobes].map((item) => ({
      ...item,
      brand: null,
      seasons: [],
    }));
    const request = { prompt, mood: null, occasion: null, weather: null };
    const brief = listen(request, items);
    const [best] = rankOutfits(items, { ...request, baseItems: [], brief });
    if (!best) return '';
    const asked = { ...request, baseItemIds: [], language };
    const { description, reasoning, stylingTips } = presentOutfit(factsOf(asked, brief, best, items));
    return [description, reasoning, ...stylingTips].join(' ');
  });

// Swedish writes compounds as one word.
it.each([
  ['en', 50],
  ['sv', 44],
] as const)(
  'an answer in %s has at least %i and at most 70 words in the middle, and at most 100',
  (language, least) => {
    const counts = textsIn(language)
      .map((text) => text.split(/\s+/).length)
      .toSorted((one, other) => one - other);
    const median = counts[Math.floor(counts.length / 2)] ?? 0;
    expect(median).toBeGreaterThanOrEqual(least);
    expect(median).toBeLessThanOrEqual(70);
    expect(counts.at(-1)).toBeLessThanOrEqual(100);
  },
);
