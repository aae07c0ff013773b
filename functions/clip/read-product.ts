import type { Category, Color } from '#shared/catalog';
import { limits } from '#shared/limits';
import { imageUrl } from './image-url.ts';
import { type Page, readPage } from './parse-page.ts';
import { cut, plainText } from './plain-text.ts';
import { type Locale, localeOf } from './price/locale.ts';
import { currencyOfPage } from './price/page-currency.ts';
import { shopNames, shopNameTest } from './shop-name.ts';
import { stateFacts } from './sources/embedded-state.ts';
import { parseLeniently } from './sources/lenient-json.ts';
import { metaFacts } from './sources/meta-tags.ts';
import type { Facts } from './sources/raw-product.ts';
import { statedFacts } from './sources/schema-org.ts';
import { shownFacts } from './sources/visible-text.ts';
import { cleanTitle } from './title.ts';
import { toCategory } from './words/category.ts';
import { colorInName, toColor } from './words/color.ts';

/** What a page tells of the product that it sells; null is unknown. */
export type Product = {
  title: string | null;
  description: string | null;
  brand: string | null;
  color: Color | null;
  category: Category | null;
  price: number | null;
  /** ISO 4217. */
  currency: string | null;
  image: string | null;
};
export type Reading = {
  product: Product;
  /** Whether the page says that it is about one product, or shows a price. */
  isProductPage: boolean;
  /** How much text the page shows, in characters. */
  shownText: number;
};

/** Reads the product off a shop's page: what it states for programs goes before what it shows to people. */
export const readProduct = (html: string, url?: string): Product => readProductPage(html, url).product;

export function readProductPage(html: string, url?: string): Reading {
  const address = url ? URL.parse(url) : null;
  const page = readPage(html, address);
  const locale = localeOf(page.language, page.address);
  const linked = page.linkedData.flatMap(parseLeniently);
  const stated = [statedFacts(linked, page, locale), statedFacts(page.things, page, locale)];
  const sources = [...stated, metaFacts(page, locale)].filter((facts) => facts !== null);
  const shown = shownFacts(page, locale);
  // Reading what scripts hold takes time, which most pages spare by stating the same for search engines.
  const state = isComplete([...sources, shown]) ? null : stateFacts(page, locale);
  const all = [...sources, ...(state ? [state] : []), shown];
  const isProduct =
    stated.some(Boolean) || state !== null || /product/.test(page.metas.get('og:type')?.[0] ?? '');
  const names = ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].flatMap(
    (name) => page.metas.get(name) ?? [],
  );
  const isShop = shopNameTest({ names: [...names, ...shopNames(linked)], address: page.address });
  const product = toProduct(all, page, locale, isShop);
  return { product, isProductPage: isProduct || product.price !== null, shownText: page.shownText };
}

const isComplete = (all: readonly Facts[]) =>
  (['title', 'description', 'brand', 'price'] as const).every((name) =>
    all.some((facts) => facts[name] !== null),
  ) && (['images', 'colors'] as const).every((name) => all.some((facts) => facts[name].length > 0));

function toProduct(
  all: readonly Facts[],
  page: Page,
  locale: Locale,
  isShop: (text: string) => boolean,
): Product {
  const first = <Value>(read: (facts: Facts) => Value | null) =>
    all.reduce<Value | null>((found, facts) => found ?? read(facts), null);
  const brand = first(({ brand }) => short(brand, limits.item.brand));
  const heading = page.headings()[0];
  const title =
    first((facts) => facts.title && cleanTitle(facts.title, isShop, facts.stated ? undefined : heading)) ??
    cleanTitle(page.title, isShop, heading);
  const price = first((facts) => facts.price);
  const unbranded =
    brand && title ? title.replace(new RegExp(RegExp.escape(brand), 'gi'), ' ') : (title ?? '');
  const path = decode(page.address?.pathname ?? '').replace(/[-_/.]+/g, ' ');
  const description = first((facts) => facts.description && (plainText(facts.description) || null));
  const [sentence = ''] = (description ?? '').split(/[.!?\n]/, 1);
  return {
    title,
    description: description && cut(description, limits.item.description),
    brand,
    color:
      firstOf(
        all.flatMap((facts) => facts.colors.map(plainText)),
        toColor,
      ) ?? colorInName(unbranded),
    category: toCategory(
      [
        unbranded,
        ...all.flatMap((facts) => facts.categories.map(plainText)).map(lastFirst),
        page.crumbs().reverse().join(' > '),
        path,
        sentence,
      ],
      locale.language,
    ),
    price: price?.amount ?? null,
    currency:
      price &&
      (price.currency ?? first((facts) => facts.price?.currency ?? null) ?? currencyOfPage(page, locale)),
    image: all.reduce<string | null>(
      (found, { images, stated }) =>
        found ?? firstOf(images, (address) => imageUrl(address, { base: page.base, stated })),
      null,
    ),
  };
}

function firstOf<Value>(texts: readonly string[], read: (text: string) => Value | null): Value | null {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

/** 'Clothes > Dresses > Midi dresses' from its end, where it says most. */
const lastFirst = (path: string) =>
  path
    .split(/\s*[>/»|]\s*/)
    .reverse()
    .join(' > ');

const short = (text: string | null, most: number) => (text && cut(plainText(text), most)) || null;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
