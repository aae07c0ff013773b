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
    ['as the only node', coat],
    ['in an array', [{ '@type': 'Organization', name: 'Harbour' }, coat]],
    ['in a graph', { '@context': context, '@graph': [{ '@type': 'WebSite', name: 'Harbour Shop' }, bare] }],
    ['in graphs within arrays', [{ '@graph': [{ '@graph': [bare] }] }]],
    ['as the main entity of a page', { '@type': 'ItemPage', mainEntity: bare }],
    [
      'as the subject of a main entity',
      { '@type': 'WebPage', mainEntity: { '@type': 'ItemPage', about: [bare] } },
    ],
    ['with several types', { ...coat, '@type': ['Product', 'Thing'] }],
    ['with a type that is a URL', { ...coat, '@type': 'http://schema.org/Product' }],
    ['with a prefix', { ...coat, '@type': 'schema:Product' }],
    ['with a brand that is a text', { ...coat, brand: 'Harbour' }],
    ['with several brands', { ...coat, brand: [{ name: 'Harbour' }, { name: 'Other' }] }],
    ['with a manufacturer and no brand', { ...coat, brand: null, manufacturer: { name: 'Harbour' } }],
    ['with a language-tagged value', { ...coat, name: { '@value': 'Wool Coat', '@language': 'en' } }],
    [
      'with an array of language-tagged values',
      { ...coat, name: [{ '@value': 'Wool Coat', '@language': 'en' }] },
    ],
    ['with an array of images', { ...coat, image: [coat.image, 'https://img.harbour.example/2.jpg'] }],
    ['with an ImageObject', { ...coat, image: { '@type': 'ImageObject', url: coat.image } }],
    [
      'with an array of ImageObjects',
      { ...coat, image: [{ '@type': 'ImageObject', contentUrl: coat.image }] },
    ],
    ['with images in an @list', { ...coat, image: { '@list': [coat.image] } }],
    ['with a scheme-relative image address', { ...coat, image: '//img.harbour.example/coat.jpg' }],
    ['with a price that is a number', { ...coat, offers: { price: 249, priceCurrency: 'EUR' } }],
    ['with a price in display notation', { ...coat, offers: { price: '249,00', priceCurrency: 'EUR' } }],
    ['with a currency symbol in the price', { ...coat, offers: { price: '€249.00' } }],
    ['with a symbol as the currency', { ...coat, offers: { price: '249', priceCurrency: '€' } }],
    ['with several offers', { ...coat, offers: [coat.offers, { ...coat.offers, price: '299.00' }] }],
    [
      'with an AggregateOffer',
      { ...coat, offers: { '@type': 'AggregateOffer', lowPrice: 249, highPrice: 299, priceCurrency: 'EUR' } },
    ],
    [
      'with offers inside an AggregateOffer',
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
      'with a list price beside the current one',
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
      'with references to other nodes',
      [
        { ...coat, brand: { '@id': '#brand' }, offers: { '@id': '#offer' }, image: { '@id': '#image' } },
        { '@id': '#brand', '@type': 'Brand', name: 'Harbour' },
        { '@id': '#offer', '@type': 'Offer', price: 249, priceCurrency: 'EUR' },
        { '@id': '#image', '@type': 'ImageObject', url: coat.image },
      ],
    ],
    [
      'as a ProductGroup with variants',
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
      'as a variant whose group has the missing fields',
      {
        ...coat,
        brand: undefined,
        isVariantOf: { '@type': 'ProductGroup', name: 'Wool Coats', brand: coat.brand },
      },
    ],
    [
      'as a ProductGroup with references to variants',
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
      'and not a related product',
      { ...coat, isRelatedTo: [{ ...coat, name: 'Wool Scarf', offers: { price: 1, priceCurrency: 'EUR' } }] },
    ],
    [
      'and not a product of a list before it',
      [
        { '@type': 'ItemList', itemListElement: [{ item: { ...bare, name: 'Scarf', brand: 'Other' } }] },
        coat,
      ],
    ],
  ])('%s', (_, value) => {
    expect(read(value)).toMatchObject(wanted);
  });

  it('in one of several scripts', () => {
    expect(read({ '@type': 'BreadcrumbList' }, coat, { '@type': 'Organization', name: 'X' })).toMatchObject(
      wanted,
    );
  });
});

describe('JSON-LD is read in spite of', () => {
  const text = JSON.stringify(coat);
  it.each<[mistake: string, markup: string]>([
    ['a surplus comma', script(text.replace('}}', '},}'))],
    ['a missing comma', script(text.replace(',"brand"', '\n"brand"'))],
    ['line breaks in a string', script(text.replace('Wool Coat"', 'Wool Coat\n"'))],
    ['tabs in a string', script(text.replace('Wool Coat', 'Wool\tCoat'))],
    ['an HTML comment around it', script(`<!-- ${text} -->`)],
    ['CDATA around it', script(`//<![CDATA[\n${text}\n//]]>`)],
    ['CDATA in comments around it', script(`/*<![CDATA[*/${text}/*]]>*/`)],
    ['JavaScript comments', script(`// product\n${text} /* end */`)],
    ['a semicolon after it', script(`${text};`)],
    ['two objects in a row', script(`{"@type":"WebSite"}${text}`)],
    ['entities for quotation marks', script(text.replaceAll('"', '&quot;'))],
    ['apostrophes for quotation marks', script(text.replaceAll('"', "'"))],
    ['a missing end', script(text.slice(0, -1))],
    ['a byte order mark', script(`\ufeff${text}`)],
    ['an invalid escape', script(text.replace('Wool Coat', 'Wool\\ Coat'))],
    ['an undefined value', script(text.replace('"@context"', '"sku":undefined,"@context"'))],
    ['capitals in the script type', script(text, 'Application/LD+JSON')],
    ['a charset in the script type', script(text, 'application/ld+json; charset=utf-8')],
    ['entities in a name', script(text.replace('Wool Coat', 'Wool&#32;Coat'))],
    ['a broken script before it', script('{"@type": "WebSite", "name": "x') + script(text)],
    ['unescaped quotation marks', script(text.replace('"image"', '"size":"24" waist","image"'))],
  ])('%s', (_, markup) => {
    expect(readProduct(page(markup), address)).toMatchObject(wanted);
  });
});
