import type { Category, styles } from '../catalog.ts';

type Style = (typeof styles)[number];

/** The style that a category stands for where nothing else tells it. */
const byCategory: Partial<Record<Category, Style>> = {
  'crop-top': 'streetwear',
  hoodie: 'streetwear',
  cap: 'streetwear',
  sweatshirt: 'streetwear',
  'puffer-jacket': 'streetwear',
  joggers: 'sporty',
  leggings: 'sporty',
  backpack: 'casual',
  shirt: 'business',
  blazer: 'business',
  trousers: 'business',
  chinos: 'business',
  loafers: 'business',
  vest: 'business',
  oxfords: 'formal',
  tie: 'formal',
  heels: 'elegant',
  blouse: 'elegant',
  coat: 'elegant',
  'trench-coat': 'elegant',
  turtleneck: 'elegant',
  'midi-dress': 'elegant',
  jewelry: 'elegant',
  watch: 'elegant',
  'maxi-dress': 'bohemian',
  'maxi-skirt': 'bohemian',
};

/** Words of a description that tell a style, most telling first. */
const byWord: readonly (readonly [RegExp, Style])[] = [
  [/\b(vintage|retro|second[- ]?hand|(19)?[5-9]0s)\b/, 'vintage'],
  [/\b(boho|bohemian|fringe[ds]?|crochet(ed)?|paisley|tie[- ]dye)\b/, 'bohemian'],
  [/\b(tuxedo|black[- ]tie|evening gown|dinner jacket)\b/, 'formal'],
  [/\b(gym|running|training|yoga|sports?|football|tennis|hiking|track)\b/, 'sporty'],
  [/\b(graphic|oversized|skate|cargo|street(wear)?)\b/, 'streetwear'],
  [/\b(silk|satin|lace|velvet|sequin(s|ned)?|cashmere|pearls?)\b/, 'elegant'],
  [/\b(office|work|suit|pinstripe[ds]?|tailored)\b/, 'business'],
  [/\b(ripped|denim|everyday|relaxed)\b/, 'casual'],
];

/** Colors in which a category is worn for something else than its usual. */
const byColor: readonly (readonly [readonly Category[], readonly string[], Style])[] = [
  [['trousers', 'chinos', 'loafers'], ['green', 'yellow', 'pink', 'red', 'purple'], 'casual'],
  [['dress', 'jumpsuit', 'skirt', 'midi-dress'], ['black', 'navy', 'red'], 'elegant'],
  [['shirt'], ['red', 'green', 'yellow', 'purple'], 'casual'],
  [['blazer'], ['black'], 'formal'],
  [['ankle-boots', 'flats', 'bag'], ['black'], 'elegant'],
];

type Piece = { category: string | null; color?: string | null; description?: string | null };

/**
 * The style that category, color and description of a piece suggest, by rules and without a model. Null where the
 * category is unknown and the description tells nothing: then there is nothing to suggest.
 */
export function suggestStyle({ category, color, description }: Piece): Style | null {
  const text = (description ?? '').toLowerCase();
  const told = byWord.find(([pattern]) => pattern.test(text));
  if (told) return told[1];
  if (!category) return null;
  const known = category as Category;
  const inColor = byColor.find(
    ([categories, shades]) => categories.includes(known) && color && shades.includes(color),
  );
  return inColor?.[2] ?? byCategory[known] ?? 'casual';
}
