import type { Category, Color } from '#shared/catalog';
import type { Ground } from './ground.ts';

type Picture = {
  category: Category;
  color: Color;
  pattern?: 'stripes' | 'dots' | 'floral';
  material?: 'cotton' | 'linen' | 'silk' | 'wool' | 'knit' | 'denim' | 'leather' | 'suede';
  /** Replaces the usual ground for the color. */
  ground?: Ground;
};

/**
 * The content of each file in `pictures/`: one piece, cut out, on a transparent background of the size of a photo. The
 * pieces are lit by a window at the upper left and have no shadow. `photoOf` puts them on a ground.
 */
const pictures = {
  'white-shirt': { category: 'shirt', color: 'white', material: 'cotton' },
  'blue-shirt': { category: 'shirt', color: 'blue', pattern: 'stripes' },
  'white-blouse': { category: 'blouse', color: 'white', material: 'silk' },
  'black-turtleneck': { category: 'turtleneck', color: 'black', material: 'knit' },
  'beige-sweater': { category: 'sweater', color: 'beige', material: 'knit' },
  'gray-t-shirt': { category: 't-shirt', color: 'gray', material: 'cotton' },
  'navy-trousers': { category: 'trousers', color: 'navy', material: 'wool' },
  'beige-trousers': { category: 'trousers', color: 'beige', material: 'linen' },
  'blue-jeans-straight': { category: 'jeans', color: 'blue', material: 'denim' },
  'black-skirt': { category: 'skirt', color: 'black', material: 'wool' },
  'navy-midi-dress': { category: 'midi-dress', color: 'navy' },
  'red-dress': { category: 'dress', color: 'red', material: 'silk' },
  'green-maxi-dress': { category: 'maxi-dress', color: 'green', pattern: 'floral' },
  'navy-blazer': { category: 'blazer', color: 'navy', material: 'wool' },
  'beige-trench-coat': { category: 'trench-coat', color: 'beige', material: 'cotton' },
  'brown-coat': { category: 'coat', color: 'brown', material: 'wool' },
  'brown-loafers': { category: 'loafers', color: 'brown', material: 'leather' },
  'black-heels': { category: 'heels', color: 'black', material: 'leather' },
  'black-ankle-boots': { category: 'ankle-boots', color: 'black', material: 'leather' },
  'white-sneakers-plain': { category: 'sneakers', color: 'white', material: 'leather' },
  'brown-bag': { category: 'bag', color: 'brown', material: 'leather' },
  'gray-tote': { category: 'tote', color: 'gray' },
  'purple-scarf': { category: 'scarf', color: 'purple', material: 'wool' },
  'yellow-watch': { category: 'watch', color: 'yellow' },
  'yellow-jewelry': { category: 'jewelry', color: 'yellow' },
  'pink-tights': { category: 'tights', color: 'pink' },
  'white-t-shirt-boxy': { category: 't-shirt', color: 'white' },
  'black-t-shirt': { category: 't-shirt', color: 'black', ground: { hex: '#dbd5ca', cloth: 'paper' } },
  'gray-hoodie': { category: 'hoodie', color: 'gray' },
  'purple-hoodie': { category: 'hoodie', color: 'purple', ground: { hex: '#e4dcd0', cloth: 'linen' } },
  'green-sweatshirt': { category: 'sweatshirt', color: 'green' },
  'navy-polo': { category: 'polo', color: 'navy' },
  'yellow-tank-top': { category: 'tank-top', color: 'yellow' },
  'pink-crop-top': { category: 'crop-top', color: 'pink' },
  'black-jeans': { category: 'jeans', color: 'black', material: 'denim' },
  'blue-jeans-washed': { category: 'jeans', color: 'blue', ground: { hex: '#e4dccf', cloth: 'plaster' } },
  'gray-joggers': { category: 'joggers', color: 'gray' },
  'navy-shorts': { category: 'shorts', color: 'navy' },
  'black-leggings': { category: 'leggings', color: 'black' },
  'brown-jumpsuit': { category: 'jumpsuit', color: 'brown' },
  'blue-denim-jacket': { category: 'denim-jacket', color: 'blue', material: 'denim' },
  'black-leather-jacket': { category: 'leather-jacket', color: 'black', material: 'leather' },
  'red-puffer-jacket': { category: 'puffer-jacket', color: 'red' },
  'yellow-raincoat': { category: 'raincoat', color: 'yellow' },
  'white-sneakers-court': {
    category: 'sneakers',
    color: 'white',
    ground: { hex: '#a3a69a', cloth: 'paper' },
  },
  'red-sneakers': { category: 'sneakers', color: 'red', ground: { hex: '#dcd7cf', cloth: 'paper' } },
  'brown-boots': { category: 'boots', color: 'brown', material: 'leather' },
  'green-rain-boots': { category: 'rain-boots', color: 'green' },
  'beige-backpack': { category: 'backpack', color: 'beige' },
  'navy-cap': { category: 'cap', color: 'navy' },
  'black-sunglasses': { category: 'sunglasses', color: 'black' },
  'beige-blouse': { category: 'blouse', color: 'beige', material: 'linen' },
  'pink-blouse': { category: 'blouse', color: 'pink', pattern: 'dots' },
  'green-shirt': { category: 'shirt', color: 'green', material: 'linen' },
  'white-t-shirt-striped': { category: 't-shirt', color: 'white', pattern: 'stripes' },
  'yellow-sweater': { category: 'sweater', color: 'yellow', material: 'knit' },
  'brown-turtleneck': { category: 'turtleneck', color: 'brown', material: 'knit' },
  'black-tank-top': { category: 'tank-top', color: 'black', material: 'silk' },
  'brown-trousers': { category: 'trousers', color: 'brown' },
  'beige-chinos': { category: 'chinos', color: 'beige' },
  'navy-jeans': { category: 'jeans', color: 'navy', ground: { hex: '#d8cab6', cloth: 'linen' } },
  'red-maxi-skirt': { category: 'maxi-skirt', color: 'red', pattern: 'floral' },
  'navy-mini-skirt': { category: 'mini-skirt', color: 'navy' },
  'white-maxi-dress': { category: 'maxi-dress', color: 'white' },
  'purple-midi-dress': { category: 'midi-dress', color: 'purple', pattern: 'floral' },
  'blue-dress': { category: 'dress', color: 'blue', pattern: 'dots' },
  'gray-cardigan': { category: 'cardigan', color: 'gray', material: 'wool' },
  'brown-vest': { category: 'vest', color: 'brown', material: 'suede' },
  'green-jacket': { category: 'jacket', color: 'green' },
  'green-parka': { category: 'parka', color: 'green', ground: { hex: '#e3dacb', cloth: 'paper' } },
  'brown-sandals': { category: 'sandals', color: 'brown', material: 'leather' },
  'red-flats': { category: 'flats', color: 'red' },
  'brown-ankle-boots': { category: 'ankle-boots', color: 'brown', material: 'suede' },
  'beige-tote': { category: 'tote', color: 'beige' },
  'beige-hat': { category: 'hat', color: 'beige' },
  'black-belt': { category: 'belt', color: 'black', material: 'leather' },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
export const pictureNames = Object.keys(pictures) as PictureName[];

export const pictureOf = (name: PictureName): Picture => pictures[name];
export const pictureFile = (name: PictureName): string => `${import.meta.dirname}/pictures/${name}.webp`;
