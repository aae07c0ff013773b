import { describe, expect, it } from 'vitest';
import { type Product, readProduct } from '#functions/clip/read-product';

const page = (head: string, body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;

type Case = [system: string, url: string, html: string, wanted: Partial<Product>];
const cases: Case[] = [
  [
    "Shopify: the theme's product in a JSON script",
    'https://coast.example/products/linen-shirt',
    page(
      '<title>Linen Shirt &ndash; Coast Supply</title><meta property="og:site_name" content="Coast Supply"><meta property="og:price:currency" content="USD">',
      `<h1>Linen Shirt</h1><script type="application/json" id="ProductJson-template">{"id":1,"title":"Linen Shirt","handle":"linen-shirt","description":"<p>Breathes well.</p>","vendor":"Coast","type":"Shirts","price":8900,"price_min":8900,"images":["//cdn.coast.example/s/files/shirt.jpg?v=1"],"variants":[{"id":2,"title":"White / S","option1":"White","price":8900}],"options":["Color","Size"]}</script>`,
    ),
    {
      title: 'Linen Shirt',
      brand: 'Coast',
      price: 89,
      currency: 'USD',
      category: 'shirt',
      description: 'Breathes well.',
      image: 'https://cdn.coast.example/s/files/shirt.jpg?v=1',
    },
  ],
  [
    'Shopify: the analytics data',
    'https://coast.example/products/tee',
    page(
      `<title>Boxy Tee | Coast</title><meta property="og:title" content="Boxy Tee"><meta property="og:image" content="http://coast.example/cdn/tee.jpg"><script>window.ShopifyAnalytics = window.ShopifyAnalytics || {};window.ShopifyAnalytics.meta = window.ShopifyAnalytics.meta || {};window.ShopifyAnalytics.meta.currency = 'GBP';var meta = {"product":{"id":7,"gid":"gid:\\/\\/shopify\\/Product\\/7","vendor":"Coast","type":"T-Shirt","variants":[{"id":8,"price":3500,"name":"Boxy Tee - Black \\/ S","public_title":"Black \\/ S","sku":"T1"}]},"page":{"pageType":"product","resourceType":"product","resourceId":7}};for (var attr in meta) {}</script>`,
      '<h1>Boxy Tee</h1><span class="price-item price-item--regular">£35.00 GBP</span>',
    ),
    { title: 'Boxy Tee', brand: 'Coast', price: 35, currency: 'GBP', category: 't-shirt' },
  ],
  [
    'WooCommerce: a sale without structured data',
    'https://lana.example/producto/jersey',
    page(
      '<title>Jersey de lana - Lana y Punto</title>',
      `<div id="product-7" class="product type-product"><div class="woocommerce-product-gallery"><figure><div data-thumb="/t.jpg" class="woocommerce-product-gallery__image"><a href="/uploads/jersey.jpg"><img src="/uploads/jersey-600x600.jpg" data-large_image="/uploads/jersey.jpg" class="wp-post-image" alt="Jersey de lana"></a></div></figure></div>
      <div class="summary"><h1 class="product_title entry-title">Jersey de lana azul</h1><p class="price"><del><span class="woocommerce-Price-amount amount"><bdi>79,90&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></del> <ins><span class="woocommerce-Price-amount amount"><bdi>1.059,90&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></ins></p></div></div>
      <section class="related products"><h2>Productos relacionados</h2><ul><li><span class="amount">9,00&nbsp;€</span></li></ul></section>`,
      'es',
    ),
    {
      title: 'Jersey de lana azul',
      price: 1059.9,
      currency: 'EUR',
      color: 'blue',
      category: 'sweater',
      image: 'https://lana.example/uploads/jersey.jpg',
    },
  ],
  [
    'Magento: the gallery in a JSON script',
    'https://mode.example/rock.html',
    page(
      '<title>Plisseerock | Modehaus</title>',
      `<h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">Plisseerock in Grün</span></h1><div class="product-info-price"><span class="price-container"><span data-price-amount="49.95" data-price-type="finalPrice" class="price-wrapper"><span class="price">49,95 €</span></span></span></div>
      <div class="gallery-placeholder" data-gallery-role="gallery-placeholder"><img class="gallery-placeholder__image" src="https://mode.example/media/loader.gif"></div>
      <script type="text/x-magento-init">{"[data-gallery-role=gallery-placeholder]":{"mage/gallery/gallery":{"mixins":["magnifier/magnify"],"magnifierOpts":{"fullscreenzoom":"20"},"data":[{"thumb":"https:\\/\\/mode.example\\/media\\/t\\/rock.jpg","img":"https:\\/\\/mode.example\\/media\\/m\\/rock.jpg","full":"https:\\/\\/mode.example\\/media\\/f\\/rock.jpg","caption":"Plisseerock","position":"1","isMain":true,"type":"image","videoUrl":null}],"options":{"nav":"thumbs"}}}}</script>`,
      'de',
    ),
    {
      title: 'Plisseerock in Grün',
      price: 49.95,
      currency: 'EUR',
      color: 'green',
      category: 'skirt',
      image: 'https://mode.example/media/f/rock.jpg',
    },
  ],
  [
    'Salesforce Commerce Cloud: visible prices',
    'https://atelier.example/fr/robe.html',
    page(
      '<title>Robe longue fleurie | Atelier Mer</title><meta name="description" content="Une robe légère.">',
      `<div class="product-detail product-wrapper" data-pid="P1"><div class="primary-images"><img src="/on/demandware.static/robe.jpg?sw=800" class="d-block img-fluid" alt="Robe longue fleurie"></div><h1 class="product-name">Robe longue fleurie</h1><div class="prices"><div class="price"><span><del><span class="strike-through list"><span class="value" content="199.00">199,00 €</span></span></del><span class="sales"><span class="value" content="149.00">149,00 €</span></span></span></div></div><span class="color non-input-label">Couleur</span><span class="selected">Rouge</span></div>`,
      'fr',
    ),
    {
      title: 'Robe longue fleurie',
      price: 149,
      currency: 'EUR',
      color: 'red',
      image: 'https://atelier.example/on/demandware.static/robe.jpg?sw=800',
    },
  ],
  [
    'Next.js: the product deep in __NEXT_DATA__',
    'https://field.example/p/7',
    page(
      '<title>Field</title>',
      `<div id="__next"><h1>Wide Trousers</h1></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"dehydratedState":{"queries":[{"state":{"data":{"product":{"id":"7","name":"Wide Trousers","brandName":"Field","colour":{"name":"Sand"},"price":{"current":{"value":85,"currency":"GBP"},"was":{"value":120}},"media":{"images":[{"url":"//img.field.example/7.jpg"}]}}}}}]}}},"page":"/p/[id]"}</script>`,
    ),
    {
      title: 'Wide Trousers',
      brand: 'Field',
      color: 'beige',
      category: 'trousers',
      price: 85,
      currency: 'GBP',
      image: 'https://img.field.example/7.jpg',
    },
  ],
  [
    'a JSON.parse call in a script',
    'https://werk.example/p/9',
    page(
      '<title>Werk</title>',
      `<h1>Suede Loafers</h1><script>window.__STATE__ = JSON.parse("{\\"product\\":{\\"name\\":\\"Suede Loafers\\",\\"brand\\":\\"Werk\\",\\"price\\":129.5,\\"currency\\":\\"USD\\",\\"image\\":\\"https://img.werk.example/9.jpg\\"}}");</script>`,
    ),
    { brand: 'Werk', price: 129.5, currency: 'USD', image: 'https://img.werk.example/9.jpg' },
  ],
  [
    'Open Graph only',
    'https://bergen.example/p/1',
    page(
      '<meta property="og:type" content="product"><meta property="og:title" content="Rain Jacket - Yellow"><meta property="og:image" content="/img/rain.jpg"><meta property="product:price:amount" content="1299.00"><meta property="product:price:currency" content="NOK"><meta property="product:brand" content="Bergen"><meta property="og:description" content="Keeps dry.">',
      '',
    ),
    {
      title: 'Rain Jacket - Yellow',
      brand: 'Bergen',
      price: 1299,
      currency: 'NOK',
      color: 'yellow',
      category: 'raincoat',
      image: 'https://bergen.example/img/rain.jpg',
      description: 'Keeps dry.',
    },
  ],
  [
    'a price in several elements with raised cents',
    'https://mart.example/p/1',
    page(
      '<title>Canvas Tote</title>',
      '<h1>Canvas Tote</h1><span class="price"><span>$</span><span>1,249</span><sup>99</sup></span><img src="/i/tote.jpg" width="600" height="800" alt="Canvas Tote">',
    ),
    { price: 1249.99, currency: 'USD', category: 'tote', image: 'https://mart.example/i/tote.jpg' },
  ],
  [
    'a price repeated for screen readers',
    'https://mart.example/p/2',
    page(
      '<title>Mart: Wool Beanie</title>',
      '<h1>Wool Beanie</h1><span class="a-price"><span class="a-offscreen">$24.99</span><span aria-hidden="true"><span class="a-price-symbol">$</span><span class="a-price-whole">24<span class="a-price-decimal">.</span></span><span class="a-price-fraction">99</span></span></span><img data-old-hires="https://img.mart.example/beanie-large.jpg" src="data:image/gif;base64,AA" alt="Wool Beanie">',
    ),
    { price: 24.99, currency: 'USD', category: 'hat', image: 'https://img.mart.example/beanie-large.jpg' },
  ],
];

describe('a product page is read as the shop system writes it', () => {
  it.each(cases)('%s', (_, url, html, wanted) => {
    expect(readProduct(html, url)).toMatchObject(wanted);
  });
});
