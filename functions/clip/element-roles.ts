import { type Element, isElement, type Node, textOf } from './html-tree.ts';

/* What an element displays, matched against the text of `classNamesOf`. */
export const priceClass =
  /(?:^|[-_ ]|[a-z](?=P))(?:price|prices|prix|preis|pris|precio|prezzo|prijs|amount)(?:[-_ A-Z]|$)/i;
export const brandClass =
  /(?:^|[-_ ])(?:brand|bylineInfo|brand-name|product-brand|vendor|product-vendor|manufacturer|marke|marque|designer)(?:[-_ ]|$)/i;
export const nameClass = /(?:^|[-_ ])product[-_]*(?:title|name)/i;
export const breadcrumbClass = /breadcrumb|brotkrumen|brodsmul|fil-ariane|migas/i;

/** Matches `data-` attributes that hold a field of the product. The capture group is the name of the field. */
export const productAttribute =
  /^data-(?:product-|item-)?(name|title|brand|price|currency|colou?r|category|image)$/;

/** The label before a product's color: 'Color: Sand'. */
export const colorLabel =
  /^(?:selected )?(?:colou?r|färg|farbe|couleur|coloris|kleur|colore|color|farve|farge|väri|kolor|cor)(?:\s*:\s*|$)/i;

const outsideElements = new Set(['nav', 'footer', 'aside']);
const outsideClass =
  /(?:^|[-_ ])(?:related|recommend\w*|similar|upsells?|cross-?sells?|you-?may|also-?(?:like|viewed|bought)|recently|complete-the-look|mini-?cart|menu|navbar|footer)(?:[-_ ]|$)/i;
const unrenderedElements = new Set(['script', 'style', 'noscript', 'title', 'template', 'textarea']);

/** An element's class, id, test id and microdata type in one text, for matching with the class patterns. */
export const classNamesOf = ({ attribs }: Element) =>
  [attribs['class'], attribs['id'], attribs['data-testid'], attribs['itemtype']]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300);

/** Whether an element is a menu, a footer or a list of other products, which say nothing about the product. */
export const isOutside = ({ name, attribs }: Element) =>
  outsideElements.has(name) ||
  (attribs['class'] !== undefined && name !== 'body' && outsideClass.test(attribs['class'].slice(0, 200))) ||
  (attribs['id'] !== undefined && outsideClass.test(attribs['id']));

/** Whether text directly inside an element is displayed on the page. */
export const isRendered = (parent: unknown) => isElement(parent) && !unrenderedElements.has(parent.name);

/** Whether an element or one of its next two ancestors is struck out, as a price before a sale is. */
export const isStruckOut = (element: Element) =>
  [element, ...ancestorsOf(element, 2)].some(({ name }) => name === 'del' || name === 's');

/** The address of the link around an element, searched up to six levels above it. Null if there is no link. */
export const enclosingLink = (element: Element): string | null =>
  ancestorsOf(element, 6).find(({ name }) => name === 'a')?.attribs['href'] ?? null;

/** The elements around an element, the nearest first. */
function ancestorsOf({ parent }: Element, most: number): Element[] {
  if (most === 0 || !isElement(parent)) return [];
  return [parent, ...ancestorsOf(parent, most - 1)];
}

/** The color that follows a label. It is in the label's own element, in the next node, or in the text of the parent. */
export function labeledColor(label: Element): string {
  const withoutLabel = (text: string) => (colorLabel.test(text) ? text.replace(colorLabel, '').trim() : '');
  const own = withoutLabel(textOf(label, 80));
  if (own) return own;
  let next = label.next as Node | null;
  while (next && !isElement(next) && !(next.type === 'text' && next.data.trim()))
    next = next.next as Node | null;
  if (next?.type === 'text') return next.data.trim();
  if (next) return textOf(next, 60);
  return isElement(label.parent) ? withoutLabel(textOf(label.parent as Element, 80)) : '';
}
