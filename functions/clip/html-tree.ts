import { type CheerioAPI, load } from 'cheerio/slim';

type Root = ReturnType<CheerioAPI['root']>[number];
/** A text, comment or element node of the parsed page. */
export type Node = Root['children'][number];
export type Element = Extract<Node, { attribs: Record<string, string> }>;

/** Shop pages have about ten thousand tags. The parser's time grows with the square of the nesting depth. */
const maxTags = 60_000;
const maxNodesOfText = 400;
const blockElements = new Set(
  'address article br dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li main ol p section table td th tr ul'.split(
    ' ',
  ),
);
const unrenderedElements = new Set(['script', 'style', 'noscript', 'template', 'svg']);

/** Parses a page and tolerates invalid HTML. Everything after the first 60,000 tags is ignored. */
export const parseHtml = (html: string): Root => load(truncateTags(html)).root()[0] as Root;

function truncateTags(html: string) {
  let at = -1;
  for (let tags = 0; tags < maxTags; tags++) {
    at = html.indexOf('<', at + 1);
    if (at < 0) return html;
  }
  return html.slice(0, at);
}

export const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'attribs' in node;

/**
 * Visits all nodes in document order. Not recursive, because pages can be nested arbitrarily deep. `enter` is called
 * for each node before its children, `leave` for each element after its children.
 */
export function walk(root: Root, enter: (node: Node) => void, leave: (element: Element) => void) {
  for (let node = firstChild(root); node; ) {
    enter(node);
    let next = firstChild(node);
    for (
      let at: Node | Root | null = node;
      !next && at && at !== root;
      at = at.parent as Node | Root | null
    ) {
      if (isElement(at)) leave(at);
      next = at.next as Node | null;
    }
    node = next;
  }
}

/** The rendered text of an element, with spaces between blocks, up to about `maxLength` characters. */
export function textOf(element: Node | Root, maxLength = 1000): string {
  let text = '';
  for (const node of renderedNodes(element)) {
    if (node.type === 'text') text += node.data.slice(0, maxLength);
    else if (isElement(node) && blockElements.has(node.name)) text += ' ';
    if (text.length >= maxLength) break;
  }
  return collapseWhitespace(text);
}

/** The texts of the rendered text nodes within an element, at most `maxTexts` of them. */
export function textsOf(element: Element, maxTexts: number): string[] {
  const texts: string[] = [];
  for (const node of renderedNodes(element)) {
    const text = node.type === 'text' ? collapseWhitespace(node.data.slice(0, 200)) : '';
    if (text) texts.push(text);
    if (texts.length === maxTexts) break;
  }
  return texts;
}

/** The rendered nodes within an element in document order, at most 400. */
function* renderedNodes(root: Node | Root): Generator<Node> {
  let node = firstChild(root);
  for (let nodes = 0; node && nodes < maxNodesOfText; nodes++) {
    yield node;
    const child = isElement(node) && unrenderedElements.has(node.name) ? null : firstChild(node);
    node = child ?? nodeAfter(node, root);
  }
}

const firstChild = (node: Node | Root): Node | null =>
  'children' in node ? (node.children[0] ?? null) : null;

/** The next node in document order that is not inside `node`. Null at the end of `root`. */
function nodeAfter(node: Node, root: Node | Root): Node | null {
  for (let at: Node | Root | null = node; at && at !== root; at = at.parent as Node | Root | null)
    if (at.next) return at.next as Node;
  return null;
}

/** Replaces each run of white space, including zero-width characters, with one space, and trims the text. */
export const collapseWhitespace = (text: string) => text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
