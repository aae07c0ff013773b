import {
  brandClass,
  breadcrumbClass,
  classNamesOf,
  colorLabel,
  enclosingLink,
  isOutside,
  isRendered,
  isStruckOut,
  labeledColor,
  nameClass,
  priceClass,
  productAttribute,
} from './element-roles.ts';
import { rankHeadings } from './headings.ts';
import { type Element, isElement, parseHtml, textOf, textsOf, walk } from './html-tree.ts';
import { type ImageSource, imageSources, pixels } from './image-source.ts';
import { isUnlabeledPrice, otherPriceClass, priceText } from './price/price-text.ts';
import { collectMicrodata } from './sources/microdata.ts';
import { isDataScript, isJsonAttribute, type PageScript } from './sources/script-data.ts';

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

/** How many elements of each kind are kept. The product's own elements come early on a page. */
const maxCount = {
  headings: 5,
  names: 10,
  prices: 12,
  breadcrumbs: 2,
  brands: 3,
  colorLabels: 6,
  unlabeledPrices: 6,
  images: 200,
  scripts: 60,
};
/** In characters. A longer text is neither a price nor the label of a color. */
const maxLabelLength = 60;

/** The parts of a parsed page that can describe a product. Methods extract text when they are called. */
export type Page = ReturnType<typeof parsePage>;

