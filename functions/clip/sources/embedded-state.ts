import type { Page } from '../parse-page.ts';
import type { Locale } from '../price/locale.ts';
import { currencyOf, type Price, readAmount, readPrice } from '../price/price.ts';
import { tokensOf } from '../words/tokenize.ts';
import { stateAmounts, stateNames } from './embedded-state-keys.ts';
import type { Thing } from './microdata.ts';
import { type Facts, noFacts } from './raw-product.ts';
import { each, isThing } from './schema-graph.ts';
import { flightValues, valuesOf } from './script-data.ts';

const ofPicture = /\.(?:jpe?g|png|webp)(?:[?#]|$)/i;
const mostObjects = 30_000;
/** What the data says that a shop's scripts start with: `__NEXT_DATA__`, Shopify's product and the like. */
export function stateFacts(page: Page, locale: Locale): Facts | null {
  const headline = tokensOf(page.headings()[0] ?? page.metas.get('og:title')?.[0] ?? page.title).join(' ');
  const gallery: string[] = [];
  let best: { product: Thing; score: number } | null = null;
  for (const values of [...page.scripts.map(valuesOf), flightValues(page.scripts)]) {
    for (const thing of thingsIn(values)) {
      if (typeof thing['full'] === 'string' && ofPicture.test(thing['full'])) gallery.push(thing['full']);
      // What WooCommerce says of each variant of a product.
      if (thing['display_price'] !== undefined) gallery.push(...imagesOf(thing['image']));
      const product = productOf(thing);
      const score = product ? scoreOf(product, headline) : 0;
      if (product && score > (best?.score ?? 0)) best = { product, score };
    }
  }
  if (best) {
    const facts = factsOf(best.product, locale);
    return { ...facts, images: [...facts.images, ...gallery] };
  }
  return gallery.length ? { ...noFacts, stated: true, images: gallery } : null;
}

function* thingsIn(values: unknown[]): Generator<Thing> {
  const waiting = [...values];
  for (let i = 0; i < waiting.length && i < mostObjects; i++) {
    const value = waiting[i];
    if (Array.isArray(value)) for (const inner of value.slice(0, 300)) waiting.push(inner);
    if (!isThing(value)) continue;
    for (const inner of Object.values(value))
      if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    yield value;
  }
}

/** A product is called something; in what Shopify counts visits with, only its variants are: 'Tee - Black / S'. */
function productOf(thing: Thing): Thing | null {
  if (pick(thing, stateNames.title) !== undefined) return thing;
  const variant = Array.isArray(thing['variants']) ? thing['variants'][0] : null;
  const name = isThing(variant) ? wordsOf(variant['name']) : null;
  if (!name) return null;
  const color = isThing(variant) ? (wordsOf(variant['public_title']) ?? undefined) : undefined;
  return { handle: '', color, ...variant, ...thing, title: name.split(' - ', 1)[0] };
}

const pick = (thing: Thing, keys: readonly string[]): unknown =>
  keys.map((key) => thing[key]).find((value) => value !== undefined && value !== null && value !== '');

/** A product has a name, a price and pictures; the page's own bears the name that the page is headed with. */
function scoreOf(thing: Thing, headline: string): number {
  const title = wordsOf(pick(thing, stateNames.title));
  const name = tokensOf(title ?? '').join(' ');
  const parts = [stateNames.price, stateNames.images].filter(
    (keys) => pick(thing, keys) !== undefined,
  ).length;
  if (!name || parts === 0) return 0;
  const isNamed = headline !== '' && (headline.includes(name) || name.includes(headline));
  // Without the name in common both parts must be there, as a page speaks of many things that have stateNames.
  if (!isNamed && (parts < 2 || headline !== '')) return 0;
  const more = [stateNames.brand, stateNames.color, stateNames.description, stateNames.category].filter(
    (keys) => pick(thing, keys) !== undefined,
  );
  return parts * 2 + (isNamed ? 5 : 0) + more.length;
}

function factsOf(product: Thing, locale: Locale): Facts {
  return {
    stated: true,
    title: wordsOf(pick(product, stateNames.title)),
    description: wordsOf(pick(product, stateNames.description)),
    brand: wordsOf(pick(product, stateNames.brand)),
    price: priceOf(product, locale),
    colors: each(pick(product, stateNames.color))
      .map(wordsOf)
      .filter((text) => text !== null),
    categories: each(pick(product, stateNames.category))
      .map(wordsOf)
      .filter((text) => text !== null),
    images: each(pick(product, stateNames.images)).flatMap((image) => imagesOf(image)),
  };
}

function priceOf(product: Thing, locale: Locale): Price | null {
  const cents = pick(product, ['priceCents', 'price_cents', 'priceInCents']);
  const value = typeof cents === 'number' ? cents / 100 : pick(product, stateNames.price);
  const code = wordsOf(pick(product, stateNames.currency)) ?? codeIn(value, 0);
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
    // What is written out for people is never in hundredths.
    const written = pick(value, ['formatted', 'formattedPrice', 'formattedValue']);
    const told = typeof written === 'string' ? readPrice(written, locale) : null;
    if (told) return { amount: told.amount, currency: currency ?? told.currency };
    const inner = pick(value, stateAmounts);
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
  return wordsOf(pick(value, stateNames.currency)) ?? codeIn(pick(value, stateAmounts), depth + 1);
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
