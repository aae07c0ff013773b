import { fallbackColor } from '#shared/catalog';

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a wedding', 'an interview' */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'a, b and c' */
export const enumerate = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Each known color once, in order. */
export const spoken = (colors: readonly string[]) =>
  [...new Set(colors)].filter((color) => color !== fallbackColor);
