import { describe, expect, it } from 'vitest';
import { likelyCategories, suggestCategory } from '#shared/rules/suggest-category';

const jeans = { category: 'jeans', probability: 0.4 } as const;
const trousers = { category: 'trousers', probability: 0.35 } as const;
const dress = { category: 'dress', probability: 0.25 } as const;

describe('the suggested category', () => {
  it('is the likeliest, high only when it is clear, and none where nothing is likely', () => {
    const clear = [{ ...jeans, probability: 0.9 }];
    const [high, other] = (['high', 'other'] as const).map((confidence) => ({
      category: 'jeans',
      confidence,
    }));
    expect(suggestCategory({ seen: clear })).toEqual(high);
    expect(suggestCategory({ seen: [jeans, trousers, dress] })).toEqual(other);
    // The shape of a skirt is not told from others' surely, however likely it is.
    const skirt = [{ category: 'skirt', probability: 0.99 }] as const;
    expect(suggestCategory({ seen: skirt })).toEqual({ category: 'skirt', confidence: 'other' });
    for (const seen of [[], [{ ...jeans, probability: 0.1 }]]) expect(suggestCategory({ seen })).toBeNull();
  });

  it('is of the likeliest slot: three kinds of shoes weigh more than one bag', () => {
    const seen = [
      { category: 'bag', probability: 0.3 },
      { category: 'sneakers', probability: 0.25 },
      { category: 'loafers', probability: 0.25 },
    ] as const;
    expect(suggestCategory({ seen })?.category).toBe('sneakers');
    expect(likelyCategories({ seen }).map(({ category }) => category)).toEqual([
      'sneakers',
      'loafers',
      'bag',
    ]);
  });

  it('is what the file name tells', () => {
    expect(suggestCategory({ seen: [jeans], named: 'dress' })).toEqual({
      category: 'dress',
      confidence: 'high',
    });
    expect(suggestCategory({ seen: [jeans], named: null })?.category).toBe('jeans');
  });

  it('leans to what the person has, and to what was confirmed last', () => {
    const owned = Array.from({ length: 30 }, () => 'trousers');
    expect(suggestCategory({ seen: [jeans, trousers], owned })?.category).toBe('trousers');
    expect(suggestCategory({ seen: [jeans, trousers], lastConfirmed: 'trousers' })?.category).toBe(
      'trousers',
    );
  });

  it('is not moved by habits where the photo is clear', () => {
    const seen = [
      { category: 'jeans', probability: 0.9 },
      { category: 'trousers', probability: 0.1 },
    ] as const;
    const owned = Array.from({ length: 90 }, () => 'trousers');
    expect(suggestCategory({ seen, owned, lastConfirmed: 'trousers' })?.category).toBe('jeans');
  });

  it('keeps probabilities within 1', () => {
    const [best] = likelyCategories({ seen: [{ ...jeans, probability: 1 }], lastConfirmed: 'jeans' });
    expect(best?.probability).toBe(1);
  });
});
