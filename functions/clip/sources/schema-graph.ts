import { isJsonObject, type JsonObject, toArray } from './json-object.ts';

const maxNodes = 20_000;
const productTypes = new Set('product productgroup productmodel individualproduct someproducts'.split(' '));
/** Properties that lead from a product to another product, or to a node that has its own name and images. */
const skippedProperties = new Set(
  'isRelatedTo isSimilarTo isAccessoryOrSparePartFor isConsumableFor isVariantOf hasVariant review reviews aggregateRating makesOffer hasOfferCatalog itemOffered'.split(
    ' ',
  ),
);
const prefixes = ['', 'schema:', 'http://schema.org/', 'https://schema.org/'];

/** A product node, and whether it was found inside an `ItemList` or `CollectionPage`. */
export type ProductNode = { product: JsonObject; inList: boolean };

/** The schema.org nodes of a page, from JSON-LD, microdata or RDFa. Resolves `@id` when a property is read. */
export type SchemaGraph = ReturnType<typeof schemaGraph>;

/** Visits at most 20,000 values, breadth first, so that a huge document cannot stall the reader. */
export function schemaGraph(roots: readonly unknown[]) {
  const products: ProductNode[] = [];
  const byId = new Map<string, JsonObject>();
  const queue = roots.map((value) => ({ value, inList: false }));
  for (let i = 0; i < queue.length && i < maxNodes; i++) {
    const { value, inList } = queue[i] ?? {};
    if (Array.isArray(value))
      queue.push(...value.slice(0, 500).map((element) => ({ value: element, inList: !!inList })));
    if (!isJsonObject(value)) continue;
    indexById(value);
    if (isProduct(value)) products.push({ product: value, inList: !!inList });
    const types = typesOf(value);
    const isList = inList || types.includes('itemlist') || types.includes('collectionpage');
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === 'object' && inner !== null && !skippedProperties.has(name))
        queue.push({ value: inner, inList: isList });
  }

  /** Stores a node under its `@id`. A node that has only an `@id` is a reference and is not stored. */
  function indexById(node: JsonObject) {
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
  }

  function resolve(value: unknown): unknown {
    if (!isJsonObject(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2)
      return value;
    return byId.get(value['@id']) ?? value;
  }

  /** The value of a property, with or without a schema.org prefix in its name. References are resolved. */
  function get(node: JsonObject, name: string): unknown {
    const prefix = prefixes.find((one) => node[one + name] !== undefined);
    if (prefix === undefined) return undefined;
    const value = node[prefix + name];
    return Array.isArray(value) ? value.flat(2).map(resolve) : resolve(value);
  }

  function textOfValue(value: unknown, depth = 0): string | null {
    if (typeof value === 'string') return value.trim() || null;
    if (typeof value === 'number') return String(value);
    if (!isJsonObject(value) || depth > 3) return null;
    for (const name of ['name', '@value', 'value', 'title'])
      for (const inner of toArray(get(value, name))) {
        const text = textOfValue(inner, depth + 1);
        if (text) return text;
      }
    return null;
  }

  /** The texts of all values of a property. The text of an object is its name or value. */
  const texts = (node: JsonObject, name: string) =>
    toArray(get(node, name))
      .map((value) => textOfValue(value))
      .filter((text) => text !== null);

  return {
    products,
    get,
    texts,
    /** The values of a property that are objects. */
    nodes: (node: JsonObject, name: string) => toArray(get(node, name)).filter(isJsonObject),
    /** The first value of a property that has text. */
    text: (node: JsonObject, name: string) => texts(node, name)[0] ?? null,
  };
}

/** The types of a node in lower case, without the namespace: `http://schema.org/Product` becomes `product`. */
export const typesOf = (node: JsonObject): string[] =>
  toArray(node['@type']).map((type) =>
    String(type)
      .replace(/^.*[/#:]/, '')
      .toLowerCase(),
  );

const isProduct = (node: JsonObject) => typesOf(node).some((type) => productTypes.has(type));
