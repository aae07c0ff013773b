import type { Category, Color, styles } from './catalog.ts';

type DemoPiece = {
  /** The name of its picture file. Its photo in the browser app has the same name. */
  picture: string;
  category: Category;
  color: Color;
  style: (typeof styles)[number];
};

/** A small wardrobe for trying the app. Outfits for most days can be made from it. */
export const demoPieces: readonly DemoPiece[] = [
  { picture: 'brown-bag', category: 'bag', color: 'brown', style: 'elegant' },
  { picture: 'purple-scarf', category: 'scarf', color: 'purple', style: 'casual' },
  { picture: 'black-belt', category: 'belt', color: 'black', style: 'business' },
  { picture: 'black-ankle-boots', category: 'ankle-boots', color: 'black', style: 'elegant' },
  { picture: 'brown-loafers', category: 'loafers', color: 'brown', style: 'business' },
  { picture: 'white-sneakers-plain', category: 'sneakers', color: 'white', style: 'casual' },
  { picture: 'black-skirt', category: 'skirt', color: 'black', style: 'elegant' },
  { picture: 'beige-chinos', category: 'chinos', color: 'beige', style: 'business' },
  { picture: 'blue-jeans-straight', category: 'jeans', color: 'blue', style: 'casual' },
  { picture: 'blue-dress', category: 'dress', color: 'blue', style: 'elegant' },
  { picture: 'beige-sweater', category: 'sweater', color: 'beige', style: 'casual' },
  { picture: 'black-turtleneck', category: 'turtleneck', color: 'black', style: 'elegant' },
  { picture: 'white-t-shirt-boxy', category: 't-shirt', color: 'white', style: 'casual' },
  { picture: 'blue-shirt', category: 'shirt', color: 'blue', style: 'business' },
  { picture: 'navy-blazer', category: 'blazer', color: 'navy', style: 'business' },
  { picture: 'beige-trench-coat', category: 'trench-coat', color: 'beige', style: 'elegant' },
];
