import { fallbackColor } from '../catalog.ts';

/** 'navy trousers'; a piece of unknown color is just 'trousers', and a 't-shirt' keeps its hyphen. */
export const itemNameOf = ({ color, category }: { color: string; category: string }) =>
  (color === fallbackColor ? category : `${color} ${category}`).replaceAll(/(?<!t)-/g, ' ');
