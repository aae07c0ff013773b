import { describe, expect, it } from 'vitest';
import { readProduct } from '#functions/clip/read-product';

const read = (title: string, body: string) =>
  readProduct(
    `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
    'https://mart.example/p/1',
  );

describe('from the visible text of a page', () => {
  it('the title is the heading that matches the page title, not that of the basket', () => {
    const body = '<h1>Adding to basket…</h1><h1>Wool Coat</h1>';
    expect(read('Wool Coat - Mart', body).title).toBe('Wool Coat');
  });

  it('the title may be an element with the class of a product name that matches the page title', () => {
    const body =
      '<div class="card"><a class="product-title" href="/p/2">Silk Scarf</a></div><h2 class="product-title">Wool Coat</h2>';
    expect(read('Wool Coat - Mart', body).title).toBe('Wool Coat');
  });

  it.each([
    '<a id="bylineInfo" href="/s">Visit the Harbour Store</a>',
    '<a id="bylineInfo" href="/s">Besuche den Harbour-Store</a>',
    '<tr class="brand"><td>Brand</td><td>Harbour</td></tr>',
    '<p class="product-brand">by Harbour</p>',
    `<div class="brand">${'Harbour Kids Harbour Teen Harbour Home '.repeat(2)}</div><span class="brand">Harbour</span>`,
  ])('the brand is read without the label around it: %s', (markup) => {
    const table = markup.startsWith('<tr') ? `<table>${markup}</table>` : markup;
    expect(read('Wool Coat', `<h1>Wool Coat</h1>${table}`).brand).toBe('Harbour');
  });

  it('an image that links to the page of another product is not used', () => {
    const other =
      '<a href="/p/2"><div><img src="/i/2.jpg" width="900" height="900" alt="Wool Coat Long"></div></a>';
    const own = '<div id="gallery"><img src="/i/1.jpg" width="600" height="600" alt="Wool Coat"></div>';
    expect(read('Wool Coat', `<h1>Wool Coat</h1>${other}${own}`).image).toBe('https://mart.example/i/1.jpg');
  });

  it('an image that links to a larger copy is used', () => {
    const own = '<a href="/i/1-large.jpg"><img src="/i/1.jpg" width="600" height="600" alt="Wool Coat"></a>';
    expect(read('Wool Coat', `<h1>Wool Coat</h1>${own}`).image).toBe('https://mart.example/i/1.jpg');
  });
});

describe('a price in an element without the class of a price', () => {
  const shown = (...texts: string[]) =>
    read('Knit cardigan', `<h1>Knit cardigan</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`).price;

  it.each(['599 kr', 'Pris 599 kr', 'Price: £599', 'Jetzt 599,00 €'])('is read: %s', (text) =>
    expect(shown(text)).toBe(599),
  );

  it.each(['Free shipping over $50', 'Save $10 on your next order', '4.5 of 5 stars', '<del>599 kr</del>'])(
    'is not found in: %s',
    (text) => expect(shown(text)).toBeNull(),
  );

  it('is ignored where the page has many', () => expect(shown('$10', '$20', '$30')).toBeNull());
});
