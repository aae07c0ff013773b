import { describe, expect, it } from 'vitest';
import { readProduct } from '#functions/clip/read-product';
import { type Category, type Color, categoriesBySlot } from '#shared/catalog';
import { type ClipCategory, clipCategories, clipCategoryOf } from '#shared/rules/clip-category';

const titled = (lang: string, title: string) =>
  readProduct(`<html lang="${lang}"><head><title>x</title></head><body><h1>${title}</h1></body></html>`);

describe('the category of a garment is found by the words of', () => {
  it.each<[language: string, title: string, category: Category]>([
    ['en', 'Ribbed Roll Neck Jumper with Buttons', 'turtleneck'],
    ['en', 'Shirt Dress in Linen', 'dress'],
    ['en', 'Leather Belt Bag', 'bag'],
    ['en', 'Denim Shorts', 'shorts'],
    ['en', 'Boot-cut jeans', 'jeans'],
    ['en', 'Tie-dye T-shirt', 't-shirt'],
    ['de', 'Sommerkleid mit Gürtel', 'dress'],
    ['de', 'Herren Winterjacke wattiert', 'puffer-jacket'],
    ['de', 'Damen Stiefeletten aus Leder', 'ankle-boots'],
    ['de', 'Kapuzenpullover', 'hoodie'],
    ['fr', 'Chemise en lin', 'shirt'],
    ['fr', 'Robe chemise ceinturée', 'dress'],
    ['fr', 'Baskets basses en cuir', 'sneakers'],
    ['fr', 'Pantalon à pinces', 'trousers'],
    ['es', 'Vestido camisero', 'dress'],
    ['es', 'Zapatillas deportivas', 'sneakers'],
    ['es', 'Bolso de hombro', 'bag'],
    ['it', 'Camicia di lino', 'shirt'],
    ['it', 'Gonna lunga plissettata', 'maxi-skirt'],
    ['it', 'Stivali in pelle', 'boots'],
    ['sv', 'Stickad tröja', 'sweater'],
    ['sv', 'Vinterjacka med luva', 'jacket'],
    ['sv', 'Höga stövlar', 'boots'],
    ['nl', 'Spijkerbroek met wijde pijpen', 'jeans'],
    ['nl', 'Gebreide trui', 'sweater'],
    ['pl', 'Sukienka w kwiaty', 'dress'],
    ['pl', 'Skórzane botki', 'ankle-boots'],
    ['pl', 'Spodnie dresowe', 'joggers'],
    ['da', 'Strikket cardigan', 'cardigan'],
    ['fi', 'Farkkutakki', 'denim-jacket'],
    ['pt', 'Camiseta de algodão', 't-shirt'],
  ])('%s: %s', (language, title, category) => expect(titled(language, title).category).toBe(category));

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
  it.each<[language: string, title: string, color: Color]>([
    ['en', 'Coat in Charcoal', 'gray'],
    ['en', 'Off-white Shirt', 'white'],
    ['en', 'Midnight Blue Dress', 'navy'],
    ['en', 'Shirt Light Blue', 'blue'],
    ['de', 'Kleid dunkelblau', 'navy'],
    ['de', 'Hose in Schwarz', 'black'],
    ['fr', 'Robe bleu marine', 'navy'],
    ['fr', 'Jupe blanche', 'white'],
    ['es', 'Falda verde', 'green'],
    ['it', 'Maglia rossa', 'red'],
    ['sv', 'Ljusblå skjorta', 'blue'],
    ['sv', 'Mörkgrön kjol', 'green'],
    ['nl', 'Donkergroene jurk', 'green'],
    ['nl', 'Gele trui', 'yellow'],
    ['pl', 'Czarna sukienka', 'black'],
    ['pl', 'Różowa bluzka', 'pink'],
  ])('%s: %s', (language, title, color) => expect(titled(language, title).color).toBe(color));

  it.each(['Wool Coat', 'Linen Shirt', 'Straw Hat', 'Snow Boots'])('is null for: %s', (title) =>
    expect(titled('en', title).color).toBeNull(),
  );
});
