import { fallbackColor } from '../catalog.ts';

/** A word of the catalog as it is read: 'trench coat', but 't-shirt'. */
export const wordOf = (name: string) => name.replaceAll(/(?<!\bt)-/g, ' ');

/** 'navy trousers'; a piece of unknown color is just 'trousers'. */
export const itemNameOf = ({ color, category }: { color: string; category: string }) =>
  color === fallbackColor ? wordOf(category) : `${color} ${wordOf(category)}`;
