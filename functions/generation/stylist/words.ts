import { fallbackColor } from '#shared/catalog';
import type { Garment } from '#shared/ranker/garment';

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a wedding', 'an interview' */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'a, b and c' */
export const enumerate = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Each known colour once, in order. */
export const spoken = (colors: readonly string[]) =>
  [...new Set(colors)].filter((color) => color !== fallbackColor);

/** 'navy trousers'; a piece of unknown colour is just 'trousers'. */
export const nameOf = ({ color, category }: Pick<Garment, 'color' | 'category'>) =>
  (color === fallbackColor ? category : `${color} ${category}`).replaceAll(/(?<!t)-/g, ' ');
