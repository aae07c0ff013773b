import type { Page } from '../parse-page.ts';
import type { Locale } from '../price/locale.ts';
import { currencyOf, type Price, readAmount, readPrice } from '../price/price.ts';
import { type Facts, noFacts } from './raw-product.ts';

/** What a page says of itself in its meta tags: Open Graph with its product tags, Twitter cards and plain ones. */
export function metaFacts({ metas }: Page, locale: Locale): Facts {
  const first = (...names: string[]) =>
    names.map((name) => metas.get(name)?.[0]).find((value) => value?.trim()) ?? null;
  const all = (...names: string[]) => names.flatMap((name) => metas.get(name) ?? []);
  const labelled = (label: RegExp) =>
    [1, 2]
      .filter((n) => label.test(first(`twitter:label${n}`) ?? ''))
      .map((n) => first(`twitter:data${n}`))[0] ?? null;
  return {
    ...noFacts,
    title: first('og:title', 'twitter:title'),
    description: first('og:description', 'twitter:description', 'description'),
    brand:
      first('product:brand', 'og:brand', 'brand') ?? labelled(/^(brand|märke|marke|marque|marca|merk)$/i),
    price: price() ?? readLabel(labelled(/^(price|pris|preis|prix|precio|prezzo|prijs)$/i), locale),
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
      const told = first(`${prefix}:amount`);
      if (!told) continue;
      const code = first(
        `${prefix}:currency`,
        'product:price:currency',
        'og:price:currency',
        'pricecurrency',
      );
      const currency = (code && currencyOf(code, locale)) || readPrice(told, locale)?.currency || null;
      const amount = readAmount(told, currency);
      if (amount !== null) return { amount, currency };
    }
    const told = first('price', 'product:price');
    if (!told) return null;
    const code = first('pricecurrency', 'currency');
    const currency = (code && currencyOf(code, locale)) || readPrice(told, locale)?.currency || null;
    const amount = readAmount(told, currency);
    return amount === null ? null : { amount, currency };
  }
}

const readLabel = (text: string | null, locale: Locale) => (text ? readPrice(text, locale) : null);
