import type { Thing } from './microdata.ts';

const mostThings = 20_000;
const productTypes = new Set([
  'product',
  'productgroup',
  'productmodel',
  'individualproduct',
  'someproducts',
]);
/** Where a product speaks of other products, or of something else that has a name and pictures. */
const aside = new Set([
  ...[
    'isRelatedTo',
    'isSimilarTo',
    'isAccessoryOrSparePartFor',
    'isConsumableFor',
    'isVariantOf',
    'hasVariant',
  ],
  ...['review', 'reviews', 'aggregateRating', 'makesOffer', 'hasOfferCatalog', 'itemOffered'],
]);
const prefixes = ['', 'schema:', 'http://schema.org/', 'https://schema.org/'];

export type Candidate = { product: Thing; listed: boolean };

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property that may be there once, several times or not at all. */
export function each(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flat(2);
  if (isThing(value) && Array.isArray(value['@list'] ?? value['@set']))
    return each(value['@list'] ?? value['@set']);
  return value === undefined || value === null ? [] : [value];
}

/** Everything a page states in schema.org's terms, with the references within it. */
export class Things {
  readonly products: Candidate[] = [];
  private readonly byId = new Map<string, Thing>();

  constructor(roots: readonly unknown[]) {
    const waiting = roots.map((value) => ({ value, listed: false }));
    for (let i = 0; i < waiting.length && i < mostThings; i++) {
      const { value, listed } = waiting[i] ?? {};
      if (Array.isArray(value))
        waiting.push(...value.slice(0, 500).map((one) => ({ value: one, listed: !!listed })));
      if (!isThing(value)) continue;
      this.remember(value);
      if (isProduct(value)) this.products.push({ product: value, listed: !!listed });
      const types = typesOf(value);
      const lists = listed || types.includes('itemlist') || types.includes('collectionpage');
      for (const [name, inner] of Object.entries(value))
        if (typeof inner === 'object' && inner !== null && !aside.has(name))
          waiting.push({ value: inner, listed: lists });
    }
  }

  /** A property, with what it refers to in its place. */
  get(thing: Thing, name: string): unknown {
    const key = prefixes.find((prefix) => thing[prefix + name] !== undefined);
    if (key === undefined) return undefined;
    const value = thing[key + name];
    return Array.isArray(value) ? value.flat(2).map((one) => this.resolve(one)) : this.resolve(value);
  }

  things(thing: Thing, name: string): Thing[] {
    return each(this.get(thing, name)).filter(isThing);
  }

  /** The words of a property: of several the first, of a thing its name. */
  text(thing: Thing, name: string): string | null {
    for (const value of each(this.get(thing, name))) {
      const words = this.wordsOf(value);
      if (words) return words;
    }
    return null;
  }

  wordsOf(value: unknown, depth = 0): string | null {
    if (typeof value === 'string') return value.trim() || null;
    if (typeof value === 'number') return String(value);
    if (!isThing(value) || depth > 3) return null;
    for (const name of ['name', '@value', 'value', 'title'])
      for (const inner of each(this.get(value, name))) {
        const words = this.wordsOf(inner, depth + 1);
        if (words) return words;
      }
    return null;
  }

  private remember(thing: Thing) {
    const id = thing['@id'];
    if (typeof id === 'string' && Object.keys(thing).length > 1 && !this.byId.has(id))
      this.byId.set(id, thing);
  }

  private resolve(value: unknown): unknown {
    if (!isThing(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2) return value;
    return this.byId.get(value['@id']) ?? value;
  }
}

export const typesOf = (thing: Thing): string[] =>
  each(thing['@type']).map((type) =>
    String(type)
      .replace(/^.*[/#:]/, '')
      .toLowerCase(),
  );

const isProduct = (thing: Thing) => typesOf(thing).some((type) => productTypes.has(type));
