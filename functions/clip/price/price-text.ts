import { collapse, type Element, isElement, type Node } from '../html-tree.ts';

const deepest = 12;
const longest = 200;
const notNow = new Set(['del', 's', 'strike', 'script', 'style', 'template']);

/** Names of prices that nobody pays now: before a sale, saved by it, by the kilo, by the month. */
export const formerPrice =
  /(?:old|was|regular|compare|strike|crossed|original|previous|before|list-?price|rrp|uvp|msrp|ordinarie|sav(?:e|ing)|discount|per-unit|unit-price|unitprice|installment|shipping)/i;

/** The text of a price without those that are struck out in it; raised digits are its cents. */
export function priceText(element: Element): string {
  let text = '';
  const read = (node: Node, depth: number) => {
    if (text.length > longest) return;
    if (node.type === 'text') text += node.data.slice(0, longest);
    if (!isElement(node) || notNow.has(node.name) || depth > deepest) return;
    if (depth > 0 && /strike|crossed|was-|old-/i.test(node.attribs['class'] ?? '')) return;
    if (node.name === 'sup' && /\d$/.test(text.trimEnd())) text = `${text.trimEnd()}.`;
    for (const child of node.children as Node[]) read(child, depth + 1);
    if (node.name === 'ins' || node.name === 'del') text += ' ';
  };
  read(element, 0);
  return collapse(text);
}

const sign = /[€£$¥₹]|\bkr\b|zł|Kč|:-|\b(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|CZK|HUF|CAD|AUD)\b/i;
const mostOtherLetters = 8;

/** Whether a text is a price with hardly another word: 'Pris 599 kr', but not 'Free shipping over $50'. */
export const isBarePrice = (text: string) =>
  text.length < 40 &&
  /\d/.test(text) &&
  sign.test(text) &&
  (text.replace(sign, '').match(/\p{L}/gu) ?? []).length <= mostOtherLetters;
