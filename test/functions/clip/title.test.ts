import { describe, expect, it } from 'vitest';
import { readProduct } from '#functions/clip/read-product';
import { shopNameMatcher } from '#functions/clip/shop-name';
import { cleanTitle } from '#functions/clip/title';
import titles from './titles.json' with { type: 'json' };

describe('a title is cleaned of the shop name and additions', () => {
  const isShop = shopNameMatcher({
    names: ['Harbour & Vale'],
    address: new URL('https://www.harbourvale.example/p/1'),
  });
  it.each(titles)('%s', (title) => expect(cleanTitle(title, isShop)).toBe('Wool Coat'));

  it.each([
    ['Wool Coat | Harbour & Vale', 'https://harbourandvale.example/p'],
    ['Wool Coat | Harbour', 'https://www.harbourclothing.example/p'],
    ['Wool Coat - Harbour', 'https://shopharbour.example/p'],
  ])('a shop name known by the URL: %s, %s', (title, address) =>
    expect(cleanTitle(title, shopNameMatcher({ names: [], address: new URL(address) }))).toBe('Wool Coat'),
  );

  it('a shop name known by the Organization in JSON-LD', () => {
    const seller = { '@type': 'Organization', name: 'Quay Lane' };
    const html = `<title>Wool Coat | Quay Lane</title><script type="application/ld+json">${JSON.stringify(seller)}</script>`;
    expect(readProduct(html).title).toBe('Wool Coat');
  });

  it('parts beside the heading are dropped unless they name a color', () => {
    const page = (title: string) =>
      readProduct(`<meta property="og:title" content="${title}"><h1>Wool Coat</h1>`).title;
    expect(page('Wool Coat – Warm things from the sea')).toBe('Wool Coat');
    expect(page('Wool Coat – Black')).toBe('Wool Coat – Black');
  });

  it.each(['Slim-Fit Jeans', 'T-Shirt - Black', 'Coat 2-in-1', 'Dress in Blue/White', 'Jeans Size: 32'])(
    'what belongs to the product is kept: %s',
    (title) => expect(cleanTitle(title, isShop)).toBe(title),
  );
});
