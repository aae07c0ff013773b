import { type Element, textOf } from '../html-tree.ts';
import { imageSources } from '../image-source.ts';
import type { JsonObject } from './json-object.ts';
import table from './value-attributes.json' with { type: 'json' };

/** The attribute that holds the value of a microdata property, by element name, as defined by the HTML standard. */
const valueAttributes: Record<string, string> = table;
/** Properties whose value is the text even if the element is a link. The standard would use the address of the link. */
const textProperties = new Set('name brand color category description manufacturer price'.split(' '));
/** `property` attributes of Open Graph. They are not RDFa properties of the enclosing node. */
const openGraphProperty = /^(?:og|fb|twitter|product|article):/;

/** Collects the nodes of microdata and RDFa Lite, shaped as JSON-LD, during one walk over a page. */
export function collectMicrodata() {
  /** Nodes that are not the value of another node's property. */
  const roots: JsonObject[] = [];
  const open: { element: Element; node: JsonObject }[] = [];
  return {
    roots,

    /** A root node inside a menu or a list of related products is dropped, because it is not the page's product. */
    enter(element: Element, isOutside: boolean) {
      const { attribs } = element;
      const types = attribs['itemtype'] ?? attribs['typeof'];
      const properties = attribs['itemprop'] ?? attribs['property'];
      const isNode = attribs['itemscope'] !== undefined || types !== undefined;
      if (!isNode && properties === undefined) return;
      const parent = open.at(-1)?.node;
      const node: JsonObject = { '@type': (types ?? '').split(/\s+/).map(localName) };
      const id = attribs['itemid'] ?? attribs['resource'];
      if (isNode && id) node['@id'] = id;
      if (parent && properties !== undefined && !openGraphProperty.test(properties))
        for (const name of properties.split(/\s+/).map(localName).filter(Boolean))
          addValue(parent, name, isNode ? node : propertyValue(element, name));
      else if (isNode && !isOutside) roots.push(node);
      if (isNode) open.push({ element, node });
    },

    leave(element: Element) {
      if (open.at(-1)?.element === element) open.pop();
    },
  };
}

/** The name without its namespace: `https://schema.org/Product` and `schema:Product` become `Product`. */
const localName = (name: string) => name.replace(/^.*[/#:]/, '');

/** Adds a value to a property. The property becomes an array when a second value is added. */
function addValue(node: JsonObject, name: string, value: unknown) {
  if (name === '__proto__' || value === '' || value === undefined) return;
  const current = node[name];
  if (current === undefined) node[name] = value;
  else if (Array.isArray(current)) current.push(value);
  else node[name] = [current, value];
}

/** The value of a property, taken from its element. An image returns all the addresses that it offers. */
function propertyValue(element: Element, name: string): string | string[] | undefined {
  const { attribs } = element;
  if (attribs['content'] !== undefined) return attribs['content'];
  const attribute = valueAttributes[element.name];
  if (textProperties.has(name)) {
    const text = textOf(element, 5000) || attribs['title'] || attribs['alt'];
    if (text) return text;
  }
  if (element.name === 'img' || element.name === 'source') {
    const { src } = attribs;
    const addresses = imageSources(attribs).map(({ address }) => address);
    return src && !src.startsWith('data:') ? [src, ...addresses] : addresses;
  }
  return attribute === undefined ? textOf(element, 5000) : (attribs[attribute] ?? textOf(element));
}
