import { type Element, textOf } from '../html-tree.ts';
import { imageSources } from '../image-source.ts';

/** A thing that a page describes, by schema.org's names, whether it does so in JSON-LD, microdata or RDFa. */
export type Thing = { [name: string]: unknown };

const addresses: Record<string, string> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  iframe: 'src',
  embed: 'src',
  object: 'data',
  time: 'datetime',
  data: 'value',
  meter: 'value',
};
/** Properties that are words even where they stand on a link. */
const wordings = new Set(['name', 'brand', 'color', 'category', 'description', 'manufacturer', 'price']);
const withoutMeaning = /^(?:og|fb|twitter|product|article):/;

/** Gathers the things of microdata and RDFa Lite while a page is walked over. */
export class ThingGatherer {
  readonly things: Thing[] = [];
  private readonly open: { element: Element; thing: Thing }[] = [];

  /** `secondary`: the element stands where a page shows other products than its own. */
  enter(element: Element, secondary: boolean) {
    const { attribs } = element;
    const types = attribs['itemtype'] ?? attribs['typeof'];
    const properties = attribs['itemprop'] ?? attribs['property'];
    const isThing = attribs['itemscope'] !== undefined || types !== undefined;
    if (!isThing && properties === undefined) return;
    const owner = this.open.at(-1)?.thing;
    const thing: Thing = { '@type': (types ?? '').split(/\s+/).map(shortName) };
    const url = attribs['itemid'] ?? attribs['resource'];
    if (isThing && url) thing['@id'] = url;
    if (owner && properties !== undefined && !withoutMeaning.test(properties))
      for (const name of properties.split(/\s+/).map(shortName).filter(Boolean))
        add(owner, name, isThing ? thing : propertyOf(element, name));
    else if (isThing && !secondary) this.things.push(thing);
    if (isThing) this.open.push({ element, thing });
  }

  leave(element: Element) {
    if (this.open.at(-1)?.element === element) this.open.pop();
  }
}

const shortName = (name: string) => name.replace(/^.*[/#:]/, '');

function add(thing: Thing, name: string, value: unknown) {
  if (name === '__proto__' || value === '' || value === undefined) return;
  const there = thing[name];
  if (there === undefined) thing[name] = value;
  else if (Array.isArray(there)) there.push(value);
  else thing[name] = [there, value];
}

function propertyOf(element: Element, name: string): string | string[] | undefined {
  const { attribs } = element;
  if (attribs['content'] !== undefined) return attribs['content'];
  const attribute = addresses[element.name];
  if (wordings.has(name)) {
    const words = textOf(element, 5000) || attribs['title'] || attribs['alt'];
    if (words) return words;
  }
  if (element.name === 'img' || element.name === 'source') {
    const { src } = attribs;
    const sources = imageSources(attribs).map(({ address }) => address);
    return src && !src.startsWith('data:') ? [src, ...sources] : sources;
  }
  return attribute === undefined ? textOf(element, 5000) : (attribs[attribute] ?? textOf(element));
}
