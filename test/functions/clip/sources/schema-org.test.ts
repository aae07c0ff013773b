import { describe, expect, it } from 'vitest';
import { readProduct } from '#functions/clip/read-product';

const address = 'https://www.harbour.example/p/coat-12';
const coat = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Wool Coat',
  brand: { '@type': 'Brand', name: 'Harbour' },
  image: 'https://img.harbour.example/coat.jpg',
  offers: { '@type': 'Offer', price: '249.00', priceCurrency: 'EUR' },
};
const wanted = {
  title: 'Wool Coat',
  brand: 'Harbour',
  price: 249,
  currency: 'EUR',
  image: 'https://img.harbour.example/coat.jpg',
};
const script = (text: string, type = 'application/ld+json') => `<script type="${type}">${text}</script>`;
const page = (...scripts: string[]) =>
  `<!doctype html><html lang="en"><head><title>Harbour</title>${scripts.join('')}</head><body><h1>Wool Coat</h1></body></html>`;
const read = (...values: unknown[]) =>
  readProduct(page(...values.map((value) => script(JSON.stringify(value)))), address);
const { '@context': context, ...bare } = coat;

describe('a product in JSON-LD is read', () => {
  it.each<[shape: string, value: unknown]>([
    ['by itself', coat],
    ['in an array', [{ '@type': 'Organization', name: 'Harbour' }, coat]],
    ['in a graph', { '@context': context, '@graph': [{ '@type': 'WebSite', name: 'Harbour Shop' }, bare] }],
    ['in graphs within arrays', [{ '@graph': [{ '@graph': [bare] }] }]],
    ['as what a page is about', { '@type': 'ItemPage', mainEntity: bare }],
    ['as an item of a page', { '@type': 'WebPage', mainEntity: { '@type': 'ItemPage', about: [bare] } }],
    ['with several types', { ...coat, '@type': ['Product', 'Thing'] }],
    ['with a type in full', { ...coat, '@type': 'http://schema.org/Product' }],
    ['with a prefix', { ...coat, '@type': 'schema:Product' }],
    ['with a brand in words', { ...coat, brand: 'Harbour' }],
    ['with several brands', { ...coat, brand: [{ name: 'Harbour' }, { name: 'Other' }] }],
    ['with its maker only', { ...coat, brand: null, manufacturer: { name: 'Harbour' } }],
    ['with a value in a language', { ...coat, name: { '@value': 'Wool Coat', '@language': 'en' } }],
    ['with values in languages', { ...coat, name: [{ '@value': 'Wool Coat', '@language': 'en' }] }],
    ['with pictures in a list', { ...coat, image: [coat.image, 'https://img.harbour.example/2.jpg'] }],
    ['with a picture object', { ...coat, image: { '@type': 'ImageObject', url: coat.image } }],
    ['with picture objects', { ...coat, image: [{ '@type': 'ImageObject', contentUrl: coat.image }] }],
    ['with a list of JSON-LD', { ...coat, image: { '@list': [coat.image] } }],
    ['with a picture without scheme', { ...coat, image: '//img.harbour.example/coat.jpg' }],
    ['with a price that is a number', { ...coat, offers: { price: 249, priceCurrency: 'EUR' } }],
    ['with a price as people write it', { ...coat, offers: { price: '249,00', priceCurrency: 'EUR' } }],
    ['with the sign in the price', { ...coat, offers: { price: '€249.00' } }],
    ['with a sign for the currency', { ...coat, offers: { price: '249', priceCurrency: '€' } }],
    ['with several offers', { ...coat, offers: [coat.offers, { ...coat.offers, price: '299.00' }] }],
    [
      'with the sum of its offers',
      { ...coat, offers: { '@type': 'AggregateOffer', lowPrice: 249, highPrice: 299, priceCurrency: 'EUR' } },
    ],
    [
      'with offers inside the sum',
      { ...coat, offers: { '@type': 'AggregateOffer', priceCurrency: 'EUR', offers: [{ price: '249' }] } },
    ],
    [
      'with a price specification',
      {
        ...coat,
        offers: { '@type': 'Offer', priceSpecification: { price: '249.00', priceCurrency: 'EUR' } },
      },
    ],
    [
      'with the price before the sale beside it',
      {
        ...coat,
        offers: {
          '@type': 'Offer',
          priceSpecification: [
            { price: 399, priceCurrency: 'EUR', priceType: 'https://schema.org/ListPrice' },
            { price: 249, priceCurrency: 'EUR' },
          ],
        },
      },
    ],
    [
      'with what it refers to elsewhere',
      [
        { ...coat, brand: { '@id': '#brand' }, offers: { '@id': '#offer' }, image: { '@id': '#image' } },
        { '@id': '#brand', '@type': 'Brand', name: 'Harbour' },
        { '@id': '#offer', '@type': 'Offer', price: 249, priceCurrency: 'EUR' },
        { '@id': '#image', '@type': 'ImageObject', url: coat.image },
      ],
    ],
    [
      'as a group of variants',
      {
        '@type': 'ProductGroup',
        name: 'Wool Coat',
        brand: coat.brand,
        hasVariant: [
          { '@type': 'Product', name: 'Wool Coat - S', image: coat.image, offers: coat.offers },
          { '@type': 'Product', name: 'Wool Coat - M', image: coat.image, offers: coat.offers },
        ],
      },
    ],
    [
      'as a variant of a group that knows the rest',
      {
        ...coat,
        brand: undefined,
        isVariantOf: { '@type': 'ProductGroup', name: 'Wool Coats', brand: coat.brand },
      },
    ],
    [
      'as a group whose variants stand elsewhere',
      [
        {
          '@type': 'ProductGroup',
          '@id': '#g',
          name: 'Wool Coat',
          brand: 'Harbour',
          hasVariant: [{ '@id': '#v' }],
        },
        { '@type': 'Product', '@id': '#v', image: coat.image, offers: coat.offers },
      ],
    ],
    [
      'and not what goes with it',
      { ...coat, isRelatedTo: [{ ...coat, name: 'Wool Scarf', offers: { price: 1, priceCurrency: 'EUR' } }] },
    ],
    [
      'and not what is listed before it',
      [
        { '@type': 'ItemList', itemListElement: [{ item: { ...bare, name: 'Scarf', brand: 'Other' } }] },
        coat,
      ],
    ],
  ])('%s', (_, value) => {
    expect(read(value)).toMatchObject(wanted);
  });

  it('in a script of its own among others', () => {
    expect(read({ '@type': 'BreadcrumbList' }, coat, { '@type': 'Organization', name: 'X' })).toMatchObject(
      wanted,
    );
  });
});

