import { describe, expect, it } from 'vitest';
import { readProduct } from '#functions/clip/read-product';

const read = (title: string, body: string) =>
  readProduct(
    `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
    'https://mart.example/p/1',
  );

describe('of what a page only shows', () => {
  it('the name is the heading that its title names, not that of a basket', () => {
    const body = '<h1>Adding to basket…</h1><h1>Wool Coat</h1>';
    expect(read('Wool Coat - Mart', body).title).toBe('Wool Coat');
  });

  it('the name may be marked as one instead of being a heading', () => {
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
  ])('the brand is what stands among the words for it: %s', (markup) => {
    const table = markup.startsWith('<tr') ? `<table>${markup}</table>` : markup;
    expect(read('Wool Coat', `<h1>Wool Coat</h1>${table}`).brand).toBe('Harbour');
  });

  it('the picture is not that of another product, to whose page it leads', () => {
    const other =
      '<a href="/p/2"><div><img src="/i/2.jpg" width="900" height="900" alt="Wool Coat Long"></div></a>';
    const own = '<div id="gallery"><img src="/i/1.jpg" width="600" height="600" alt="Wool Coat"></div>';
    expect(read('Wool Coat', `<h1>Wool Coat</h1>${other}${own}`).image).toBe('https://mart.example/i/1.jpg');
  });

  it('the picture may lead to a larger one', () => {
    const own = '<a href="/i/1-large.jpg"><img src="/i/1.jpg" width="600" height="600" alt="Wool Coat"></a>';
    expect(read('Wool Coat', `<h1>Wool Coat</h1>${own}`).image).toBe('https://mart.example/i/1.jpg');
  });
});

describe('a price that nothing says anything of', () => {
  const shown = (...texts: string[]) =>
    read('Knit cardigan', `<h1>Knit cardigan</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`).price;

  it.each(['599 kr', 'Pris 599 kr', 'Price: £599', 'Jetzt 599,00 €'])('is read: %s', (text) =>
    expect(shown(text)).toBe(599),
  );

  it.each(['Free shipping over $50', 'Save $10 on your next order', '4.5 of 5 stars', '<del>599 kr</del>'])(
    'is none in: %s',
    (text) => expect(shown(text)).toBeNull(),
  );

  it('is none where many stand on one page', () => expect(shown('$10', '$20', '$30')).toBeNull());
});
