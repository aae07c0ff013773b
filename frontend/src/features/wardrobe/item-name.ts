import type { ClothingItem } from '#shared/contract/wardrobe';

/** A word of the catalog as it is read: 'trench coat', but 't-shirt'. */
export const wordOf = (name: string) => name.replaceAll(/(?<!\bt)-/g, ' ');

/** What a piece is called on the screen. */
export const nameOf = ({ color, category }: Pick<ClothingItem, 'color' | 'category'>) =>
  color === 'unknown' ? wordOf(category) : `${color} ${wordOf(category)}`;

export const countOf = (count: number, piece = 'piece') => `${count} ${piece}${count === 1 ? '' : 's'}`;