describe('JSON-LD with mistakes is read all the same', () => {
  const text = JSON.stringify(coat);
  it.each<[mistake: string, markup: string]>([
    ['a comma too many', script(text.replace('}}', '},}'))],
    ['a comma missing', script(text.replace(',"brand"', '\n"brand"'))],
    ['line breaks within a text', script(text.replace('Wool Coat"', 'Wool Coat\n"'))],
    ['tabs within a text', script(text.replace('Wool Coat', 'Wool\tCoat'))],
    ['an HTML comment around it', script(`<!-- ${text} -->`)],
    ['CDATA around it', script(`//<![CDATA[\n${text}\n//]]>`)],
    ['CDATA in comments around it', script(`/*<![CDATA[*/${text}/*]]>*/`)],
    ['comments of a script', script(`// product\n${text} /* end */`)],
    ['a semicolon after it', script(`${text};`)],
    ['two objects in a row', script(`{"@type":"WebSite"}${text}`)],
    ['entities for quotation marks', script(text.replaceAll('"', '&quot;'))],
    ['apostrophes for quotation marks', script(text.replaceAll('"', "'"))],
    ['an end that never comes', script(text.slice(0, -1))],
    ['a mark at its beginning', script(`\ufeff${text}`)],
    ['a backslash that escapes nothing', script(text.replace('Wool Coat', 'Wool\\ Coat'))],
    ['an undefined value', script(text.replace('"@context"', '"sku":undefined,"@context"'))],
    ['capitals in its type', script(text, 'Application/LD+JSON')],
    ['a charset in its type', script(text, 'application/ld+json; charset=utf-8')],
    ['entities in a name', script(text.replace('Wool Coat', 'Wool&#32;Coat'))],
    ['a broken one before it', script('{"@type": "WebSite", "name": "x') + script(text)],
    ['quotation marks within a text', script(text.replace('"image"', '"size":"24" waist","image"'))],
  ])('%s', (_, markup) => {
    expect(readProduct(page(markup), address)).toMatchObject(wanted);
  });
});
