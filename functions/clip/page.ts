import type { ImageSource } from './image-source.ts';
import type { JsonObject } from './sources/json-object.ts';
import type { PageScript } from './sources/script-data.ts';

/** An `img` element outside menus and lists of other products. */
export type PageImage = {
  /** The largest first. */
  sources: ImageSource[];
  alt: string;
  classNames: string;
  /** Declared in pixels; 0 where the page declares none. */
  width: number;
  height: number;
  /** The address that a click on it opens. */
  link: string | null;
};

/** The parts of a parsed page that can describe a product. Methods extract text when they are called. */
export type Page = {
  /** The page's own URL: where it was fetched, or the canonical one it declares. */
  address: URL | null;
  /** What relative addresses resolve against; null where neither a URL nor a `base` element is known. */
  base: URL | null;
  /** A language tag ('sv', 'en-GB'), or empty. */
  language: string;
  title: string;
  /** The values of each meta tag by its name in lower case. */
  metaTags: ReadonlyMap<string, readonly string[]>;
  /** The unparsed texts of the JSON-LD scripts. */
  jsonLd: readonly string[];
  /** Scripts and attributes that may hold data for the shop's own code. */
  scripts: readonly PageScript[];
  /** The root nodes of microdata and RDFa. */
  microdata: readonly JsonObject[];
  images: readonly PageImage[];
  /** Fields of the product in `data-` attributes, by field: `data-product-name` is `name`. */
  dataAttributes: ReadonlyMap<string, string>;
  /** The length of all displayed text, in characters. */
  visibleTextLength: number;
  /** Candidates for the product's name in order of preference. */
  headings(): string[];
  /** Texts of elements with a price's class. */
  prices(): string[];
  /** Texts that look like a price, from elements without a price's class. */
  unlabeledPrices: readonly string[];
  breadcrumbs(): string[];
  brands(): string[];
  /** Texts after a label such as 'Color:'. */
  colors(): string[];
};
