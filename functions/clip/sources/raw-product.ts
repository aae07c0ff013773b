import type { Price } from '../price/price.ts';

/** What one part of a page says of its product, in the page's own words. */
export type Facts = {
  title: string | null;
  description: string | null;
  brand: string | null;
  price: Price | null;
  /** Several where it is not clear which is meant; the first one that can be read counts. */
  colors: string[];
  categories: string[];
  images: string[];
  /** Whether the pictures are stated to be the product's, rather than the page's. */
  stated: boolean;
};

export const noFacts: Facts = {
  title: null,
  description: null,
  brand: null,
  price: null,
  colors: [],
  categories: [],
  images: [],
  stated: false,
};
