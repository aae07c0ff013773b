import { load } from 'cheerio/slim';
import { collapse, textOf } from './html-tree.ts';

const longestMarkup = 20_000;

/** A text as a reader sees it: without markup and entities, which shops escape once and sometimes twice. */
export function plainText(text: string): string {
  let plain = text.slice(0, longestMarkup);
  for (let times = 0; times < 2 && /[<&]/.test(plain); times++) plain = readOnce(plain);
  return collapse(plain);
}

const readOnce = (markup: string) =>
  textOf(load(markup).root()[0] as Parameters<typeof textOf>[0], longestMarkup);

/** The beginning of a text, cut between two words where it is longer than `most` characters. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const space = start.lastIndexOf(' ');
  return `${(space > most / 2 ? start.slice(0, space) : start).replace(/[\s,;:–—-]+$/, '').replace(/[\ud800-\udbff]$/, '')}…`;
}