/** Parses a page in one walk over its tree. `address` is the URL that the page was fetched from, if known. */
export function parsePage(html: string, address: URL | null) {
  const microdata = collectMicrodata();
  const metaTags = new Map<string, string[]>();
  const dataAttributes = new Map<string, string>();
  const elements = {
    headings: [] as Element[],
    names: [] as Element[],
    prices: [] as Element[],
    breadcrumbs: [] as Element[],
    brands: [] as Element[],
    colorLabels: [] as Element[],
  };
  const unlabeledPrices: string[] = [];
  const jsonLd: string[] = [];
  const scripts: PageScript[] = [];
  const images: PageImage[] = [];
  const head = { title: '', language: '', base: '', canonical: '' };
  /** How many of the elements around the current node are menus, footers or lists of other products (`isOutside`). */
  let outsideDepth = 0;
  let visibleTextLength = 0;

  walk(
    parseHtml(html),
    (node) => {
      if (node.type === 'text') {
        if (isRendered(node.parent)) readText(node.data.trim(), node.parent as Element);
        return;
      }
      if (!isElement(node)) return;
      const classNames = classNamesOf(node);
      if (classNames && breadcrumbClass.test(classNames)) keep('breadcrumbs', node);
      if (isOutside(node)) outsideDepth++;
      microdata.enter(node, outsideDepth > 0);
      readElement(node, classNames);
    },
    (element) => {
      microdata.leave(element);
      if (isOutside(element)) outsideDepth--;
    },
  );

  function keep(kind: keyof typeof elements, element: Element) {
    if (elements[kind].length < maxCount[kind]) elements[kind].push(element);
  }

  function readText(text: string, parent: Element) {
    visibleTextLength += text.length;
    if (outsideDepth > 0 || text.length > maxLabelLength) return;
    if (colorLabel.test(text)) keep('colorLabels', parent);
    if (unlabeledPrices.length < maxCount.unlabeledPrices && isUnlabeledPrice(text) && !isStruckOut(parent))
      unlabeledPrices.push(text);
  }

  function readElement(element: Element, classNames: string) {
    const { name, attribs } = element;
    if (name === 'meta') return readMetaTag(attribs);
    if (name === 'script') return readScript(element);
    if (name === 'html') head.language = attribs['lang'] ?? attribs['xml:lang'] ?? '';
    else if (name === 'title') head.title ||= textOf(element);
    else if (name === 'base') head.base ||= attribs['href'] ?? '';
    else if (name === 'link') readLink(attribs);
    if (outsideDepth > 0) return;
    if (name === 'h1') keep('headings', element);
    else if (name === 'img') readImage(element, classNames);
    else if (classNames) {
      if (priceClass.test(classNames) && !otherPriceClass.test(classNames) && !isStruckOut(element))
        keep('prices', element);
      else if (brandClass.test(classNames)) keep('brands', element);
      else if (nameClass.test(classNames)) keep('names', element);
    }
    for (const key in attribs) if (key.startsWith('data-')) readDataAttribute(key, attribs[key]);
  }

  function readDataAttribute(key: string, value = '') {
    if (isJsonAttribute(key, value)) return keepScript({ type: 'json', text: value });
    const field = productAttribute.exec(key)?.[1]?.replace('colour', 'color');
    if (field && value && !dataAttributes.has(field)) dataAttributes.set(field, value);
  }

  function readMetaTag(attribs: Element['attribs']) {
    const value = attribs['content'] ?? attribs['value'];
    if (!value) return;
    const itemprop = outsideDepth > 0 ? undefined : attribs['itemprop'];
    for (const name of [attribs['property'], attribs['name'], itemprop]) {
      if (!name) continue;
      const values = metaTags.get(name.toLowerCase());
      if (values) values.push(value);
      else metaTags.set(name.toLowerCase(), [value]);
    }
  }

  function readLink({ rel = '', href = '' }: Element['attribs']) {
    if (rel === 'canonical') head.canonical ||= href;
    if (rel === 'image_src' && href) metaTags.set('image_src', [href]);
  }

  function readScript({ attribs, children }: Element) {
    const [text] = children;
    if (text?.type !== 'text') return;
    const script = { type: (attribs['type'] ?? '').toLowerCase(), text: text.data };
    if (script.type.includes('ld+json')) jsonLd.push(script.text);
    else if (isDataScript(script)) keepScript(script);
  }

  function keepScript(script: PageScript) {
    if (scripts.length < maxCount.scripts) scripts.push(script);
  }

  function readImage(element: Element, classNames: string) {
    const { attribs, parent } = element;
    const candidates =
      isElement(parent) && parent.name === 'picture' ? parent.children.filter(isElement) : [element];
    const sources = candidates.flatMap((one) => imageSources(one.attribs)).sort((a, b) => b.size - a.size);
    if (images.length >= maxCount.images || sources.length === 0) return;
    const [width, height] = [pixels(attribs['width']), pixels(attribs['height'])];
    const alt = attribs['alt'] ?? '';
    images.push({ sources, alt, classNames, width, height, link: enclosingLink(element) });
  }

  const texts = (found: Element[], maxLength: number) =>
    found.map((element) => textOf(element, maxLength)).filter(Boolean);
  let headings: string[] | undefined;
  const ownAddress = address ?? URL.parse(head.canonical) ?? URL.parse(metaTags.get('og:url')?.[0] ?? '');
  return {
    /** The page's own URL: the one it was fetched from, or the canonical URL that it declares. */
    address: ownAddress,
    /** The URL that relative addresses are resolved against. Null if neither a URL nor a `base` element is known. */
    base: URL.parse(head.base, ownAddress?.href) ?? ownAddress,
    /** A language tag such as 'sv' or 'en-GB'. Empty if the page declares none. */
    language: head.language || (metaTags.get('og:locale')?.[0] ?? ''),
    title: head.title,
    /** The values of each meta tag by its name in lower case. */
    metaTags,
    /** The unparsed texts of the JSON-LD scripts. */
    jsonLd,
    /** Scripts and attributes that may hold data for the shop's own code. */
    scripts,
    /** The root nodes of microdata and RDFa. */
    microdata: microdata.roots,
    images,
    /** Fields of the product from `data-` attributes by their names, as `name` for `data-product-name`. */
    dataAttributes,
    /** The length of all displayed text, in characters. */
    visibleTextLength,
    /** Texts that look like a price, from elements that do not have the class of a price. */
    unlabeledPrices,
    /** Candidates for the product's name in order of preference. */
    headings() {
      const titles = [metaTags.get('og:title')?.[0] ?? '', head.title];
      headings ??= rankHeadings(texts(elements.headings, 300), texts(elements.names, 300), titles);
      return headings;
    },
    /** Texts of elements that have the class of a price. */
    prices: () => elements.prices.map(priceText).filter(Boolean),
    breadcrumbs: () => elements.breadcrumbs.flatMap((element) => textsOf(element, 20)),
    brands: () => texts(elements.brands, 80),
    /** Texts after a label such as 'Color:'. */
    colors: () => elements.colorLabels.map(labeledColor).filter(Boolean),
  };
}
