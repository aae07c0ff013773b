import type { Page } from '../parse-page.ts';
import type { Locale } from '../price/locale.ts';
import { type Price, parseAmountAndCode, parsePrice } from '../price/price.ts';
import { emptyProduct, type RawProduct } from './raw-product.ts';

/** Reads the product from meta tags: Open Graph with its product tags, Twitter cards, and plain names. */
export function readMetaTags({ metaTags }: Page, locale: Locale): RawProduct {
  const first = (...names: string[]) =>
    names.map((name) => metaTags.get(name)?.[0]).find((value) => value?.trim()) ?? null;
  const all = (...names: string[]) => names.flatMap((name) => metaTags.get(name) ?? []);
  const twitterData = (label: RegExp) =>
    [1, 2]
      .filter((n) => label.test(first(`twitter:label${n}`) ?? ''))
      .map((n) => first(`twitter:data${n}`))[0] ?? null;
  const labeledPrice = twitterData(/^(price|pris|preis|prix|precio|prezzo|prijs)$/i);
  return {
    ...emptyProduct,
    title: first('og:title', 'twitter:title'),
    description: first('og:description', 'twitter:description', 'description'),
    brand:
      first('product:brand', 'og:brand', 'brand') ?? twitterData(/^(brand|märke|marke|marque|marca|merk)$/i),
    price: price() ?? (labeledPrice ? parsePrice(labeledPrice, locale) : null),
    colors: all('product:color', 'product:colour', 'og:color', 'color'),
    categories: all(
      'product:category',
      'product:retailer_category',
      'product_type',
      'product:product_type',
      'category',
    ),
    images: all(
      ...['og:image:secure_url', 'og:image', 'og:image:url', 'product:image_link', 'twitter:image'],
      ...['twitter:image:src', 'image_src', 'image', 'thumbnail', 'thumbnailurl'],
    ),
  };

  function price(): Price | null {
    for (const prefix of ['product:sale_price', 'product:price', 'og:price', 'og:product:price']) {
      const code = first(
        `${prefix}:currency`,
        'product:price:currency',
        'og:price:currency',
        'pricecurrency',
      );
      const found = parseAmountAndCode(first(`${prefix}:amount`), code, locale);
      if (found) return found;
    }
    return parseAmountAndCode(first('price', 'product:price'), first('pricecurrency', 'currency'), locale);
  }
}
