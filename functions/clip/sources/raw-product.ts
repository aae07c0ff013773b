import type { Price } from '../price/price.ts';

/** The product as one source of the page describes it. The texts are not yet cleaned or mapped to the catalog. */
export type RawProduct = {
  title: string | null;
  description: string | null;
  brand: string | null;
  price: Price | null;
  /** Candidates in order of preference; the first that names a color of the catalog is used. */
  colors: string[];
  /** Candidates in order of preference. */
  categories: string[];
  /** Addresses in order of preference; the first usable one is used. */
  images: string[];
  /** Whether the source describes the product itself (schema.org, embedded state) rather than the page. */
  isStructured: boolean;
};

export const emptyProduct: RawProduct = {
  title: null,
  description: null,
  brand: null,
  price: null,
  colors: [],
  categories: [],
  images: [],
  isStructured: false,
};
