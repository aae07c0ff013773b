import { shorten } from '#shared/rules/shorten';
import { categoriesNamed } from '#shared/stylist/hearing/categories-named';
import { swedishTrend } from '#shared/swedish/trends';
import type { Facts } from './facts.ts';
import { lookIn } from './looks.ts';
import type { Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

type Known = Pick<Facts, 'worn' | 'reasons' | 'language'>;

const find = ({ worn }: Known, ids: readonly string[]): Piece[] => worn.filter(({ id }) => ids.includes(id));

/** Alternatives about own ratings and favorite colors, a list a topic. Only the person may read them. */
export const personalWays = (known: Known): string[][] => [likedWays(known), favoriteWays(known)];

/** In characters: how much of a pin's text is quoted at most. */
const mostQuoted = 60;

/** Prepares a text for quoting in a sentence: removes quotation marks and inner full stops, and shortens it. */
function quotedText(text: string): string {
  const plain = text.replaceAll(/[“”"\s]+/g, ' ').trim();
  const short = plain.length <= mostQuoted ? plain : `${shorten(plain, mostQuoted).replace(/\s+\S*$/, '')} …`;
  return short.replace(/[.!?]+$/, '').replaceAll(/[.!?]\s/g, ', ');
}

const titleOf = (text: string) => text.split('\n')[0] ?? '';

/**
 * Whether a piece is of a trend, by the title of the trend: it is of a kind and of the material that the title names, as
 * far as it names any. A color alone is not enough.
 */
function isOfTrend({ garment, fabric }: Piece, text: string): boolean {
  const title = titleOf(text).toLowerCase();
  const kinds = title.split(/[^\p{L}-]+/u).flatMap((word) => categoriesNamed(word, 'en'));
  const material = lookIn('fabric', title)?.name ?? null;
  return kinds.length > 0
    ? kinds.includes(garment.category) && (material === null || material === fabric)
    : fabric !== null && material === fabric;
}

/** Alternative sentences about the pin or the seasonal trend that a piece resembles. */
export function trendWays(known: Known): string[] {
  const { matches, fromPinboard } = known.reasons.trend;
  const named = matches.flatMap(({ piece: id, text }) =>
    find(known, [id])
      .filter((piece) => isOfTrend(piece, text))
      .map((piece) => ({ piece, text: titleOf(text) })),
  );
  const [match] = named;
  if (!match) return [];
  const { pin, trend } = wordingIn(known.language).personal;
  const [text = match.text] = (known.language === 'sv' && swedishTrend(match.text)) || [];
  return (fromPinboard ? pin : trend)({ piece: match.piece, text: quotedText(text) });
}

function favoriteWays({ worn, reasons, language }: Known): string[] {
  return reasons.preference.favorites.slice(0, 1).flatMap((name) => {
    const color = name.toLowerCase();
    const pieces = worn.filter(({ item }) => item.color === color);
    if (pieces.length === 0 || pieces.some((piece) => piece.color !== color)) return [];
    return wordingIn(language).personal.favorite({ color, pieces });
  });
}

function likedWays(known: Known): string[] {
  const pieces = find(known, known.reasons.rating.liked);
  if (pieces.length < 2) return [];
  return wordingIn(known.language).personal.liked({ pieces });
}
