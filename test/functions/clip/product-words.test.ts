import { describe, expect, it } from 'vitest';
import { readProduct } from '#functions/clip/read-product';
import { shopNameMatcher } from '#functions/clip/shop-name';
import { cleanTitle } from '#functions/clip/title';
import { type Category, type Color, categoriesBySlot } from '#shared/catalog';
import { type ClipCategory, clipCategories, clipCategoryOf } from '#shared/rules/clip-category';

const titled = (lang: string, title: string) =>
  readProduct(`<html lang="${lang}"><head><title>x</title></head><body><h1>${title}</h1></body></html>`);

describe('the name of a product stands without that of its shop', () => {
  const isShop = shopNameMatcher({
    names: ['Harbour & Vale'],
    address: new URL('https://www.harbourvale.example/p/1'),
  });
  it.each([
    'Wool Coat | Harbour & Vale',
    'Wool Coat - Harbour & Vale',
    'Wool Coat – Harbour &amp; Vale',
    'Harbour & Vale: Wool Coat',
    'Harbour & Vale | Wool Coat',
    'Wool Coat | Women | Harbour & Vale',
    'Wool Coat at Harbour & Vale',
    'Buy Wool Coat Online | Harbour & Vale',
    'Wool Coat | harbourvale.example',
    'Wool Coat | Free Shipping over €50 | Harbour & Vale',
    'Wool Coat – Harbour & Vale Official Site',
    'Köp Wool Coat online – Harbour & Vale',
    'Wool Coat kaufen | Harbour & Vale',
    'Wool Coat » Harbour & Vale',
    'Wool Coat • Harbour & Vale',
    'Wool Coat | Harbour & Vale US',
    'Wool Coat | HARBOUR&VALE®',
    'Wool Coat | Harbour and Vale',
    'Wool Coat – €249.00 – Harbour & Vale',
  ])('%s', (title) => expect(cleanTitle(title, isShop)).toBe('Wool Coat'));

  it.each([
    ['Wool Coat | Harbour & Vale', 'https://harbourandvale.example/p'],
    ['Wool Coat | Harbour', 'https://www.harbourclothing.example/p'],
    ['Wool Coat - Harbour', 'https://shopharbour.example/p'],
  ])('known by its address: %s, %s', (title, address) =>
    expect(cleanTitle(title, shopNameMatcher({ names: [], address: new URL(address) }))).toBe('Wool Coat'),
  );

  it('known by what the page states of who sells', () => {
    const seller = { '@type': 'Organization', name: 'Quay Lane' };
    const html = `<title>Wool Coat | Quay Lane</title><script type="application/ld+json">${JSON.stringify(seller)}</script>`;
    expect(readProduct(html).title).toBe('Wool Coat');
  });

  it('known by the heading, beside which only a color belongs to the product', () => {
    const page = (title: string) =>
      readProduct(`<meta property="og:title" content="${title}"><h1>Wool Coat</h1>`).title;
    expect(page('Wool Coat – Warm things from the sea')).toBe('Wool Coat');
    expect(page('Wool Coat – Black')).toBe('Wool Coat – Black');
  });

  it.each(['Slim-Fit Jeans', 'T-Shirt - Black', 'Coat 2-in-1', 'Dress in Blue/White', 'Jeans Size: 32'])(
    'but keeps what belongs to it: %s',
    (title) => expect(cleanTitle(title, isShop)).toBe(title),
  );
});

describe('the category of the wardrobe is known by the words of', () => {
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

  it('nobody where no garment is named', () => {
    expect(titled('en', 'Ceramic Mug').category).toBeNull();
    expect(titled('sv', 'Presentkort').category).toBeNull();
  });
});

describe('the color of the catalog is known by the words of', () => {
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

  it.each(['Wool Coat', 'Linen Shirt', 'Straw Hat', 'Snow Boots'])('nobody in: %s', (title) =>
    expect(titled('en', title).color).toBeNull(),
  );
});

describe('the groups of clipped products', () => {
  it('each have a category of the wardrobe, which lies in the group', () => {
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

  it('hold every category of the wardrobe', () => {
    const groups = new Set(Object.values(categoriesBySlot).flat().map(clipCategoryOf));
    expect([...groups].sort()).toEqual(Object.keys(clipCategories).sort());
  });
});
