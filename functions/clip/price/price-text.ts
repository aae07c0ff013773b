import { collapseWhitespace, type Element, isElement, type Node } from '../html-tree.ts';

const maxDepth = 12;
const maxLength = 200;
const skippedElements = new Set(['del', 's', 'strike', 'script', 'style', 'template']);

/** Class names of prices not to pay: before a sale, saved, per kilogram or month, and shipping. */
export const otherPriceClass =
  /(?:old|was|regular|compare|strike|crossed|original|previous|before|list-?price|rrp|uvp|msrp|ordinarie|sav(?:e|ing)|discount|per-unit|unit-price|unitprice|installment|shipping)/i;

/** The text of a price element, without struck-out prices. Superscript digits are read as cents. */
export function priceText(element: Element): string {
  let text = '';
  const read = (node: Node, depth: number) => {
    if (text.length > maxLength) return;
    if (node.type === 'text') text += node.data.slice(0, maxLength);
    if (!isElement(node) || skippedElements.has(node.name) || depth > maxDepth) return;
    if (depth > 0 && /strike|crossed|was-|old-/i.test(node.attribs['class'] ?? '')) return;
    if (node.name === 'sup' && /\d$/.test(text.trimEnd())) text = `${text.trimEnd()}.`;
    for (const child of node.children as Node[]) read(child, depth + 1);
    if (node.name === 'ins' || node.name === 'del') text += ' ';
  };
  read(element, 0);
  return collapseWhitespace(text);
}

const currencySign = /[€£$¥₹]|\bkr\b|zł|Kč|:-|\b(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|CZK|HUF|CAD|AUD)\b/i;
const maxOtherLetters = 8;

/** Whether a text is a price with at most one short word: 'Pris 599 kr', but not 'Free shipping over $50'. */
export const isUnlabeledPrice = (text: string) =>
  text.length < 40 &&
  /\d/.test(text) &&
  currencySign.test(text) &&
  (text.replace(currencySign, '').match(/\p{L}/gu) ?? []).length <= maxOtherLetters;
