import type { Page } from '../parse-page.ts';
import type { Locale } from '../price/locale.ts';
import { priceOf } from '../price/offers.ts';
import { isSamePage } from '../same-page.ts';
import { tokensOf } from '../words/tokenize.ts';
import type { Thing } from './microdata.ts';
import type { Facts } from './raw-product.ts';
import { type Candidate, each, isThing, Things, typesOf } from './schema-graph.ts';

const colorNames = /^(?:colou?r|färg|farbe|couleur|kleur|colore|farve|farge|väri|kolor|cor)$/i;

/** What a page says of its product in schema.org's terms; null where it speaks of no product, or only of lists. */
export function statedFacts(roots: readonly unknown[], page: Page, locale: Locale): Facts | null {
  const things = new Things(roots);
  const product = chosen(things, page);
  if (!product) return null;
  const variants = things.things(product, 'hasVariant').slice(0, 200);
  const named = variants.find((variant) => isNamedBy(things, variant, page.address));
  const group = things.things(product, 'isVariantOf')[0];
  const variant = named ?? variants[0];
  /** Of a group the page may name one variant, which then goes before the group. */
  const inOrder = [
    ...(named ? [named] : []),
    product,
    ...(variant ? [variant] : []),
    ...(group ? [group] : []),
  ];
  const first = <Value>(read: (thing: Thing) => Value | null) =>
    inOrder.reduce<Value | null>((found, thing) => found ?? read(thing), null);
  const all = (read: (thing: Thing) => string[]) => inOrder.flatMap(read);
  return {
    stated: true,
    title:
      things.text(product, 'name') ??
      things.text(product, 'title') ??
      first((thing) => things.text(thing, 'name')),
    description: first((thing) => things.text(thing, 'description')),
    brand:
      first((thing) => things.text(thing, 'brand')) ?? first((thing) => things.text(thing, 'manufacturer')),
    price:
      first((thing) => priceOf(things, thing, locale, page.address)) ??
      lowest(variants.map((thing) => priceOf(things, thing, locale, page.address))),
    colors: all((thing) => [...words(things, thing, 'color'), ...colorProperties(things, thing)]),
    categories: all((thing) => words(things, thing, 'category')).reverse(),
    images: all((thing) =>
      ['image', 'images', 'thumbnailUrl'].flatMap((name) => images(things, thing, name)),
    ),
  };
}

/** Of several products the one that the page is about; those that are only listed are never the page's own. */
function chosen(things: Things, page: Page): Thing | null {
  const headlines = [...page.headings().slice(0, 2), page.metas.get('og:title')?.[0] ?? '', page.title]
    .map((text) => tokensOf(text).join(' '))
    .filter(Boolean);
  const scored = things.products.slice(0, 100).map((candidate) => ({
    product: candidate.product,
    score: scoreOf(things, candidate, headlines, page.address),
  }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (a, b) => (a && a.score >= b.score ? a : b),
    null,
  );
  return best && best.score > 0 ? best.product : null;
}

function scoreOf(things: Things, { product, listed }: Candidate, headlines: string[], address: URL | null) {
  const name = tokensOf(things.text(product, 'name') ?? '').join(' ');
  const urls = [
    things.text(product, 'url'),
    each(product['@id'])[0],
    things.text(product, 'mainEntityOfPage'),
  ].map((url) => (typeof url === 'string' ? url : null));
  const isHere = urls.some((url) => isSamePage(url, address, 'by path'));
  const isNamed =
    name !== '' && headlines.some((headline) => headline.includes(name) || name.includes(headline));
  if (listed && !isHere && !isNamed) return 0;
  return (
    1 +
    (name ? 2 : 0) +
    (things.get(product, 'offers') || things.get(product, 'hasVariant') ? 2 : 0) +
    (things.get(product, 'image') ? 1 : 0) +
    (isHere ? 3 : 0) +
    (isNamedBy(things, product, address) ? 4 : 0) +
    (isNamed ? 3 : 0) +
    (typesOf(product).includes('productgroup') ? 1 : 0)
  );
}

const isNamedBy = (things: Things, thing: Thing, address: URL | null) =>
  [
    things.text(thing, 'url'),
    typeof thing['@id'] === 'string' ? thing['@id'] : null,
    ...things.things(thing, 'offers').map((offer) => things.text(offer, 'url')),
  ].some((url) => isSamePage(url, address, 'exactly'));

const words = (things: Things, thing: Thing, name: string) =>
  each(things.get(thing, name))
    .map((value) => things.wordsOf(value))
    .filter((text) => text !== null);

const colorProperties = (things: Things, thing: Thing) =>
  things
    .things(thing, 'additionalProperty')
    .filter((property) => colorNames.test(things.text(property, 'name') ?? ''))
    .flatMap((property) => words(things, property, 'value'));

function images(things: Things, thing: Thing, name: string, depth = 0): string[] {
  return each(things.get(thing, name))
    .slice(0, 30)
    .flatMap((value) => {
      if (typeof value === 'string') return [value];
      if (!isThing(value) || depth > 2) return [];
      return ['contentUrl', 'url', 'image', 'src', '@id', 'thumbnail', 'thumbnailUrl'].flatMap((inner) =>
        images(things, value, inner, depth + 1),
      );
    });
}

const lowest = (prices: ReturnType<typeof priceOf>[]) =>
  prices.reduce((low, price) => (low && price && low.amount <= price.amount ? low : (price ?? low)), null);
