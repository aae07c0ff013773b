import { colorBeside, isFormer, isShown, linkAround, namesOf, ofColor } from './element-roles.ts';
import { orderedHeadings } from './headings.ts';
import { type Element, isElement, parseHtml, textOf, textsOf, walk } from './html-tree.ts';
import { type ImageSource, imageSources, pixels } from './image-source.ts';
import { isData, isOutside, ofBrand, ofCrumbs, ofData, ofName, ofPrice, setsData } from './page-marks.ts';
import { formerPrice, isBarePrice, priceText } from './price/price-text.ts';
import { type Thing, ThingGatherer } from './sources/microdata.ts';

export type PageImage = {
  sources: ImageSource[];
  alt: string;
  names: string;
  width: number;
  height: number;
  /** Where a press on it leads, if anywhere. */
  link: string | null;
};
export type PageScript = { id: string; type: string; text: string };

/** What a page holds that can tell of a product, gathered in one walk; texts are read when they are asked for. */
export type Page = {
  /** Where the page is, and what its addresses are relative to; null where nobody says. */
  address: URL | null;
  base: URL | null;
  language: string;
  title: string;
  metas: ReadonlyMap<string, readonly string[]>;
  linkedData: readonly string[];
  scripts: readonly PageScript[];
  things: readonly Thing[];
  images: readonly PageImage[];
  /** Values of `data-…` attributes, such as `data-product-name`, the first of each. */
  data: ReadonlyMap<string, string>;
  /** How much text there is to read, in characters. */
  shownText: number;
  headings(): string[];
  prices(): string[];
  /** Prices that stand where nothing says that they are some. */
  barePrices: readonly string[];
  crumbs(): string[];
  brands(): string[];
  /** What a page names the color of its product in its own words. */
  colors(): string[];
};

const most = {
  headings: 5,
  names: 10,
  prices: 12,
  crumbs: 2,
  brands: 3,
  colors: 6,
  bare: 6,
  images: 200,
  scripts: 60,
};
export function readPage(html: string, address: URL | null): Page {
  const root = parseHtml(html);
  const gatherer = new ThingGatherer();
  const metas = new Map<string, string[]>();
  const data = new Map<string, string>();
  const found = {
    headings: [] as Element[],
    names: [] as Element[],
    prices: [] as Element[],
    crumbs: [] as Element[],
    brands: [] as Element[],
    colors: [] as Element[],
  };
  const barePrices: string[] = [];
  const linkedData: string[] = [];
  const scripts: PageScript[] = [];
  const images: PageImage[] = [];
  const page = { title: '', language: '', base: '', canonical: '' };
  let outside = 0;
  let shownText = 0;

  const keep = (name: keyof typeof found, element: Element) => {
    if (found[name].length < most[name]) found[name].push(element);
  };
  walk(
    root,
    (node) => {
      if (node.type === 'text') {
        if (isShown(node.parent)) readText(node.data.trim(), node.parent as Element);
        return;
      }
      if (!isElement(node)) return;
      const names = namesOf(node);
      if (names && ofCrumbs.test(names)) keep('crumbs', node);
      if (isOutside(node)) outside++;
      gatherer.enter(node, outside > 0);
      readTag(node, names);
    },
    (element) => {
      gatherer.leave(element);
      if (isOutside(element)) outside--;
    },
  );

  function readText(text: string, parent: Element) {
    shownText += text.length;
    if (outside > 0 || text.length > 60) return;
    if (ofColor.test(text)) keep('colors', parent);
    if (barePrices.length < most.bare && isBarePrice(text) && !isFormer(parent)) barePrices.push(text);
  }

  function readTag(element: Element, names: string) {
    const { name, attribs } = element;
    if (name === 'meta') return readMeta(attribs);
    if (name === 'script') return readScript(element);
    if (name === 'html') page.language = attribs['lang'] ?? attribs['xml:lang'] ?? '';
    else if (name === 'title') page.title ||= textOf(element);
    else if (name === 'base') page.base ||= attribs['href'] ?? '';
    else if (name === 'link') readLink(attribs);
    if (outside > 0) return;
    if (name === 'h1') keep('headings', element);
    else if (name === 'img') readImage(element, names);
    else if (names) {
      if (ofPrice.test(names) && !formerPrice.test(names) && !isFormer(element)) keep('prices', element);
      else if (ofBrand.test(names)) keep('brands', element);
      else if (ofName.test(names)) keep('names', element);
    }
    for (const key in attribs)
      if (isData(key, attribs[key])) keepScript({ id: '', type: 'json', text: attribs[key] ?? '' });
      else if (key.startsWith('data-') && ofData.test(key) && attribs[key]) {
        const short = key.replace(/^data-(?:product-|item-)?/, '').replace('colour', 'color');
        if (!data.has(short)) data.set(short, attribs[key]);
      }
  }

  function readMeta(attribs: Element['attribs']) {
    const value = attribs['content'] ?? attribs['value'];
    if (!value) return;
    for (const name of [attribs['property'], attribs['name'], outside > 0 ? undefined : attribs['itemprop']])
      if (name) {
        const key = name.toLowerCase();
        const values = metas.get(key);
        if (values) values.push(value);
        else metas.set(key, [value]);
      }
  }

  function readLink({ rel = '', href = '' }: Element['attribs']) {
    if (rel === 'canonical') page.canonical ||= href;
    if (rel === 'image_src' && href) metas.set('image_src', [href]);
  }

  function readScript({ attribs, children }: Element) {
    const [text] = children;
    if (text?.type !== 'text') return;
    const type = (attribs['type'] ?? '').toLowerCase();
    if (type.includes('ld+json')) linkedData.push(text.data);
    else if (type.includes('json') || type.includes('magento') || setsData.test(text.data.slice(0, 200)))
      keepScript({ id: attribs['id'] ?? '', type, text: text.data });
  }

  function keepScript(script: PageScript) {
    if (scripts.length < most.scripts) scripts.push(script);
  }

  function readImage(element: Element, names: string) {
    const { attribs, parent } = element;
    const inPicture =
      isElement(parent) && parent.name === 'picture' ? parent.children.filter(isElement) : [element];
    const sources = inPicture.flatMap((one) => imageSources(one.attribs)).sort((a, b) => b.size - a.size);
    if (images.length >= most.images || sources.length === 0) return;
    const [width, height] = [pixels(attribs['width']), pixels(attribs['height'])];
    images.push({ sources, alt: attribs['alt'] ?? '', names, width, height, link: linkAround(element) });
  }

  const textsOfAll = (name: 'headings' | 'names') =>
    found[name].map((element) => textOf(element, 300)).filter(Boolean);
  let ordered: string[] | undefined;
  const headings = () => {
    const titles = [metas.get('og:title')?.[0] ?? '', page.title];
    ordered ??= orderedHeadings(textsOfAll('headings'), textsOfAll('names'), titles);
    return ordered;
  };
  const own = address ?? URL.parse(page.canonical) ?? URL.parse(metas.get('og:url')?.[0] ?? '');
  return {
    address: own,
    base: URL.parse(page.base, own?.href) ?? own,
    language: page.language || (metas.get('og:locale')?.[0] ?? ''),
    title: page.title,
    metas,
    linkedData,
    scripts,
    things: gatherer.things,
    images,
    data,
    shownText,
    barePrices,
    headings,
    prices: () => found.prices.map(priceText).filter(Boolean),
    crumbs: () => found.crumbs.flatMap((element) => textsOf(element, 20)),
    brands: () => found.brands.map((element) => textOf(element, 80)).filter(Boolean),
    colors: () => found.colors.map(colorBeside).filter(Boolean),
  };
}
