import { fallbackColor } from '../catalog.ts';

/** A catalog name as text: 'trench coat', but 't-shirt'. */
export const wordOf = (name: string) => name.replaceAll(/(?<!\bt)-/g, ' ');

/** 'navy trousers'; an item of unknown color is just 'trousers'. */
export const itemNameOf = ({ color, category }: { color: string; category: string }) =>
  color === fallbackColor ? wordOf(category) : `${color} ${wordOf(category)}`;
