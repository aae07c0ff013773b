import { isSamePage } from '../same-page.ts';
import type { Thing } from '../sources/microdata.ts';
import { type Things, typesOf } from '../sources/schema-graph.ts';
import type { Locale } from './locale.ts';
import { currencyOf, type Price, readAmount, readPrice } from './price.ts';

const deepest = 3;
/** Prices that nobody pays now: before the sale, for members, by the kilo. */
const notNow = /list|strikethrough|msrp|srp|regular|minimumadvertised/i;

/** What a product costs now: the offer that the page is about, or the lowest one of them. */
export function priceOf(things: Things, product: Thing, locale: Locale, address: URL | null): Price | null {
  const offers = offersOf(things, product, 0);
  const own = offers.filter((offer) => isSamePage(things.text(offer, 'url'), address, 'exactly'));
  const fresh = (own.length ? own : offers).filter(
    (offer) => !/used/i.test(things.text(offer, 'itemCondition') ?? ''),
  );
  const prices = (fresh.length ? fresh : offers)
    .map((offer) => priceOfOffer(things, offer, locale))
    .filter((price) => price !== null);
  const [first] = prices;
  if (!first) return null;
  return prices
    .filter(({ currency }) => currency === first.currency)
    .reduce((low, price) => (price.amount < low.amount ? price : low));
}

function offersOf(things: Things, thing: Thing, depth: number): Thing[] {
  if (depth > deepest) return [];
  return things.things(thing, 'offers').flatMap((offer) => {
    const nested = offersOf(things, offer, depth + 1);
    const isSum = things.get(offer, 'lowPrice') !== undefined || things.get(offer, 'price') !== undefined;
    if (isSum || nested.length === 0) return [offer];
    // What a sum of offers says of the currency is meant for each of them.
    const priceCurrency = things.text(offer, 'priceCurrency');
    return priceCurrency ? nested.map((one) => ({ priceCurrency, ...one })) : nested;
  });
}

function priceOfOffer(things: Things, offer: Thing, locale: Locale): Price | null {
  const specifications = things.things(offer, 'priceSpecification');
  const now = specifications.filter((one) => isNow(things, one));
  const places = [offer, ...(now.length ? now : specifications)];
  for (const place of places)
    for (const name of ['lowPrice', 'price', 'minPrice']) {
      const value = things.text(place, name);
      if (value === null) continue;
      const code = currencyAt(things, [place, ...places], locale);
      const amount = readAmount(value, code);
      if (amount !== null) return { amount, currency: code ?? readPrice(value, locale)?.currency ?? null };
    }
  return null;
}

function isNow(things: Things, specification: Thing) {
  const kind = `${things.text(specification, 'priceType') ?? ''} ${things.text(specification, 'name') ?? ''}`;
  return (
    !notNow.test(kind) &&
    things.get(specification, 'referenceQuantity') === undefined &&
    things.get(specification, 'validForMemberTier') === undefined &&
    !typesOf(specification).includes('deliverychargespecification')
  );
}

function currencyAt(things: Things, places: Thing[], locale: Locale): string | null {
  for (const place of places)
    for (const name of ['priceCurrency', 'currency']) {
      const code = things.text(place, name);
      const currency = code && currencyOf(code, locale);
      if (currency) return currency;
    }
  return null;
}
