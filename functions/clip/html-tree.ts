import { type CheerioAPI, load } from 'cheerio/slim';

type Root = ReturnType<CheerioAPI['root']>[number];
export type Node = Root['children'][number];
export type Element = Extract<Node, { attribs: Record<string, string> }>;

/** Pages of shops have some ten thousand tags; the parser's work grows with the square of how deep they nest. */
const mostTags = 60_000;
const mostNodesOfText = 400;
const blocks = new Set(
  'address article br dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li main ol p section table td th tr ul'.split(
    ' ',
  ),
);
const unseen = new Set(['script', 'style', 'noscript', 'template', 'svg']);

export const parseHtml = (html: string): Root => load(upToTag(mostTags, html)).root()[0] as Root;

/** The page without what comes after so many tags. */
function upToTag(most: number, html: string) {
  let at = -1;
  for (let tags = 0; tags < most; tags++) {
    at = html.indexOf('<', at + 1);
    if (at < 0) return html;
  }
  return html.slice(0, at);
}

export const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'attribs' in node;

/** Walks over a tree without recursion, for pages nest as deep as they like; `leave` is called for each element. */
export function walk(root: Root, enter: (node: Node) => void, leave: (element: Element) => void) {
  for (let node = childOf(root); node; ) {
    enter(node);
    let next = childOf(node);
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

/** The text a reader sees of an element, its blocks kept apart, up to about `most` characters. */
export function textOf(element: Node | Root, most = 1000): string {
  let text = '';
  for (const node of seenWithin(element)) {
    if (node.type === 'text') text += node.data.slice(0, most);
    else if (isElement(node) && blocks.has(node.name)) text += ' ';
    if (text.length >= most) break;
  }
  return collapse(text);
}

/** The pieces of text within an element, each by itself. */
export function textsOf(element: Element, most: number): string[] {
  const texts: string[] = [];
  for (const node of seenWithin(element)) {
    const text = node.type === 'text' ? collapse(node.data.slice(0, 200)) : '';
    if (text) texts.push(text);
    if (texts.length === most) break;
  }
  return texts;
}

/** The nodes within an element in the order of the page, the first few hundred of them that are for reading. */
function* seenWithin(root: Node | Root): Generator<Node> {
  let node = childOf(root);
  for (let nodes = 0; node && nodes < mostNodesOfText; nodes++) {
    yield node;
    const child = isElement(node) && unseen.has(node.name) ? null : childOf(node);
    node = child ?? afterwards(node, root);
  }
}

const childOf = (node: Node | Root): Node | null => ('children' in node ? (node.children[0] ?? null) : null);

function afterwards(node: Node, root: Node | Root): Node | null {
  for (let at: Node | Root | null = node; at && at !== root; at = at.parent as Node | Root | null)
    if (at.next) return at.next as Node;
  return null;
}

export const collapse = (text: string) => text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
