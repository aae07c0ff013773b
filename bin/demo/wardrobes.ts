import type { styles } from '#shared/catalog';
import { type PictureName, pictureOf } from './pictures.ts';

type Style = (typeof styles)[number];
export type DemoPerson = {
  email: string;
  displayName: string;
  /** The picture on the avatar. */
  avatar: PictureName;
  pieces: readonly DemoPiece[];
  requests: readonly { prompt: string; mood?: string; occasion?: string }[];
  isPublic: boolean;
};
export type DemoPiece = ReturnType<typeof piece>;

/** Makes a piece of clothing. The category and the color come from its picture. */
const piece = (picture: PictureName, style: Style, description: string) => {
  const { category, color, pattern, material } = pictureOf(picture);
  return { picture, category, color, pattern, material, style, description };
};

/** The password of all three demo people. */
export const demoPassword = 'wardrobe demo';

/** Three people with different tastes. Each wardrobe has pieces of every slot and every color. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'classic@example.com',
    displayName: 'Demo Classic',
    avatar: 'beige-trench-coat',
    isPublic: true,
    requests: [
      { prompt: 'A calm office day with a client at lunch', mood: 'professional', occasion: 'meeting' },
      { prompt: 'Dinner in town, a little dressed up', mood: 'elegant', occasion: 'date' },
      { prompt: 'A cold walk on Sunday', mood: 'casual' },
      { prompt: 'A summer wedding in the garden', mood: 'romantic', occasion: 'wedding' },
      { prompt: 'Sneakers for a long museum day', mood: 'minimalist' },
    ],
    pieces: [
      piece('white-shirt', 'business', 'Crisp poplin shirt'),
      piece('blue-shirt', 'business', 'Striped oxford shirt'),
      piece('white-blouse', 'elegant', 'Silk blouse with a bow'),
      piece('black-turtleneck', 'elegant', 'Fine merino turtleneck'),
      piece('beige-sweater', 'casual', 'Soft cashmere sweater'),
      piece('gray-t-shirt', 'casual', 'Heavy cotton t-shirt'),
      piece('navy-trousers', 'business', 'Pleated wool trousers'),
      piece('beige-trousers', 'elegant', 'Wide linen trousers'),
      piece('blue-jeans-straight', 'casual', 'Straight blue jeans'),
      piece('black-skirt', 'business', 'Pencil skirt in wool'),
      piece('navy-midi-dress', 'elegant', 'Wrap dress in heavy crepe'),
      piece('red-dress', 'elegant', 'Red silk dress for the evening'),
      piece('green-maxi-dress', 'bohemian', 'Long floral summer dress'),
      piece('navy-blazer', 'business', 'Single-breasted wool blazer'),
      piece('beige-trench-coat', 'elegant', 'Cotton gabardine trench coat'),
      piece('brown-coat', 'elegant', 'Camel wool coat'),
      piece('brown-loafers', 'business', 'Penny loafers in calf leather'),
      piece('black-heels', 'elegant', 'Leather pumps'),
      piece('black-ankle-boots', 'casual', 'Chelsea boots'),
      piece('white-sneakers-plain', 'casual', 'Plain white trainers'),
      piece('brown-bag', 'elegant', 'Structured leather bag'),
      piece('gray-tote', 'casual', 'Felt tote'),
      piece('purple-scarf', 'elegant', 'Wool scarf'),
      piece('yellow-watch', 'elegant', 'Gold-tone watch'),
      piece('yellow-jewelry', 'elegant', 'Fine gold necklace'),
      piece('pink-tights', 'vintage', 'Rose tights'),
    ],
  },
  {
    email: 'street@example.com',
    displayName: 'Demo Street',
    avatar: 'red-sneakers',
    isPublic: true,
    requests: [
      { prompt: 'A concert downtown', mood: 'edgy', occasion: 'concert' },
      { prompt: 'Morning run by the water', mood: 'sporty' },
      { prompt: 'A rainy errand day', mood: 'casual' },
      { prompt: 'Red sneakers and a day with friends', mood: 'casual' },
      { prompt: 'A party on a roof', mood: 'edgy', occasion: 'party' },
    ],
    pieces: [
      piece('white-t-shirt-boxy', 'streetwear', 'Boxy t-shirt'),
      piece('black-t-shirt', 'streetwear', 'Washed black t-shirt'),
      piece('gray-hoodie', 'streetwear', 'Heavy loopback hoodie'),
      piece('purple-hoodie', 'streetwear', 'Oversized hoodie'),
      piece('green-sweatshirt', 'sporty', 'College sweatshirt'),
      piece('navy-polo', 'casual', 'Pique polo shirt'),
      piece('yellow-tank-top', 'sporty', 'Running vest'),
      piece('pink-crop-top', 'streetwear', 'Ribbed crop top'),
      piece('black-jeans', 'streetwear', 'Loose black jeans'),
      piece('blue-jeans-washed', 'streetwear', 'Wide washed jeans'),
      piece('gray-joggers', 'sporty', 'Tapered joggers'),
      piece('navy-shorts', 'sporty', 'Running shorts'),
      piece('black-leggings', 'sporty', 'Long running tights'),
      piece('brown-jumpsuit', 'streetwear', 'Utility jumpsuit'),
      piece('blue-denim-jacket', 'vintage', 'Faded denim jacket'),
      piece('black-leather-jacket', 'streetwear', 'Biker jacket'),
      piece('red-puffer-jacket', 'streetwear', 'Down puffer jacket'),
      piece('yellow-raincoat', 'casual', 'Rubberised raincoat'),
      piece('white-sneakers-court', 'streetwear', 'Court trainers'),
      piece('red-sneakers', 'sporty', 'Running shoes'),
      piece('brown-boots', 'casual', 'Lace-up boots'),
      piece('green-rain-boots', 'casual', 'Rubber boots'),
      piece('beige-backpack', 'streetwear', 'Canvas backpack'),
      piece('navy-cap', 'streetwear', 'Six-panel cap'),
      piece('black-sunglasses', 'streetwear', 'Wrap sunglasses'),
    ],
  },
  {
    email: 'bohemian@example.com',
    displayName: 'Demo Bohemian',
    avatar: 'beige-hat',
    isPublic: true,
    requests: [
      { prompt: 'Brunch at the flea market', mood: 'bohemian', occasion: 'brunch' },
      { prompt: 'A day at the beach, then dinner', mood: 'romantic', occasion: 'beach' },
      { prompt: 'An autumn gallery opening', mood: 'minimalist' },
      { prompt: 'A picnic in a long skirt', mood: 'bohemian' },
      { prompt: 'Something yellow for a gray Monday', mood: 'professional' },
    ],
    pieces: [
      piece('beige-blouse', 'bohemian', 'Linen peasant blouse'),
      piece('pink-blouse', 'vintage', 'Dotted blouse'),
      piece('green-shirt', 'casual', 'Linen shirt'),
      piece('white-t-shirt-striped', 'casual', 'Striped t-shirt'),
      piece('yellow-sweater', 'vintage', 'Chunky knit'),
      piece('brown-turtleneck', 'vintage', 'Ribbed turtleneck'),
      piece('black-tank-top', 'casual', 'Silk camisole'),
      piece('brown-trousers', 'vintage', 'Corduroy trousers'),
      piece('beige-chinos', 'casual', 'Loose chinos'),
      piece('navy-jeans', 'casual', 'Dark flared jeans'),
      piece('red-maxi-skirt', 'bohemian', 'Tiered cotton skirt'),
      piece('navy-mini-skirt', 'vintage', 'Corduroy mini skirt'),
      piece('white-maxi-dress', 'bohemian', 'White lace dress'),
      piece('purple-midi-dress', 'bohemian', 'Dress with small flowers'),
      piece('blue-dress', 'vintage', 'Tea dress'),
      piece('gray-cardigan', 'bohemian', 'Long wool cardigan'),
      piece('brown-vest', 'bohemian', 'Suede vest'),
      piece('green-jacket', 'casual', 'Quilted jacket'),
      piece('green-parka', 'casual', 'Lined parka'),
      piece('brown-sandals', 'bohemian', 'Leather sandals'),
      piece('red-flats', 'vintage', 'Ballet flats'),
      piece('brown-ankle-boots', 'bohemian', 'Suede ankle boots'),
      piece('beige-tote', 'bohemian', 'Woven straw tote'),
      piece('beige-hat', 'bohemian', 'Wide-brimmed hat'),
      piece('yellow-jewelry', 'bohemian', 'Layered necklaces'),
      piece('black-belt', 'vintage', 'Wide leather belt'),
    ],
  },
];
