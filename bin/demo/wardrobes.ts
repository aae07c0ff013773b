import type { Category, Color, styles } from '#shared/catalog';
import type { GarmentDrawing } from './garments/render-garment.ts';

type Style = (typeof styles)[number];
type Look = Pick<GarmentDrawing, 'material' | 'pattern' | 'variant'>;
export type DemoPiece = { drawing: GarmentDrawing; style: Style; description: string };
export type DemoPerson = {
  email: string;
  displayName: string;
  pieces: readonly DemoPiece[];
  wishes: readonly { prompt: string; mood?: string; occasion?: string }[];
  isPublic: boolean;
};

const piece = (
  category: Category,
  color: Color,
  style: Style,
  description: string,
  look: Look = {},
): DemoPiece => ({ drawing: { category, color, ...look }, style, description });

/** The one password of all three. */
export const demoPassword = 'wardrobe demo';

/** Three people with different tastes; each wardrobe has pieces of every slot and every color. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'classic@example.com',
    displayName: 'Demo Classic',
    isPublic: true,
    wishes: [
      { prompt: 'A calm office day with a client at lunch', mood: 'professional', occasion: 'meeting' },
      { prompt: 'Dinner in town, a little dressed up', mood: 'elegant', occasion: 'date' },
      { prompt: 'A cold walk on Sunday', mood: 'casual' },
      { prompt: 'A summer wedding in the garden', mood: 'romantic', occasion: 'wedding' },
    ],
    pieces: [
      piece('shirt', 'white', 'business', 'Crisp poplin shirt', { material: 'cotton' }),
      piece('shirt', 'blue', 'business', 'Striped oxford shirt', { pattern: 'stripes' }),
      piece('blouse', 'white', 'elegant', 'Silk blouse with a bow', { material: 'silk' }),
      piece('turtleneck', 'black', 'elegant', 'Fine merino turtleneck', { material: 'knit' }),
      piece('sweater', 'beige', 'casual', 'Soft cashmere sweater', { material: 'knit' }),
      piece('t-shirt', 'gray', 'casual', 'Heavy cotton t-shirt', { material: 'cotton' }),
      piece('trousers', 'navy', 'business', 'Pleated wool trousers', { material: 'wool' }),
      piece('trousers', 'beige', 'elegant', 'Wide linen trousers', { material: 'linen' }),
      piece('jeans', 'blue', 'casual', 'Straight blue jeans', { material: 'denim' }),
      piece('skirt', 'black', 'business', 'Pencil skirt in wool', { material: 'wool' }),
      piece('midi-dress', 'navy', 'elegant', 'Wrap dress in heavy crepe'),
      piece('dress', 'red', 'elegant', 'Red silk dress for the evening', { material: 'silk' }),
      piece('maxi-dress', 'green', 'bohemian', 'Long floral summer dress', { pattern: 'floral' }),
      piece('blazer', 'navy', 'business', 'Single-breasted wool blazer', { material: 'wool' }),
      piece('trench-coat', 'beige', 'elegant', 'Cotton gabardine trench coat', { material: 'cotton' }),
      piece('coat', 'brown', 'elegant', 'Camel wool coat', { material: 'wool' }),
      piece('loafers', 'brown', 'business', 'Penny loafers in calf leather', { material: 'leather' }),
      piece('heels', 'black', 'elegant', 'Leather pumps', { material: 'leather' }),
      piece('ankle-boots', 'black', 'casual', 'Chelsea boots', { material: 'leather' }),
      piece('sneakers', 'white', 'casual', 'Plain white trainers', { material: 'leather' }),
      piece('bag', 'brown', 'elegant', 'Structured leather bag', { material: 'leather' }),
      piece('tote', 'gray', 'casual', 'Felt tote'),
      piece('scarf', 'purple', 'elegant', 'Wool scarf', { material: 'wool' }),
      piece('watch', 'yellow', 'elegant', 'Gold-tone watch'),
      piece('jewelry', 'yellow', 'elegant', 'Fine gold necklace'),
      piece('tights', 'pink', 'vintage', 'Rose tights'),
    ],
  },
  {
    email: 'street@example.com',
    displayName: 'Demo Street',
    isPublic: false,
    wishes: [
      { prompt: 'A concert downtown', mood: 'edgy', occasion: 'concert' },
      { prompt: 'Morning run by the water', mood: 'sporty' },
      { prompt: 'A rainy errand day', mood: 'casual' },
    ],
    pieces: [
      piece('t-shirt', 'white', 'streetwear', 'Boxy t-shirt'),
      piece('t-shirt', 'black', 'streetwear', 'Washed black t-shirt', { variant: 1 }),
      piece('hoodie', 'gray', 'streetwear', 'Heavy loopback hoodie'),
      piece('hoodie', 'purple', 'streetwear', 'Oversized hoodie', { variant: 1 }),
      piece('sweatshirt', 'green', 'sporty', 'College sweatshirt'),
      piece('polo', 'navy', 'casual', 'Pique polo shirt'),
      piece('tank-top', 'yellow', 'sporty', 'Running vest'),
      piece('crop-top', 'pink', 'streetwear', 'Ribbed crop top'),
      piece('jeans', 'black', 'streetwear', 'Loose black jeans', { material: 'denim' }),
      piece('jeans', 'blue', 'streetwear', 'Wide washed jeans', { variant: 1 }),
      piece('joggers', 'gray', 'sporty', 'Tapered joggers'),
      piece('shorts', 'navy', 'sporty', 'Running shorts'),
      piece('leggings', 'black', 'sporty', 'Long running tights'),
      piece('jumpsuit', 'brown', 'streetwear', 'Utility jumpsuit'),
      piece('denim-jacket', 'blue', 'vintage', 'Faded denim jacket', { material: 'denim' }),
      piece('leather-jacket', 'black', 'streetwear', 'Biker jacket', { material: 'leather' }),
      piece('puffer-jacket', 'red', 'streetwear', 'Down puffer jacket'),
      piece('raincoat', 'yellow', 'casual', 'Rubberised raincoat'),
      piece('sneakers', 'white', 'streetwear', 'Court trainers', { variant: 1 }),
      piece('sneakers', 'red', 'sporty', 'Running shoes', { variant: 2 }),
      piece('boots', 'brown', 'casual', 'Lace-up boots', { material: 'leather' }),
      piece('rain-boots', 'green', 'casual', 'Rubber boots'),
      piece('backpack', 'beige', 'streetwear', 'Canvas backpack'),
      piece('cap', 'navy', 'streetwear', 'Six-panel cap'),
      piece('sunglasses', 'black', 'streetwear', 'Wrap sunglasses'),
    ],
  },
  {
    email: 'bohemian@example.com',
    displayName: 'Demo Bohemian',
    isPublic: false,
    wishes: [
      { prompt: 'Brunch at the flea market', mood: 'bohemian', occasion: 'brunch' },
      { prompt: 'A day at the beach, then dinner', mood: 'romantic', occasion: 'beach' },
      { prompt: 'An autumn gallery opening', mood: 'minimalist' },
    ],
    pieces: [
      piece('blouse', 'beige', 'bohemian', 'Linen peasant blouse', { material: 'linen' }),
      piece('blouse', 'pink', 'vintage', 'Dotted blouse', { pattern: 'dots' }),
      piece('shirt', 'green', 'casual', 'Linen shirt', { material: 'linen' }),
      piece('t-shirt', 'white', 'casual', 'Striped t-shirt', { pattern: 'stripes' }),
      piece('sweater', 'yellow', 'vintage', 'Chunky knit', { material: 'knit' }),
      piece('turtleneck', 'brown', 'vintage', 'Ribbed turtleneck', { material: 'knit' }),
      piece('tank-top', 'black', 'casual', 'Silk camisole', { material: 'silk' }),
      piece('trousers', 'brown', 'vintage', 'Corduroy trousers'),
      piece('chinos', 'beige', 'casual', 'Loose chinos'),
      piece('jeans', 'navy', 'casual', 'Dark flared jeans', { variant: 2 }),
      piece('maxi-skirt', 'red', 'bohemian', 'Tiered cotton skirt', { pattern: 'floral' }),
      piece('mini-skirt', 'navy', 'vintage', 'Corduroy mini skirt'),
      piece('maxi-dress', 'white', 'bohemian', 'White lace dress'),
      piece('midi-dress', 'purple', 'bohemian', 'Dress with small flowers', { pattern: 'floral' }),
      piece('dress', 'blue', 'vintage', 'Tea dress', { pattern: 'dots' }),
      piece('cardigan', 'gray', 'bohemian', 'Long wool cardigan', { material: 'wool' }),
      piece('vest', 'brown', 'bohemian', 'Suede vest', { material: 'suede' }),
      piece('jacket', 'green', 'casual', 'Quilted jacket'),
      piece('parka', 'green', 'casual', 'Lined parka', { variant: 1 }),
      piece('sandals', 'brown', 'bohemian', 'Leather sandals', { material: 'leather' }),
      piece('flats', 'red', 'vintage', 'Ballet flats'),
      piece('ankle-boots', 'brown', 'bohemian', 'Suede ankle boots', { material: 'suede' }),
      piece('tote', 'beige', 'bohemian', 'Woven straw tote'),
      piece('hat', 'beige', 'bohemian', 'Wide-brimmed hat'),
      piece('jewelry', 'yellow', 'bohemian', 'Layered necklaces'),
      piece('belt', 'black', 'vintage', 'Wide leather belt', { material: 'leather' }),
    ],
  },
];
