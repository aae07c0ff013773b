import { lookUp } from './look-up.ts';

const byCategory: Record<string, number> = {
  't-shirt': 21,
  'tank-top': 26,
  'crop-top': 25,
  blouse: 20,
  shirt: 19,
  polo: 21,
  turtleneck: 9,
  sweater: 9,
  sweatshirt: 13,
  hoodie: 12,
  jeans: 16,
  trousers: 18,
  chinos: 19,
  jumpsuit: 20,
  joggers: 13,
  leggings: 14,
  shorts: 26,
  skirt: 19,
  'mini-skirt': 23,
  'maxi-skirt': 19,
  dress: 21,
  'midi-dress': 19,
  'maxi-dress': 22,
  blazer: 15,
  cardigan: 14,
  vest: 15,
  jacket: 12,
  'denim-jacket': 15,
  'leather-jacket': 11,
  coat: 3,
  'trench-coat': 11,
  raincoat: 12,
  'puffer-jacket': 0,
  parka: -2,
  heels: 18,
  flats: 18,
  loafers: 16,
  oxfords: 14,
  sneakers: 16,
  sandals: 26,
  boots: 4,
  'ankle-boots': 8,
  scarf: 4,
  gloves: 0,
  tights: 10,
};

const warmWords = [
  'wool',
  'cashmere',
  'knit',
  'knitted',
  'fleece',
  'down',
  'lined',
  'flannel',
  'corduroy',
  'merino',
  'tweed',
  'velvet',
  'sherpa',
  'thermal',
];
const coolWords = ['linen', 'silk', 'chiffon', 'sleeveless', 'mesh', 'cotton', 'seersucker'];

/** The outdoor temperature, in degrees Celsius, a piece is made for; null for pieces of all weathers. */
export function warmthOf(category: string, words: ReadonlySet<string>): number | null {
  const made = lookUp(byCategory, category.toLowerCase());
  if (made === undefined) return null;
  if (warmWords.some((word) => words.has(word))) return made - 4;
  if (coolWords.some((word) => words.has(word))) return made + 4;
  return made;
}
