import { capitalize } from '#shared/rules/capitalize';
import type { Form } from '#shared/swedish/adjective';
import { isCategory, type Noun, swedishCategories } from '#shared/swedish/categories';
import { swedishColor } from '#shared/swedish/colors';
import { swedishStyles } from '#shared/swedish/styles';
import type { Piece } from '../piece.ts';
import * as text from '../text.ts';
import { fabrics, patterns } from './materials.ts';

type Named = { category: string; color: string | null };

/** 'a, b och c' */
export const enumerate = (parts: readonly string[], joint: 'och' | 'eller' = 'och') =>
  text.enumerate(parts, joint);

/** The noun of a category; of one that the catalog does not have only that it is a piece. */
export function nounOf(category: string): Noun {
  const key = category.toLowerCase();
  return swedishCategories[isCategory(key) ? key : 'other'];
}

/** A color with a noun of a form; none where it has no Swedish name, which could not agree. */
function colorWith(color: string | null, form: Form): string[] {
  const known = color ? swedishColor(color) : undefined;
  return known ? [known[form]] : [];
}

/** 'marinblå byxor', 'randig blå skjorta i linne' */
export function bare({ garment: { category }, color, pattern, fabric, kind }: Piece): string {
  const { form, name } = nounOf(category);
  const adjectives = [...(pattern ? [patterns[pattern]?.[form] ?? ''] : []), ...colorWith(color, form)];
  const cloth = fabric && !kind.includes(fabric) ? fabrics[fabric]?.name : undefined;
  const isNew = cloth && cloth !== name && category !== 'jeans';
  return [...adjectives.filter(Boolean), name, ...(isNew ? ['i', cloth] : [])].join(' ');
}

const articles = { en: 'en ', ett: 'ett ', plural: '' } as const;

/** 'en marinblå kavaj i ull', 'marinblå byxor' */
export const aPiece = (piece: Piece) => articles[nounOf(piece.garment.category).form] + bare(piece);

const definites = { en: 'den', ett: 'det', plural: 'de' } as const;

/** 'den vita skjortan', 'kavajen' where the color is not known. */
export const definite = ({ category, color }: Named) => definiteWith(category, colorWith(color, 'plural'));

/** 'den randiga skjortan', 'kavajen' without adjectives. */
export function definiteWith(category: string, adjectives: readonly string[]): string {
  const { form, definite: noun } = nounOf(category);
  return adjectives.length || noun.includes(' ') ? [definites[form], ...adjectives, noun].join(' ') : noun;
}

/** 'den marinblå kavajen och de blå jeansen' */
export const the = (...pieces: readonly Piece[]) =>
  enumerate(pieces.map(({ garment: { category }, color }) => definite({ category, color })));
/** Without their colors, for sentences that name these beside them: 'det röda i kjolen'. */
export const theKinds = (...pieces: readonly Piece[]) =>
  enumerate(pieces.map(({ garment: { category } }) => definite({ category, color: null })));
export const The = (...pieces: readonly Piece[]) => capitalize(the(...pieces));

/** What pieces agree with: the form of the one, else the plural. */
const formOf = (pieces: readonly Piece[]): Form =>
  pieces.length > 1 || !pieces[0] ? 'plural' : nounOf(pieces[0].garment.category).form;

/** A word that agrees with pieces: `agree(pieces, 'varm', 'varmt', 'varma')`. */
export const agree = (pieces: readonly Piece[], en: string, ett: string, plural: string) =>
  ({ en, ett, plural })[formOf(pieces)];
/** 'den', 'det', 'de' */
export const they = (...pieces: readonly Piece[]) => definites[formOf(pieces)];
/** 'den', 'det', 'dem' */
export const them = (...pieces: readonly Piece[]) => agree(pieces, 'den', 'det', 'dem');

/** A color by itself: 'marinblått'; as it is typed where it has no Swedish name. */
export const colorNoun = (color: string | null) => (color ? (swedishColor(color)?.ett ?? `”${color}”`) : '');
export const colorNouns = (colors: readonly string[]) => enumerate(colors.map(colorNoun));
/** 'det marinblå', which a piece has. */
export const theColor = (color: string | null) => {
  const known = color ? swedishColor(color) : undefined;
  return known ? `det ${known.plural}` : `färgen ”${color}”`;
};
/** 'ull'; as it is called where it has no Swedish name. */
export const fabricName = (fabric: string | null) => (fabric ? (fabrics[fabric]?.name ?? `”${fabric}”`) : '');

/** 'avslappnad stil', 'stilen ”rave”' */
export const styleName = (style: string) => swedishStyles[style.toLowerCase()] ?? `stilen ”${style}”`;
