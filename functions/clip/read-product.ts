import type { Category, Color } from '#shared/catalog';
import { limits } from '#shared/limits';
import { findCategory } from '#shared/rules/find-category';
import { findColor, findColorInTitle } from './color.ts';
import { imageUrl } from './image-url.ts';
import { type Page, parsePage } from './parse-page.ts';
import { plainText, truncate } from './plain-text.ts';
import { findPageCurrency } from './price/currency.ts';
import { type Locale, localeOf } from './price/locale.ts';
import { shopNameMatcher, shopNamesIn } from './shop-name.ts';
import { readEmbeddedState } from './sources/embedded-state.ts';
import { parseLeniently } from './sources/lenient-json.ts';
import { readMetaTags } from './sources/meta-tags.ts';
import type { RawProduct } from './sources/raw-product.ts';
import { readSchemaOrg } from './sources/schema-org.ts';
import { readVisibleText } from './sources/visible-text.ts';
import { cleanTitle } from './title.ts';

/** The product of a shop's page, in the terms of the catalog. An unknown field is null. */
export type Product = {
  title: string | null;
  description: string | null;
  brand: string | null;
  color: Color | null;
  category: Category | null;
  price: number | null;
  /** ISO 4217. */
  currency: string | null;
  /** An absolute URL. */
  image: string | null;
};

/** Reads the product of a shop's page; see `readProductPage`. */
export const readProduct = (html: string, url?: string): Product => readProductPage(html, url).product;

/**
 * Reads the product of a shop's page from all sources. Each field comes from the first source that has it, in this
 * order: JSON-LD, microdata, meta tags, embedded state, visible text. Without `url`, relative addresses are resolved
 * against the canonical URL that the page declares.
 */
export function readProductPage(html: string, url?: string) {
  const page = parsePage(html, url ? URL.parse(url) : null);
  const locale = localeOf(page.language, page.address);
  const jsonLd = page.jsonLd.flatMap(parseLeniently);
  const structured = [readSchemaOrg(jsonLd, page, locale), readSchemaOrg(page.microdata, page, locale)];
  const declared = [...structured, readMetaTags(page, locale)].filter((product) => product !== null);
  const visible = readVisibleText(page, locale);
  // Parsing scripts is slow. Most pages do not need it, because they declare the same data for search engines.
  const state = isComplete([...declared, visible]) ? null : readEmbeddedState(page, locale);
  const sources = [...declared, ...(state ? [state] : []), visible];
  const isDeclared =
    structured.some(Boolean) || state !== null || /product/.test(page.metaTags.get('og:type')?.[0] ?? '');
  const siteNames = ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].flatMap(
    (name) => page.metaTags.get(name) ?? [],
  );
  const isShopName = shopNameMatcher({
    names: [...siteNames, ...shopNamesIn(jsonLd)],
    address: page.address,
  });
  const product = mergeSources(sources, page, locale, isShopName);
  return {
    product,
    /** Whether structured data, embedded state or the Open Graph type declares a product, or a price was found. */
    isProductPage: isDeclared || product.price !== null,
    /** The length of all displayed text, in characters. */
    visibleTextLength: page.visibleTextLength,
  };
}

/** Whether the sources together already have every field that embedded state could add. */
const isComplete = (sources: readonly RawProduct[]) =>
  (['title', 'description', 'brand', 'price'] as const).every((name) =>
    sources.some((source) => source[name] !== null),
  ) && (['images', 'colors'] as const).every((name) => sources.some((source) => source[name].length > 0));

/** Takes each field from the first source that has it, cleans it and maps it to the catalog. */
function mergeSources(
  sources: readonly RawProduct[],
  page: Page,
  locale: Locale,
  isShopName: (text: string) => boolean,
): Product {
  const first = <Value>(read: (source: RawProduct) => Value | null) => firstOf(sources, read);
  const brand = first(({ brand }) => (brand && truncate(plainText(brand), limits.item.brand)) || null);
  const heading = page.headings()[0];
  const title =
    first(
      (source) =>
        source.title && cleanTitle(source.title, isShopName, source.isStructured ? undefined : heading),
    ) ?? cleanTitle(page.title, isShopName, heading);
  const price = first((source) => source.price);
  // The brand is removed first, because it may contain a color or a garment ('Black Diamond').
  const titleWithoutBrand =
    brand && title ? title.replace(new RegExp(RegExp.escape(brand), 'gi'), ' ') : (title ?? '');
  const description = first((source) => source.description && (plainText(source.description) || null));
  const colors = sources.flatMap((source) => source.colors.map(plainText));
  return {
    title,
    description: description && truncate(description, limits.item.description),
    brand,
    color: firstOf(colors, findColor) ?? findColorInTitle(titleWithoutBrand),
    category: findCategory(
      [
        titleWithoutBrand,
        ...sources.flatMap((source) => source.categories.map(plainText)).map(reversePath),
        page.breadcrumbs().reverse().join(' > '),
        decodePath(page.address?.pathname ?? '').replace(/[-_/.]+/g, ' '),
        (description ?? '').split(/[.!?\n]/, 1)[0] ?? '',
      ],
      locale.language,
    ),
    price: price?.amount ?? null,
    currency:
      price &&
      (price.currency ?? first((source) => source.price?.currency ?? null) ?? findPageCurrency(page, locale)),
    image: first(({ images, isStructured }) =>
      firstOf(images, (address) => imageUrl(address, { base: page.base, isStructured })),
    ),
  };
}

/** The first result of `read` that is not null, or null if there is none. */
function firstOf<Source, Value>(
  sources: readonly Source[],
  read: (source: Source) => Value | null,
): Value | null {
  for (const source of sources) {
    const value = read(source);
    if (value !== null) return value;
  }
  return null;
}

/** The most specific category first: 'Clothes > Dresses > Midi dresses' becomes 'Midi dresses > Dresses > Clothes'. */
const reversePath = (path: string) =>
  path
    .split(/\s*[>/»|]\s*/)
    .reverse()
    .join(' > ');

/** Decodes percent-encoding. Returns the path unchanged if its encoding is invalid. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
