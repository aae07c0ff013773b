import { lookUp } from '#shared/stylist/hearing/look-up';
import { type Facts, isTyped, wornAt } from './facts.ts';
import type { Phraser } from './phraser.ts';
import { isMain, type Piece } from './piece.ts';
import { contrast } from './proportion.ts';
import { calmColors } from './say-colors.ts';
import type { Values } from './sentences.ts';
import { mainSetting, needsTact } from './setting.ts';
import { wordingIn } from './wording-in.ts';

/** A sentence about each piece's role, by its id. Mentions no relation between two pieces twice. */
export function rolesOf(facts: Facts, phraser: Phraser): Record<string, string> {
  const { noun } = wordingIn(facts.language).texts;
  const roles: Record<string, string> = {};
  for (const piece of facts.worn) {
    const others = facts.worn.filter(({ id }) => id !== piece.id && !roles[id]?.includes(noun({ piece })));
    roles[piece.id] = roleOf(piece, others, facts, phraser);
  }
  return roles;
}

function roleOf(piece: Piece, others: readonly Piece[], facts: Facts, { say, offer }: Phraser): string {
  const topics = [
    askedWays(piece, facts),
    weatherWays(piece, facts),
    colorWays(piece, facts),
    ...tieWays(piece, others, facts),
    dayWays(piece, facts),
    styleWays(piece, others, facts),
  ];
  for (const ways of topics) {
    const way = offer(...ways);
    if (way) return way;
  }
  const ways = placeWays(piece, facts);
  return say(...(ways.length ? ways : wordingIn(facts.language).roles.named({ piece })));
}

/** Sentences for a piece that was asked for, with the words of the request. They come before all other sentences. */
function askedWays(piece: Piece, facts: Facts): string[] {
  const { brief, request, language } = facts;
  const { roles } = wordingIn(language);
  const asked = brief.pieces.find(({ ids, words }) => ids.includes(piece.id) && isTyped(words, facts));
  if (asked?.missing.length) return roles.closest({ words: asked.words });
  if (asked) return roles[brief.language === 'en' ? 'asked' : 'askedQuoted']({ words: asked.words });
  if (request.baseItemIds.includes(piece.id)) return roles.chosen({ piece });
  const color = brief.colors.find(({ anyOf }) => anyOf.includes(piece.item.color));
  if (color && piece.color === piece.item.color) return roles.askedColor({ piece });
  return [];
}

function weatherWays(piece: Piece, { reasons, brief, language }: Facts): string[] {
  const notes = reasons.weather.notes.filter((each) => each.piece === piece.id);
  if (notes.some(({ worth }) => worth < 0)) return [];
  const note = notes[0]?.note;
  const degrees = brief.weather?.temperature;
  if (!note || (note === 'cool in the heat' && piece.garment.slot === 'bag')) return [];
  const ways = lookUp(wordingIn(language).roleInWeather, note);
  return ways?.({ piece, degrees: degrees == null ? null : `${Math.round(degrees)} °C` }) ?? [];
}

/** Sentences about the role of the piece's color and pattern among the other pieces. */
function colorWays(piece: Piece, { worn, reasons, brief, language }: Facts): string[] {
  if (needsTact(brief)) return [];
  const { roles } = wordingIn(language);
  const calm = calmColors(worn);
  const { scheme, accents } = reasons.color.harmony;
  const isAccent =
    scheme === 'accent' &&
    accents.length === 1 &&
    piece.garment.oklch?.name === accents[0] &&
    !piece.garment.oklch?.neutral;
  return [
    ...(reasons.statement.piece === piece.id && piece.pattern
      ? roles.pattern({ pattern: piece.pattern })
      : []),
    ...(isAccent && calm.length ? roles.accent({ piece, calm }) : []),
  ];
}

/** Sentences about how the piece is related to another piece, the closest relation first. */
function tieWays(piece: Piece, others: readonly Piece[], { reasons, brief, language }: Facts): string[][] {
  const { roles } = wordingIn(language);
  const { inPlace } = reasons.place;
  const setting = mainSetting(brief, language);
  const lightness = piece.garment.oklch?.lightness;
  const to = (test: (other: Piece) => boolean, ways: (values: Values) => string[]) => {
    const other = others.find(test);
    return other ? ways({ piece, other, phrase: setting?.phrase }) : [];
  };
  return [
    piece.fabric ? to(({ fabric }) => fabric === piece.fabric, roles.sameFabric) : [],
    piece.color ? to(({ color }) => color === piece.color, roles.sameColor) : [],
    // Once is enough.
    setting && inPlace[0] === piece.id ? to(({ id }) => inPlace.includes(id), roles.inPlace) : [],
    lightness === undefined || !isMain(piece)
      ? []
      : to(
          (other) =>
            isMain(other) && Math.abs((other.garment.oklch?.lightness ?? lightness) - lightness) >= contrast,
          roles.contrast,
        ),
  ];
}

const dayWays = ({ garment: { lastWornOn } }: Piece, { language }: Facts): string[] =>
  lastWornOn ? wordingIn(language).roles.lastWorn({ date: lastWornOn }) : [];

function styleWays(piece: Piece, others: readonly Piece[], { language }: Facts): string[] {
  const other = others.find(({ item }) => item.style === piece.item.style);
  return other ? wordingIn(language).roles.sameStyle({ style: piece.item.style, other }) : [];
}

/** Sentences about the place of the piece in the outfit. They are true for any piece. */
function placeWays(piece: Piece, facts: Facts): string[] {
  const { roles } = wordingIn(facts.language);
  const others = facts.worn.filter(({ id }) => id !== piece.id);
  const shoes = wornAt(facts, 'shoes');
  const main = others.filter(isMain);
  const partners = main.length ? main : others;
  return [
    ...partners.flatMap((other) => roles.wornWith({ other })),
    ...partners.flatMap((one, at) =>
      partners.slice(at + 1).flatMap((other) => roles.between({ one, other })),
    ),
    ...(shoes && shoes.id !== piece.id && piece.garment.slot === 'bag' ? roles.carriedWith({ shoes }) : []),
  ];
}
