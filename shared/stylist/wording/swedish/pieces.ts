import type { Form } from '#shared/swedish/adjective';
import { isCategory, type Noun, swedishCategories } from '#shared/swedish/categories';
import { swedishColor } from '#shared/swedish/colors';
import { swedishStyles } from '#shared/swedish/styles';
import { rowsOf } from '../../lexicon/rows.ts';
import table from '../../lexicon/swedish-looks.json' with { type: 'json' };
import { lookNamed } from '../looks.ts';
import type { Piece } from '../piece.ts';
import type { Part } from '../sentences.ts';
import * as text from '../text.ts';

/** Joins texts to a list: 'a, b och c'. */
export const enumerate = (parts: readonly string[], joint: 'och' | 'eller' = 'och') =>
  text.enumerate(parts, joint);

/** The Swedish noun of a category, or the general word for a piece of clothing. */
export function nounOf(category: string): Noun {
  const key = category.toLowerCase();
  return swedishCategories[isCategory(key) ? key : 'other'];
}

/** A color in the form of a noun. Empty if the color has no Swedish name, because it could not be inflected. */
function colorWith(color: string | null, form: Form): string[] {
  const known = color ? swedishColor(color) : undefined;
  return known ? [known[form]] : [];
}

/** The noun that names a piece once, which may be that of its model, and its form: 'pennyloafers'. */
function namedNoun({ garment: { category }, model }: Piece): Pick<Noun, 'form' | 'name'> {
  const look = lookNamed('model', model);
  return look ? { form: look.form, name: look.swedish } : nounOf(category);
}

/** The noun of a piece in sentences about it. */
export function shortNoun({ garment: { category }, model }: Piece): Pick<Noun, 'form' | 'definite'> {
  const look = lookNamed('model', model);
  return look?.definite ? look : nounOf(category);
}

/** A piece without an article: 'marinblå byxor', 'randig blå skjorta i linne'. */
export function bare(piece: Piece): string {
  const { color, pattern, cut, fabric, kind, garment } = piece;
  const { form, name } = namedNoun(piece);
  const looks = [lookNamed('cut', cut), lookNamed('pattern', pattern)];
  const adjectives = [...looks.map((look) => look?.adjective[form] ?? ''), ...colorWith(color, form)];
  const cloth = kind.includes(fabric ?? '') ? undefined : lookNamed('fabric', fabric)?.swedish;
  const isNew = cloth && cloth !== name && garment.category !== 'jeans';
  return [...adjectives.filter(Boolean), name, ...(isNew ? ['i', cloth] : [])].join(' ');
}

const articles = { en: 'en ', ett: 'ett ', plural: '' } as const;

/** A piece with its indefinite article, if it takes one: 'en marinblå kavaj i ull', 'marinblå byxor'. */
export const aPiece = (piece: Piece) => articles[namedNoun(piece).form] + bare(piece);

export const definites = { en: 'den', ett: 'det', plural: 'de' } as const;

/** A piece in the definite form: 'den vita skjortan', or 'kavajen' if the color is unknown. */
export const definite = (noun: Pick<Noun, 'form' | 'definite'>, color: string | null) =>
  definiteWith(noun, colorWith(color, 'plural'));

/** 'den randiga skjortan', 'kavajen' without adjectives. */
export function definiteWith(
  { form, definite: noun }: Pick<Noun, 'form' | 'definite'>,
  adjectives: readonly string[],
): string {
  return adjectives.length || noun.includes(' ') ? [definites[form], ...adjectives, noun].join(' ') : noun;
}

/** The grammatical form of pieces or words together: the form of a single piece, or the plural for several. */
export function formOf([first, ...more]: readonly Part[]): Form {
  if (more.length) return 'plural';
  return typeof first === 'object' ? shortNoun(first).form : 'en';
}

/** A color as a noun: 'marinblått'. Without a Swedish name it is quoted as typed. */
export const colorNoun = (color: string) => swedishColor(color)?.ett ?? `”${color}”`;
/** A color in the definite form, as something that a piece has: 'det marinblå'. */
export const theColor = (color: string) => {
  const known = swedishColor(color);
  return known ? `det ${known.plural}` : `färgen ”${color}”`;
};
/** The Swedish name of a style: 'avslappnad stil'. A style without a Swedish name is quoted: 'stilen ”rave”'. */
export const styleName = (style: string) => swedishStyles.get(style.toLowerCase()) ?? `stilen ”${style}”`;

const looks = new Map(rowsOf<readonly [style: string, look: string]>(table));

/** The look that a style word describes, in the form that is used after 'en'. */
export const lookOf = (id: string) => looks.get(id) ?? `look i stilen ”${id.replaceAll('-', ' ')}”`;
