import type { Facts } from './facts.ts';
import { parseLeniently } from './lenient-json.ts';
import type { Locale } from './locale.ts';
import type { Thing } from './microdata.ts';
import type { Page, PageScript } from './page.ts';
import { currencyOf, type Price, readAmount, readPrice } from './price.ts';
import { each, isThing } from './things.ts';
import { tokensOf } from './tokens.ts';

const mostObjects = 30_000;
const longestState = 3_000_000;
const names = {
  title: ['name', 'title', 'productName', 'product_name', 'displayName', 'productTitle'],
  description: ['description', 'longDescription', 'body_html', 'descriptionHtml', 'shortDescription'],
  brand: ['brand', 'brandName', 'vendor', 'brand_name', 'manufacturer', 'designer', 'designerName'],
  color: [
    'color',
    'colour',
    'colorName',
    'color_name',
    'colourName',
    'baseColor',
    'baseColour',
    'colorLabel',
    'mainColor',
  ],
  category: [
    'product_type',
    'productType',
    'category',
    'categoryName',
    'category_name',
    'subCategory',
    'garmentType',
  ],
  price: [
    ...[
      'salePrice',
      'sale_price',
      'currentPrice',
      'finalPrice',
      'final_price',
      'sellingPrice',
      'discountedPrice',
    ],
    ...[
      'price',
      'priceInfo',
      'prices',
      'pricing',
      'priceRange',
      'price_range',
      'offers',
      'amount',
      'price_min',
    ],
  ],
  currency: ['currency', 'currencyCode', 'priceCurrency', 'currency_code', 'currencyISOCode', 'currencyIso'],
  images: [
    ...[
      'images',
      'image',
      'media',
      'gallery',
      'imageUrl',
      'image_url',
      'mainImage',
      'featured_image',
      'featuredImage',
    ],
    ...['imageUrls', 'mainImageUrl', 'pictures', 'photos', 'thumbnail', 'heroImage'],
  ],
};
/** Where a price stands inside an object of prices: the one to pay before the one that was. */
const amounts = [
  ...[
    'sale',
    'salePrice',
    'current',
    'currentPrice',
    'now',
    'final',
    'discounted',
    'selling',
    'minVariantPrice',
    'min',
  ],
  ...['lowPrice', 'price', 'value', 'amount', 'regularPrice', 'regular', 'original', 'list', 'centAmount'],
];

/** What the data says that a shop's scripts start with: `__NEXT_DATA__`, Shopify's product and the like. */
export function stateFacts(page: Page, locale: Locale): Facts | null {
  const headline = tokensOf(page.headings()[0] ?? page.metas.get('og:title')?.[0] ?? page.title).join(' ');
  let best: { product: Thing; score: number } | null = null;
  for (const script of page.scripts) {
    for (const product of productsIn(valuesOf(script))) {
      const score = scoreOf(product, headline);
      if (score > (best?.score ?? 0)) best = { product, score };
    }
  }
  return best && factsOf(best.product, locale);
}

