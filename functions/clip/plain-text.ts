import { load } from 'cheerio/slim';
import { collapseWhitespace, textOf } from './html-tree.ts';

const maxMarkupLength = 20_000;

/** Removes markup and decodes entities, twice, as some shops escape twice. Reads only 20,000 characters. */
export function plainText(text: string): string {
  let plain = text.slice(0, maxMarkupLength);
  for (let times = 0; times < 2 && /[<&]/.test(plain); times++) plain = stripMarkup(plain);
  return collapseWhitespace(plain);
}

const stripMarkup = (markup: string) =>
  textOf(load(markup).root()[0] as Parameters<typeof textOf>[0], maxMarkupLength);

/** Shortens a text to at most `maxLength` characters, between two words where possible, and adds an ellipsis. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  const space = start.lastIndexOf(' ');
  const words = space > maxLength / 2 ? start.slice(0, space) : start;
  // Cutting can split a surrogate pair. Its first half is removed.
  return `${words.replace(/[\s,;:–—-]+$/, '').replace(/[\ud800-\udbff]$/, '')}…`;
}
