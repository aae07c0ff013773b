import { describe, expect, it } from 'vitest';
import { readProduct } from '#functions/clip/read-product';
import { type Category, type Color, categoriesBySlot } from '#shared/catalog';
import { type ClipCategory, clipCategories, clipCategoryOf } from '#shared/rules/clip-category';
import words from './words.json' with { type: 'json' };

const titled = (lang: string, title: string) =>
  readProduct(`<html lang="${lang}"><head><title>x</title></head><body><h1>${title}</h1></body></html>`);

describe('the category of a garment is found by the words of', () => {
  it.each(words.categories as [string, string, Category][])('%s: %s', (language, title, category) =>
    expect(titled(language, title).category).toBe(category),
  );

  it('is null where no garment is named', () => {
    expect(titled('en', 'Ceramic Mug').category).toBeNull();
    expect(titled('sv', 'Presentkort').category).toBeNull();
  });
});

describe('the clip categories', () => {
  it('each have a default wardrobe category that belongs to them', () => {
    for (const [group, category] of Object.entries(clipCategories))
      expect(clipCategoryOf(category)).toBe(group as ClipCategory);
    expect(Object.keys(clipCategories)).toEqual([
      'tops',
      'bottoms',
      'dresses',
      'outerwear',
      'shoes',
      'accessories',
      'others',
    ]);
  });

  it('cover every wardrobe category', () => {
    const groups = new Set(Object.values(categoriesBySlot).flat().map(clipCategoryOf));
    expect([...groups].sort()).toEqual(Object.keys(clipCategories).sort());
  });
});

describe('the catalog color is found by the words of', () => {
  it.each(words.colors as [string, string, Color][])('%s: %s', (language, title, color) =>
    expect(titled(language, title).color).toBe(color),
  );

  it.each(['Wool Coat', 'Linen Shirt', 'Straw Hat', 'Snow Boots'])('is null for: %s', (title) =>
    expect(titled('en', title).color).toBeNull(),
  );
});
