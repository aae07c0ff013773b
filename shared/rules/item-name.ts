import { fallbackColor } from '../catalog.ts';

/** Turns a name of the catalog into text: 'trench coat' without the hyphen, but 't-shirt' with it. */
export const wordOf = (name: string) => name.replaceAll(/(?<!\bt)-/g, ' ');

/** Whether the English name of a category is a plural: 'trousers', but not 'dress'. */
export const isPlural = (category: string) => /[^s]s$/.test(category);

/** Returns the name of an item, such as 'navy trousers'. If the color is unknown, it is just 'trousers'. */
export const itemNameOf = ({ color, category }: { color: string; category: string }) =>
  color === fallbackColor ? wordOf(category) : `${color} ${wordOf(category)}`;
