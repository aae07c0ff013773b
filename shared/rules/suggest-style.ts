import type { Category, Style } from '../catalog.ts';
import table from '../stylist/lexicon/categories.json' with { type: 'json' };
import { rowsOf } from '../stylist/lexicon/rows.ts';

/** The style of a category if nothing else indicates a style. */
const usual: ReadonlyMap<string, Style> = new Map(rowsOf<readonly [category: string, style: Style]>(table));

/** Words of a description that indicate a style. The clearest ones come first. */
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

/** Colors that change the usual style of a category. */
const byColor: readonly (readonly [readonly Category[], readonly string[], Style])[] = [
  [['trousers', 'chinos', 'loafers'], ['green', 'yellow', 'pink', 'red', 'purple'], 'casual'],
  [['dress', 'jumpsuit', 'skirt', 'midi-dress'], ['black', 'navy', 'red'], 'elegant'],
  [['shirt'], ['red', 'green', 'yellow', 'purple'], 'casual'],
  [['blazer'], ['black'], 'formal'],
  [['ankle-boots', 'flats', 'bag'], ['black'], 'elegant'],
];

type Piece = { category: string | null; color?: string | null; description?: string | null };

/**
 * Suggests a style for a piece by its category, color and description. It uses rules and no model. Returns null if the
 * category is unknown and the description indicates no style.
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
  return inColor?.[2] ?? usual.get(category) ?? 'casual';
}
