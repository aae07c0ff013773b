import type { ImageSource } from './image-source.ts';
import type { JsonObject } from './sources/json-object.ts';
import type { PageScript } from './sources/script-data.ts';

/** An `img` element outside menus and lists of other products. */
export type PageImage = {
  /** The largest first. */
  sources: ImageSource[];
  alt: string;
  classNames: string;
  /** As declared by the page, in pixels. 0 if the page declares none. */
  width: number;
  height: number;
  /** The address of the link around the image, null if there is none. */
  link: string | null;
};

/** The parts of a parsed page that can describe a product. Methods extract text when they are called. */
export type Page = {
  /** The page's own URL: the one it was fetched from, or the canonical URL that it declares. */
  address: URL | null;
  /** The URL that relative addresses are resolved against. Null if neither a URL nor a `base` element is known. */
  base: URL | null;
  /** A language tag such as 'sv' or 'en-GB'. Empty if the page declares none. */
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
  /** Fields of the product from `data-` attributes by their names, as `name` for `data-product-name`. */
  dataAttributes: ReadonlyMap<string, string>;
  /** The length of all displayed text, in characters. */
  visibleTextLength: number;
  /** Candidates for the product's name in order of preference. */
  headings(): string[];
  /** Texts of elements that have the class of a price. */
  prices(): string[];
  /** Texts that look like a price, from elements that do not have the class of a price. */
  unlabeledPrices: readonly string[];
  breadcrumbs(): string[];
  brands(): string[];
  /** Texts after a label such as 'Color:'. */
  colors(): string[];
};
