import { isSamePage } from '../same-page.ts';
import type { JsonObject } from '../sources/json-object.ts';
import { type SchemaGraph, typesOf } from '../sources/schema-graph.ts';
import { parseCurrency } from './currency.ts';
import type { Locale } from './locale.ts';
import { type Price, parseAmount, parsePrice } from './price.ts';

const maxDepth = 3;
/** Price specifications that are not the price to pay, such as the price before a sale or a suggested one. */
const notPayable = /list|strikethrough|msrp|srp|regular|minimumadvertised/i;

/**
 * The current price of a schema.org product: the lowest price of its offers in the currency of the first offer. If some
 * offers are for the page's exact address, only those count. Used goods count only if no new goods are offered.
 */
export function offerPrice(
  graph: SchemaGraph,
  product: JsonObject,
  locale: Locale,
  address: URL | null,
): Price | null {
  const offers = offersOf(graph, product, 0);
  const exact = offers.filter((offer) => isSamePage(graph.text(offer, 'url'), address, 'exactly'));
  const unused = (exact.length ? exact : offers).filter(
    (offer) => !/used/i.test(graph.text(offer, 'itemCondition') ?? ''),
  );
  const prices = (unused.length ? unused : offers)
    .map((offer) => priceOfOffer(graph, offer, locale))
    .filter((price) => price !== null);
  const [first] = prices;
  if (!first) return null;
  return prices
    .filter(({ currency }) => currency === first.currency)
    .reduce((low, price) => (price.amount < low.amount ? price : low));
}

/** The offers of a node. An `AggregateOffer` without its own price is replaced by the offers inside it. */
function offersOf(graph: SchemaGraph, node: JsonObject, depth: number): JsonObject[] {
  if (depth > maxDepth) return [];
  return graph.nodes(node, 'offers').flatMap((offer) => {
    const nested = offersOf(graph, offer, depth + 1);
    const hasPrice = graph.get(offer, 'lowPrice') !== undefined || graph.get(offer, 'price') !== undefined;
    if (hasPrice || nested.length === 0) return [offer];
    // The currency of the `AggregateOffer` is the default for the offers inside it.
    const priceCurrency = graph.text(offer, 'priceCurrency');
    return priceCurrency ? nested.map((one) => ({ priceCurrency, ...one })) : nested;
  });
}

function priceOfOffer(graph: SchemaGraph, offer: JsonObject, locale: Locale): Price | null {
  const specifications = graph.nodes(offer, 'priceSpecification');
  const payable = specifications.filter((one) => isPayable(graph, one));
  const nodes = [offer, ...(payable.length ? payable : specifications)];
  for (const node of nodes)
    for (const name of ['lowPrice', 'price', 'minPrice']) {
      const value = graph.text(node, name);
      if (value === null) continue;
      const code = findCurrency(graph, [node, ...nodes], locale);
      const amount = parseAmount(value, code);
      if (amount !== null) return { amount, currency: code ?? parsePrice(value, locale)?.currency ?? null };
    }
  return null;
}

/** Whether it is the price to pay. False for list, unit (per kilogram) and members' prices and delivery. */
function isPayable(graph: SchemaGraph, specification: JsonObject) {
  const kind = `${graph.text(specification, 'priceType') ?? ''} ${graph.text(specification, 'name') ?? ''}`;
  return (
    !notPayable.test(kind) &&
    graph.get(specification, 'referenceQuantity') === undefined &&
    graph.get(specification, 'validForMemberTier') === undefined &&
    !typesOf(specification).includes('deliverychargespecification')
  );
}

function findCurrency(graph: SchemaGraph, nodes: JsonObject[], locale: Locale): string | null {
  for (const node of nodes)
    for (const name of ['priceCurrency', 'currency']) {
      const code = graph.text(node, name);
      const currency = code && parseCurrency(code, locale);
      if (currency) return currency;
    }
  return null;
}
