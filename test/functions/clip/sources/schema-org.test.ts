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
const but = (change: object) => ({ ...coat, ...change });
const offering = (offers: unknown) => but({ offers });
const [price, priceCurrency, image] = [249, 'EUR', coat.image];
const pictured = (image: unknown) => but({ image });
const [tagged, variant] = [
  { '@value': 'Wool Coat', '@language': 'en' },
  { '@type': 'Product', name: 'Wool Coat - S', image, offers: coat.offers },
];
const group = { '@type': 'ProductGroup', name: 'Wool Coat', brand: coat.brand };
const listPrice = { price: 399, priceCurrency, priceType: 'https://schema.org/ListPrice' };

it.each<[shape: string, value: unknown]>([
  ['as the only node', coat],
  ['in an array', [{ '@type': 'Organization', name: 'Harbour' }, coat]],
  ['in a graph', { '@context': context, '@graph': [{ '@type': 'WebSite', name: 'Harbour Shop' }, bare] }],
  ['in graphs within arrays', [{ '@graph': [{ '@graph': [bare] }] }]],
  ['as the main entity of a page', { '@type': 'ItemPage', mainEntity: bare }],
  ['as the subject of one', { '@type': 'WebPage', mainEntity: { '@type': 'ItemPage', about: [bare] } }],
  ['with several types', but({ '@type': ['Product', 'Thing'] })],
  ['with a type that is a URL', but({ '@type': 'http://schema.org/Product' })],
  ['with a prefix', but({ '@type': 'schema:Product' })],
  ['with a brand that is a text', but({ brand: 'Harbour' })],
  ['with several brands', but({ brand: [{ name: 'Harbour' }, { name: 'Other' }] })],
  ['with a manufacturer and no brand', but({ brand: null, manufacturer: { name: 'Harbour' } })],
  ['with a language-tagged value', but({ name: tagged })],
  ['with an array of language-tagged values', but({ name: [tagged] })],
  ['with an array of images', pictured([image, 'https://img.harbour.example/2.jpg'])],
  ['with an ImageObject', pictured({ '@type': 'ImageObject', url: image })],
  ['with an array of ImageObjects', pictured([{ '@type': 'ImageObject', contentUrl: image }])],
  ['with images in an @list', pictured({ '@list': [image] })],
  ['with a scheme-relative image address', pictured('//img.harbour.example/coat.jpg')],
  ['with a price that is a number', offering({ price, priceCurrency })],
  ['with a price in display notation', offering({ price: '249,00', priceCurrency })],
  ['with a currency symbol in the price', offering({ price: '€249.00' })],
  ['with a symbol as the currency', offering({ price: '249', priceCurrency: '€' })],
  ['with several offers', offering([coat.offers, { ...coat.offers, price: '299.00' }])],
  ['with an AggregateOffer', offering({ '@type': 'AggregateOffer', lowPrice: 249, priceCurrency })],
  ['with offers inside one', offering({ '@type': 'AggregateOffer', priceCurrency, offers: [{ price }] })],
  ['with a price specification', offering({ priceSpecification: { price, priceCurrency } })],
  ['with a list price', offering({ priceSpecification: [listPrice, { price, priceCurrency }] })],
  [
    'with references to other nodes',
    [
      but({ brand: { '@id': '#brand' }, offers: { '@id': '#offer' }, image: { '@id': '#image' } }),
      { '@id': '#brand', '@type': 'Brand', name: 'Harbour' },
      { '@id': '#offer', '@type': 'Offer', price, priceCurrency },
      { '@id': '#image', '@type': 'ImageObject', url: image },
    ],
  ],
  ['as a group with variants', { ...group, hasVariant: [variant, { ...variant, name: 'Wool Coat - M' }] }],
  [
    'as a variant whose group has the missing fields',
    but({ brand: undefined, isVariantOf: { ...group, name: 'Wool Coats' } }),
  ],
  [
    'as a group with references to variants',
    [
      { ...group, '@id': '#g', hasVariant: [{ '@id': '#v' }] },
      { '@type': 'Product', '@id': '#v', image, offers: coat.offers },
    ],
  ],
  ['and not a related product', but({ isRelatedTo: [{ ...offering({ price: 1 }), name: 'Wool Scarf' }] })],
  [
    'and not a product of a list before it',
    [{ '@type': 'ItemList', itemListElement: [{ item: { ...bare, name: 'Scarf', brand: 'Other' } }] }, coat],
  ],
])('a product in JSON-LD is read %s', (_, value) => expect(read(value)).toMatchObject(wanted));

it('a product in JSON-LD is read in one of several scripts', () =>
  expect(read({ '@type': 'BreadcrumbList' }, coat, { '@type': 'Organization', name: 'X' })).toMatchObject(
    wanted,
  ));

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
