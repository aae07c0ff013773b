import { tokenize } from '#shared/rules/tokenize';
import type { Page } from '../parse-page.ts';
import { parseCurrency } from '../price/currency.ts';
import type { Locale } from '../price/locale.ts';
import { type Price, parseAmount, parsePrice } from '../price/price.ts';
import keys from './embedded-state-keys.json' with { type: 'json' };
import { isJsonObject, type JsonObject, toArray } from './json-object.ts';
import { emptyProduct, type RawProduct } from './raw-product.ts';
import { parseFlightRows, parseScript } from './script-data.ts';

/**
 * The keys under which shops store what belongs to a product in the data of their scripts, in order of preference:
 * `productKeys` its fields, `amountKeys` the amount inside a price object (the current price before the original one),
 * `formattedPriceKeys` the price that is formatted for display, `textKeys` the text inside an object for a brand, a color
 * or a category, and `imageKeys` the address inside an image object, or further images.
 */
const { productKeys, amountKeys, formattedPriceKeys, textKeys, imageKeys } = keys;

const imageFile = /\.(?:jpe?g|png|webp)(?:[?#]|$)/i;
const maxObjects = 30_000;
const maxDepth = 3;

/**
 * Reads the product from the data that a shop passes to its own scripts, such as `__NEXT_DATA__`, Shopify's product,
 * data layers and Magento's gallery. Null if no object in the data looks like the page's product.
 */
export function readEmbeddedState(page: Page, locale: Locale): RawProduct | null {
  const headline = tokenize(page.headings()[0] ?? page.metaTags.get('og:title')?.[0] ?? page.title).join(' ');
  const gallery: string[] = [];
  let best: { product: JsonObject; score: number } | null = null;
  for (const values of [...page.scripts.map(parseScript), parseFlightRows(page.scripts)]) {
    for (const object of objectsIn(values)) {
      // This object is a picture in Magento's gallery.
      if (typeof object['full'] === 'string' && imageFile.test(object['full'])) gallery.push(object['full']);
      // This object is a variant of a WooCommerce product.
      if (object['display_price'] !== undefined) gallery.push(...imageAddresses(object['image']));
      const product = asProduct(object);
      const score = product ? scoreProduct(product, headline) : 0;
      if (product && score > (best?.score ?? 0)) best = { product, score };
    }
  }
  if (best) {
    const product = toRawProduct(best.product, locale);
    return { ...product, images: [...product.images, ...gallery] };
  }
  return gallery.length ? { ...emptyProduct, isStructured: true, images: gallery } : null;
}

/** All objects nested in the values, breadth first, up to a limit. */
function* objectsIn(values: unknown[]): Generator<JsonObject> {
  const queue = [...values];
  for (let i = 0; i < queue.length && i < maxObjects; i++) {
    const value = queue[i];
    if (Array.isArray(value)) for (const inner of value.slice(0, 300)) queue.push(inner);
    if (!isJsonObject(value)) continue;
    for (const inner of Object.values(value))
      if (typeof inner === 'object' && inner !== null) queue.push(inner);
    yield value;
  }
}

/**
 * Returns the object as a product if it has a title, otherwise null. Shopify's analytics data has titles only on the
 * variants ('Tee - Black / S'). Such an object takes title, color and price from its first variant.
 */
function asProduct(object: JsonObject): JsonObject | null {
  if (pick(object, productKeys.title) !== undefined) return object;
  const variant = Array.isArray(object['variants']) ? object['variants'][0] : null;
  const name = isJsonObject(variant) ? textOfValue(variant['name']) : null;
  if (!name) return null;
  const color = isJsonObject(variant) ? (textOfValue(variant['public_title']) ?? undefined) : undefined;
  return { handle: '', color, ...variant, ...object, title: name.split(' - ', 1)[0] };
}

/** The value of the first key that has a value. */
const pick = (object: JsonObject, keys: readonly string[]): unknown =>
  keys.map((key) => object[key]).find((value) => value !== undefined && value !== null && value !== '');

/** Scores how likely an object is the page's product. 0 if it has no title, or neither a price nor images. */
function scoreProduct(object: JsonObject, headline: string): number {
  const has = (keys: readonly string[]) => pick(object, keys) !== undefined;
  const name = tokenize(textOfValue(pick(object, productKeys.title)) ?? '').join(' ');
  const required = [productKeys.price, productKeys.images].filter(has).length;
  if (!name || required === 0) return 0;
  const matchesHeadline = headline !== '' && (headline.includes(name) || name.includes(headline));
  // An object whose title does not match the headline counts only if the page has no headline and the object has both a
  // price and images. Many other objects on a page have a title, too.
  if (!matchesHeadline && (required < 2 || headline !== '')) return 0;
  const optional = [
    productKeys.brand,
    productKeys.color,
    productKeys.description,
    productKeys.category,
  ].filter(has);
  return required * 2 + (matchesHeadline ? 5 : 0) + optional.length;
}

function toRawProduct(product: JsonObject, locale: Locale): RawProduct {
  const text = (keys: readonly string[]) => textOfValue(pick(product, keys));
  const texts = (keys: readonly string[]) =>
    toArray(pick(product, keys))
      .map(textOfValue)
      .filter((text) => text !== null);
  return {
    isStructured: true,
    title: text(productKeys.title),
    description: text(productKeys.description),
    brand: text(productKeys.brand),
    price: readPrice(product, locale),
    colors: texts(productKeys.color),
    categories: texts(productKeys.category),
    images: toArray(pick(product, productKeys.images)).flatMap((image) => imageAddresses(image)),
  };
}

function readPrice(product: JsonObject, locale: Locale): Price | null {
  const cents = pick(product, productKeys.priceInCents);
  const value = typeof cents === 'number' ? cents / 100 : pick(product, productKeys.price);
  const code = textOfValue(pick(product, productKeys.currency)) ?? currencyCodeIn(value, 0);
  const currency = code && parseCurrency(code, locale);
  // Shopify themes write the price in hundredths, as an integer.
  const divisor = 'vendor' in product && 'handle' in product && Number.isInteger(value) ? 100 : 1;
  return parsePriceValue(value, { currency, divisor, locale }, 0);
}

type PriceContext = { currency: string | null; divisor: number; locale: Locale };

/** Parses a price that is a number, a text, an array, or an object of prices. The amount is divided by `divisor`. */
function parsePriceValue(value: unknown, context: PriceContext, depth: number): Price | null {
  const { currency, divisor, locale } = context;
  if (Array.isArray(value)) return parsePriceValue(value[0], context, depth);
  if (isJsonObject(value)) {
    if (depth > maxDepth) return null;
    // A price formatted for display is in whole units, never in hundredths.
    const formatted = pick(value, formattedPriceKeys);
    const parsed = typeof formatted === 'string' ? parsePrice(formatted, locale) : null;
    if (parsed) return { amount: parsed.amount, currency: currency ?? parsed.currency };
    const inner = pick(value, amountKeys);
    const isInCents = inner !== undefined && inner === value['centAmount'];
    return parsePriceValue(inner, isInCents ? { ...context, divisor: 100 } : context, depth + 1);
  }
  const amount = parseAmount(value, currency);
  if (amount === null) return null;
  return {
    amount: Math.round((amount / divisor) * 100) / 100,
    currency: currency ?? (typeof value === 'string' ? (parsePrice(value, locale)?.currency ?? null) : null),
  };
}

function currencyCodeIn(price: unknown, depth: number): string | null {
  if (Array.isArray(price)) return currencyCodeIn(price[0], depth);
  if (!isJsonObject(price) || depth > maxDepth) return null;
  return textOfValue(pick(price, productKeys.currency)) ?? currencyCodeIn(pick(price, amountKeys), depth + 1);
}

function textOfValue(value: unknown): string | null {
  const text = isJsonObject(value) ? pick(value, textKeys) : value;
  return typeof text === 'string' ? text.trim() || null : null;
}

function imageAddresses(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((one) => imageAddresses(one, depth));
  if (!isJsonObject(value) || depth > maxDepth) return [];
  const inner = pick(value, imageKeys);
  return inner === undefined ? [] : imageAddresses(inner, depth + 1);
}
