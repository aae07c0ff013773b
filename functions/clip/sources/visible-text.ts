import { tokenize } from '#shared/rules/tokenize';
import type { Page, PageImage } from '../parse-page.ts';
import type { Locale } from '../price/locale.ts';
import { parseAmountAndCode, parsePrice } from '../price/price.ts';
import { isSamePage } from '../same-page.ts';
import { emptyProduct, type RawProduct } from './raw-product.ts';

/** In characters. A longer text is a list of brands to choose from. */
const maxLength = 40;
const label =
  /^(?:brand|marke|marque|marca|merk|märke|varumärke|marka|mærke|merke|merkki|by|von|par|av|hersteller|fabricant)\s*:?\s+/i;
const visitStore =
  /^(?:visit the|besuchen sie den|besuche den|visiter la boutique|visita lo store di|visita la tienda de|bezoek de|besök)\s+/i;
const storeSuffix = /(?:[ -]store|-shop|-butik(?:en)?|-winkel)$/i;

/** The brand in a text such as 'Brand: Acme', 'by Acme' or 'Visit the Acme Store'. Null if empty or too long. */
function extractBrandName(text: string): string | null {
  const name = text.trim().replace(label, '');
  const brand = visitStore.test(name) ? name.replace(visitStore, '').replace(storeSuffix, '') : name;
  return brand && brand.length <= maxLength ? brand : null;
}

const productImage = /product|gallery|main|primary|hero|zoom|featured|landing|detail|pdp|packshot/i;
const decorativeImage =
  /logo|icon|flag|payment|badge|swatch|avatar|banner|sprite|rating|star|thumb|social|klarna|paypal|visa/i;
/** In pixels. Smaller images are icons. */
const minImageSize = 100;

/** Reads the product from what a page displays: headings, labeled elements, `data-` attributes, prices and images. */
export function readVisibleText(page: Page, locale: Locale): RawProduct {
  const { dataAttributes } = page;
  const attribute = (name: string) => dataAttributes.get(name) ?? null;
  const attributes = (name: string) => (dataAttributes.has(name) ? [dataAttributes.get(name) ?? ''] : []);
  const prices = parsePrices(page.prices());
  const heading = page.headings()[0] ?? attribute('name') ?? attribute('title');
  return {
    ...emptyProduct,
    title: heading ?? (page.title || null),
    brand: attribute('brand') ?? page.brands().map(extractBrandName).find(Boolean) ?? null,
    price:
      prices.find(({ currency }) => currency) ??
      parseAmountAndCode(attribute('price'), attribute('currency'), locale) ??
      prices[0] ??
      unlabeledPrice(),
    colors: [...page.colors(), ...attributes('color')],
    categories: attributes('category'),
    images: [...imageAddresses(page, heading ?? page.title), ...attributes('image')],
  };

  function parsePrices(texts: readonly string[]) {
    return texts.map((text) => parsePrice(text, locale)).filter((price) => price !== null);
  }

  /** More than two different unlabeled prices belong to a list of products. Then none of them is used. */
  function unlabeledPrice() {
    const found = parsePrices(page.unlabeledPrices);
    const amounts = new Set(found.map(({ amount }) => amount));
    return amounts.size <= 2 && page.headings().length > 0 ? (found[0] ?? null) : null;
  }
}

/** The addresses of the page's images, ordered by how likely they show the product. Unlikely images are left out. */
function imageAddresses({ images, address }: Page, title: string): string[] {
  const words = new Set(tokenize(title).filter((word) => word.length > 2));
  return images
    .map((image, index) => ({
      image,
      score: scoreImage(image, index, words) - (linksElsewhere(image, address) ? 12 : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .flatMap(({ image }) => image.sources.map(({ address }) => address));
}

/**
 * Scores an image. Images that are large, early on the page, or named like the product by class or alternative text
 * score high. Icons and logos score 0.
 */
function scoreImage(
  { sources, alt, classNames, width, height }: PageImage,
  index: number,
  titleWords: ReadonlySet<string>,
) {
  const declared = Math.max(width, height);
  const isTiny = declared > 0 && declared < minImageSize && (sources[0]?.size ?? 0) <= declared;
  if (isTiny || decorativeImage.test(classNames)) return 0;
  const size = Math.max(declared, ...sources.map((source) => source.size));
  const sharedWords = tokenize(alt).filter((word) => titleWords.has(word)).length;
  return (
    10 -
    Math.min(index, 8) +
    (productImage.test(classNames) ? 8 : 0) +
    Math.min(sharedWords, 4) * 4 +
    Math.min(size, 1600) / 160
  );
}

/** Whether an image links to another page, as those of other products do. A link to a larger copy does not count. */
const linksElsewhere = ({ link }: PageImage, address: URL | null) =>
  link !== null &&
  address !== null &&
  !/^(?:#|javascript:|data:)/i.test(link) &&
  !/\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i.test(link) &&
  !isSamePage(link, address, 'by path');
