import { shownBrand } from '../brand-name.ts';
import type { Page, PageImage } from '../parse-page.ts';
import type { Locale } from '../price/locale.ts';
import { currencyOf, readAmount, readPrice } from '../price/price.ts';
import { isSamePage } from '../same-page.ts';
import { tokensOf } from '../words/tokenize.ts';
import { type Facts, noFacts } from './raw-product.ts';

const ofProduct = /product|gallery|main|primary|hero|zoom|featured|landing|detail|pdp|packshot/i;
const notOfProduct =
  /logo|icon|flag|payment|badge|swatch|avatar|banner|sprite|rating|star|thumb|social|klarna|paypal|visa/i;
const smallest = 100;

/** What a page shows of its product to whoever looks at it, for pages that say nothing to programs. */
export function shownFacts(page: Page, locale: Locale): Facts {
  const { data } = page;
  const read = (texts: readonly string[]) =>
    texts.map((text) => readPrice(text, locale)).filter((price) => price !== null);
  const prices = read(page.prices());
  const heading = page.headings()[0] ?? data.get('name') ?? data.get('title') ?? null;
  return {
    ...noFacts,
    title: heading ?? (page.title || null),
    brand: data.get('brand') ?? page.brands().map(shownBrand).find(Boolean) ?? null,
    price: prices.find(({ currency }) => currency) ?? dataPrice() ?? prices[0] ?? barePrice() ?? null,
    colors: [...page.colors(), ...(data.has('color') ? [data.get('color') ?? ''] : [])],
    categories: data.has('category') ? [data.get('category') ?? ''] : [],
    images: [
      ...imagesOf(page, heading ?? page.title),
      ...(data.has('image') ? [data.get('image') ?? ''] : []),
    ],
  };

  /** Many prices that nothing says anything of are those of many products. */
  function barePrice() {
    const found = read(page.barePrices);
    const amounts = new Set(found.map(({ amount }) => amount));
    return amounts.size <= 2 && page.headings().length > 0 ? (found[0] ?? null) : null;
  }

  function dataPrice() {
    const told = data.get('price') ?? '';
    const code = data.get('currency');
    const currency = (code && currencyOf(code, locale)) || (readPrice(told, locale)?.currency ?? null);
    const amount = readAmount(told, currency);
    return amount === null ? null : { amount, currency };
  }
}

/** The pictures of a page from the likeliest on: large, told to be the product's, and early. */
function imagesOf({ images, address }: Page, title: string): string[] {
  const words = new Set(tokensOf(title).filter((word) => word.length > 2));
  return images
    .map((image, place) => ({
      image,
      score: scoreOf(image, place, words) - (leadsAway(image, address) ? 12 : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .flatMap(({ image }) => image.sources.map(({ address }) => address));
}

function scoreOf(
  { sources, alt, names, width, height }: PageImage,
  place: number,
  words: ReadonlySet<string>,
) {
  const told = Math.max(width, height);
  if ((told > 0 && told < smallest && (sources[0]?.size ?? 0) <= told) || notOfProduct.test(names)) return 0;
  const size = Math.max(told, ...sources.map((source) => source.size));
  const alike = tokensOf(alt).filter((word) => words.has(word)).length;
  return (
    10 -
    Math.min(place, 8) +
    (ofProduct.test(names) ? 8 : 0) +
    Math.min(alike, 4) * 4 +
    Math.min(size, 1600) / 160
  );
}

/** A picture of another product leads to its page; one of this product to a larger copy, or nowhere. */
const leadsAway = ({ link }: PageImage, address: URL | null) =>
  link !== null &&
  address !== null &&
  !/^(?:#|javascript:|data:)/i.test(link) &&
  !/\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i.test(link) &&
  !isSamePage(link, address, 'by path');
