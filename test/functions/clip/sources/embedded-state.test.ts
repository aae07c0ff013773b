import { expect, it } from 'vitest';
import { type Product, readProduct } from '#functions/clip/read-product';

const image = 'https://img.quay.example/1.jpg';
const json = (value: unknown) => JSON.stringify(value);
const attribute = (value: unknown) => json(value).replaceAll('"', '&quot;');
const next = (product: object) =>
  `<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { data: { product } } } })}</script>`;

const [blouse, price] = [
  { name: 'Silk Blouse', brand: 'Quay' },
  { currency: 'EUR', price: '120.00' },
];

const cases: [where: string, markup: string, wanted?: Partial<Product>][] = [
  [
    'the flight rows of Next.js',
    `<script>self.__next_f.push(${json([1, `5:${json([{ product: { ...blouse, price: { amount: '120.00', currencyCode: 'EUR' }, images: [{ url: image }] } }])}\n`])})</script>`,
  ],
  [
    'GraphQL edges and nodes',
    next({
      title: 'Silk Blouse',
      vendor: 'Quay',
      priceRange: { minVariantPrice: { amount: '120.0', currencyCode: 'EUR' } },
      images: { edges: [{ node: { url: image } }] },
    }),
  ],
  [
    'a formatted price beside one in cents',
    next({ ...blouse, prices: { current: { formatted: '€120.00', amount: 12_000 } }, imageUrl: image }),
  ],
  ['a price in cents', next({ ...blouse, priceCents: 12_000, currency: 'EUR', image })],
  [
    'a centAmount',
    next({
      ...blouse,
      price: { value: { centAmount: 12_000, currencyCode: 'EUR' } },
      images: [{ url: image }],
    }),
  ],
  [
    'a JavaScript object with unquoted names',
    `<script>window.__NUXT__={data:[{product:{name:"Silk Blouse",brand:"Quay",price:{value:120,currency:"EUR"},images:["${image}"]}}]};</script>`,
  ],
  [
    'the analytics data layer',
    `<script>dataLayer.push({ecommerce:null});dataLayer.push({event:"view_item",ecommerce:{currency:"EUR",items:[{item_name:"Silk Blouse",item_brand:"Quay",item_variant:"Black",price:120}]}});</script><img src="${image}" width="800" height="900" alt="Silk Blouse">`,
    { color: 'black' },
  ],
  ['a JSON attribute', `<div data-product="${attribute({ ...blouse, ...price, images: [image] })}"></div>`],
  [
    'the gallery in a JSON attribute of Magento',
    `<p class="brand">Quay</p><span class="price">120,00 €</span><div data-mage-init="${attribute({ gallery: { data: [{ full: image }] } })}"></div>`,
  ],
  [
    'the variants in a JSON attribute of WooCommerce',
    `<p class="brand">Quay</p><p class="price">€120.00</p><form data-product_variations="${attribute([{ display_price: 120, image: { url: image } }])}"></form>`,
  ],
];

it.each(cases)('the product is read from embedded state in %s', (_, markup, wanted = {}) => {
  const html = `<html lang="en"><head><title>Silk Blouse</title></head><body><h1>Silk Blouse</h1>${markup}</body></html>`;
  expect(readProduct(html, 'https://www.quay.example/p/1')).toMatchObject({
    ...{ title: 'Silk Blouse', brand: 'Quay', price: 120, currency: 'EUR', category: 'blouse', image },
    ...wanted,
  });
});
