import { tokenize } from '#shared/rules/tokenize';
import type { Page } from '../parse-page.ts';
import type { Locale } from '../price/locale.ts';
import { offerPrice } from '../price/offers.ts';
import type { Price } from '../price/price.ts';
import { isSamePage } from '../same-page.ts';
import { isJsonObject, type JsonObject, toArray } from './json-object.ts';
import type { RawProduct } from './raw-product.ts';
import { type ProductNode, type SchemaGraph, schemaGraph, typesOf } from './schema-graph.ts';

const colorProperty = /^(?:colou?r|färg|farbe|couleur|kleur|colore|farve|farge|väri|kolor|cor)$/i;

/**
 * Reads the page's own product from schema.org nodes (JSON-LD or microdata). Null if the nodes contain no product, or
 * only products in a list that match neither the page's address nor its headings.
 */
export function readSchemaOrg(roots: readonly unknown[], page: Page, locale: Locale): RawProduct | null {
  const graph = schemaGraph(roots);
  const product = mainProduct(graph, page);
  if (!product) return null;
  const variants = graph.nodes(product, 'hasVariant').slice(0, 200);
  const selected = variants.find((variant) => isSelected(graph, variant, page.address));
  const [group] = graph.nodes(product, 'isVariantOf');
  const variant = selected ?? variants[0];
  // The variant that the page's address selects comes first, because it is more specific than its product group.
  const nodes = [
    ...(selected ? [selected] : []),
    product,
    ...(variant ? [variant] : []),
    ...(group ? [group] : []),
  ];
  const first = <Value>(read: (node: JsonObject) => Value | null) =>
    nodes.reduce<Value | null>((found, node) => found ?? read(node), null);
  const all = (read: (node: JsonObject) => string[]) => nodes.flatMap(read);
  return {
    isStructured: true,
    title:
      graph.text(product, 'name') ??
      graph.text(product, 'title') ??
      first((node) => graph.text(node, 'name')),
    description: first((node) => graph.text(node, 'description')),
    brand: first((node) => graph.text(node, 'brand')) ?? first((node) => graph.text(node, 'manufacturer')),
    price:
      first((node) => offerPrice(graph, node, locale, page.address)) ??
      lowest(variants.map((node) => offerPrice(graph, node, locale, page.address))),
    colors: all((node) => [...graph.texts(node, 'color'), ...colorProperties(graph, node)]),
    categories: all((node) => graph.texts(node, 'category')).reverse(),
    images: all((node) =>
      ['image', 'images', 'thumbnailUrl'].flatMap((name) => imageAddresses(graph, node, name)),
    ),
  };
}

/** The product with the highest score. Null if no product scores above 0. */
function mainProduct(graph: SchemaGraph, page: Page): JsonObject | null {
  const headlines = [...page.headings().slice(0, 2), page.metaTags.get('og:title')?.[0] ?? '', page.title]
    .map((text) => tokenize(text).join(' '))
    .filter(Boolean);
  const scored = graph.products
    .slice(0, 100)
    .map((candidate) => ({
      product: candidate.product,
      score: scoreProduct(graph, candidate, headlines, page.address),
    }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (a, b) => (a && a.score >= b.score ? a : b),
    null,
  );
  return best && best.score > 0 ? best.product : null;
}

/** Scores how likely a product is the page's own, by its address, its name in headlines, and completeness. */
function scoreProduct(
  graph: SchemaGraph,
  { product, inList }: ProductNode,
  headlines: string[],
  address: URL | null,
) {
  const name = tokenize(graph.text(product, 'name') ?? '').join(' ');
  const urls = [
    graph.text(product, 'url'),
    toArray(product['@id'])[0],
    graph.text(product, 'mainEntityOfPage'),
  ].map((url) => (typeof url === 'string' ? url : null));
  const matchesAddress = urls.some((url) => isSamePage(url, address, 'by path'));
  const matchesHeadline =
    name !== '' && headlines.some((headline) => headline.includes(name) || name.includes(headline));
  if (inList && !matchesAddress && !matchesHeadline) return 0;
  return (
    1 +
    (name ? 2 : 0) +
    (graph.get(product, 'offers') || graph.get(product, 'hasVariant') ? 2 : 0) +
    (graph.get(product, 'image') ? 1 : 0) +
    (matchesAddress ? 3 : 0) +
    (isSelected(graph, product, address) ? 4 : 0) +
    (matchesHeadline ? 3 : 0) +
    (typesOf(product).includes('productgroup') ? 1 : 0)
  );
}

/** Whether the page's address, including its query, is the address of the node or of one of its offers. */
const isSelected = (graph: SchemaGraph, node: JsonObject, address: URL | null) =>
  [
    graph.text(node, 'url'),
    typeof node['@id'] === 'string' ? node['@id'] : null,
    ...graph.nodes(node, 'offers').map((offer) => graph.text(offer, 'url')),
  ].some((url) => isSamePage(url, address, 'exactly'));

const colorProperties = (graph: SchemaGraph, node: JsonObject) =>
  graph
    .nodes(node, 'additionalProperty')
    .filter((property) => colorProperty.test(graph.text(property, 'name') ?? ''))
    .flatMap((property) => graph.texts(property, 'value'));

function imageAddresses(graph: SchemaGraph, node: JsonObject, name: string, depth = 0): string[] {
  return toArray(graph.get(node, name))
    .slice(0, 30)
    .flatMap((value) => {
      if (typeof value === 'string') return [value];
      if (!isJsonObject(value) || depth > 2) return [];
      return ['contentUrl', 'url', 'image', 'src', '@id', 'thumbnail', 'thumbnailUrl'].flatMap((inner) =>
        imageAddresses(graph, value, inner, depth + 1),
      );
    });
}

const lowest = (prices: (Price | null)[]) =>
  prices.reduce((low, price) => (low && price && low.amount <= price.amount ? low : (price ?? low)), null);