function valuesOf({ type, text }: PageScript): unknown[] {
  if (text.length > longestState) return [];
  if (type.includes('json')) return parseLeniently(text);
  // A script that only sets data: the part after the sign is JSON, more or less.
  const [, start = ''] = /^\s*(?:window|self|var|let|const)\b[\w.$[\]"'\s]{1,80}=\s*(?=[{[])/.exec(text)
    ? text.split(/=\s*(?=[{[])/, 2)
    : [];
  if (!start || !/"?(?:price|brand|vendor)\w*"?\s*:/i.test(text)) return [];
  return parseLeniently(text.slice(text.indexOf(start)).replace(/;?\s*$/, '')).slice(0, 1);
}

function* productsIn(values: unknown[]): Generator<Thing> {
  const waiting = [...values];
  for (let i = 0; i < waiting.length && i < mostObjects; i++) {
    const value = waiting[i];
    if (Array.isArray(value)) for (const inner of value.slice(0, 300)) waiting.push(inner);
    if (!isThing(value)) continue;
    for (const inner of Object.values(value))
      if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    if (pick(value, names.title) !== undefined) yield value;
  }
}

const pick = (thing: Thing, keys: readonly string[]): unknown =>
  keys.map((key) => thing[key]).find((value) => value !== undefined && value !== null && value !== '');

/** A product has a name, a price and pictures; the page's own bears the name that the page is headed with. */
function scoreOf(thing: Thing, headline: string): number {
  const title = wordsOf(pick(thing, names.title));
  const name = tokensOf(title ?? '').join(' ');
  const parts = [names.price, names.images].filter((keys) => pick(thing, keys) !== undefined).length;
  if (!name || parts === 0) return 0;
  const isNamed = headline !== '' && (headline.includes(name) || name.includes(headline));
  // Without the name in common both parts must be there, as a page speaks of many things that have names.
  if (!isNamed && (parts < 2 || headline !== '')) return 0;
  const more = [names.brand, names.color, names.description, names.category].filter(
    (keys) => pick(thing, keys) !== undefined,
  );
  return parts * 2 + (isNamed ? 5 : 0) + more.length;
}

function factsOf(product: Thing, locale: Locale): Facts {
  return {
    stated: true,
    title: wordsOf(pick(product, names.title)),
    description: wordsOf(pick(product, names.description)),
    brand: wordsOf(pick(product, names.brand)),
    price: priceOf(product, locale),
    colors: each(pick(product, names.color))
      .map(wordsOf)
      .filter((text) => text !== null),
    categories: each(pick(product, names.category))
      .map(wordsOf)
      .filter((text) => text !== null),
    images: each(pick(product, names.images)).flatMap((image) => imagesOf(image)),
  };
}

function priceOf(product: Thing, locale: Locale): Price | null {
  const value = pick(product, names.price);
  const code = wordsOf(pick(product, names.currency)) ?? codeIn(value, 0);
  const currency = code && currencyOf(code, locale);
  // Shopify writes the price of its theme's product in hundredths.
  const unit = 'vendor' in product && 'handle' in product && Number.isInteger(value) ? 100 : 1;
  return amountIn(value, currency, unit, locale, 0);
}

function amountIn(
  value: unknown,
  currency: string | null,
  unit: number,
  locale: Locale,
  depth: number,
): Price | null {
  if (Array.isArray(value)) return amountIn(value[0], currency, unit, locale, depth);
  if (isThing(value)) {
    if (depth > 3) return null;
    const inner = pick(value, amounts);
    const cents = inner !== undefined && inner === value['centAmount'];
    return amountIn(inner, currency, cents ? 100 : unit, locale, depth + 1);
  }
  const amount = readAmount(value, currency);
  if (amount === null) return null;
  return {
    amount: Math.round((amount / unit) * 100) / 100,
    currency: currency ?? (typeof value === 'string' ? (readPrice(value, locale)?.currency ?? null) : null),
  };
}

function codeIn(value: unknown, depth: number): string | null {
  if (Array.isArray(value)) return codeIn(value[0], depth);
  if (!isThing(value) || depth > 3) return null;
  return wordsOf(pick(value, names.currency)) ?? codeIn(pick(value, amounts), depth + 1);
}

function wordsOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (!isThing(value)) return null;
  const inner = pick(value, ['name', 'label', 'title', 'displayName', 'text', 'value']);
  return typeof inner === 'string' ? inner.trim() || null : null;
}

function imagesOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((one) => imagesOf(one, depth));
  if (!isThing(value) || depth > 3) return [];
  const inner = pick(value, [
    'url',
    'src',
    'href',
    'originalSrc',
    'imageUrl',
    'baseUrl',
    'large',
    'zoom',
    'image',
    'nodes',
    'edges',
    'node',
    'images',
    'gallery',
    'items',
  ]);
  return inner === undefined ? [] : imagesOf(inner, depth + 1);
}
