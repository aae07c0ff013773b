import { type Element, isElement, type Node, textOf } from './html-tree.ts';

/** How a page names the color of its product in its own words: 'Color: Sand'. */
export const ofColor =
  /^(?:selected )?(?:colou?r|färg|farbe|couleur|coloris|kleur|colore|color|farve|farge|väri|kolor|cor)(?:\s*:\s*|$)/i;

const hidden = new Set(['script', 'style', 'noscript', 'title', 'template', 'textarea']);
export const isShown = (parent: unknown) => isElement(parent) && !hidden.has(parent.name);

export const namesOf = ({ attribs }: Element) =>
  [attribs['class'], attribs['id'], attribs['data-testid'], attribs['itemtype']]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300);

export const isFormer = (element: Element) => {
  let at: Node | null = element;
  for (let levels = 0; at && levels < 3; levels++) {
    if (isElement(at) && (at.name === 'del' || at.name === 's')) return true;
    at = at.parent as Node | null;
  }
  return false;
};

/** The address of the link that an element lies in, a few levels up. */
export function linkAround(element: Element): string | null {
  let at: Node | null = element.parent as Node | null;
  for (let levels = 0; at && isElement(at) && levels < 6; levels++) {
    if (at.name === 'a') return at.attribs['href'] ?? null;
    at = at.parent as Node | null;
  }
  return null;
}

/** The words after 'Color:', which stand in the same element, the next one, or beside it. */
export function colorBeside(element: Element): string {
  const after = (text: string) => (ofColor.test(text) ? text.replace(ofColor, '').trim() : '');
  const own = after(textOf(element, 80));
  if (own) return own;
  let next = element.next as Node | null;
  while (next && !isElement(next) && !(next.type === 'text' && next.data.trim()))
    next = next.next as Node | null;
  if (next?.type === 'text') return next.data.trim();
  return next
    ? textOf(next, 60)
    : after(isElement(element.parent) ? textOf(element.parent as Element, 80) : '');
}
