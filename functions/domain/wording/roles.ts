import { capitalize, enumerate } from './english.ts';
import { type Facts, wornAt } from './facts.ts';
import type { Phraser } from './phraser.ts';
import { isMain, type Piece, the, theKinds } from './piece.ts';
import { calmColors } from './say-colors.ts';
import { mainSetting, needsTact } from './setting.ts';

/** What each piece does in the outfit, by its id; a sentence each. */
export const rolesOf = (facts: Facts, phraser: Phraser): Record<string, string> =>
  Object.fromEntries(facts.worn.map((piece) => [piece.id, roleOf(piece, facts, phraser)]));

function roleOf(piece: Piece, facts: Facts, { say, offer }: Phraser): string {
  for (const ways of [
    askedWays(piece, facts),
    weatherWays(piece, facts),
    colorWays(piece, facts),
    tieWays(piece, facts),
  ]) {
    const way = offer(...ways);
    if (way) return way;
  }
  const [first, ...rest] = placeWays(piece, facts);
  return say(first ?? `${capitalize(piece.name)}.`, ...rest);
}

/** What was asked for stands first, with the words that asked. */
function askedWays(piece: Piece, { brief, request }: Facts): string[] {
  const asked = brief.pieces.find(({ ids }) => ids.includes(piece.id));
  const { language } = brief;
  if (asked?.missing.length) return [`The closest to “${asked.words}”.`];
  if (asked)
    return language === 'en'
      ? [`You asked for the ${asked.words}.`, `The ${asked.words} you asked for.`]
      : [`You asked for “${asked.words}”.`];
  if (request.baseItemIds.includes(piece.id))
    return [`Your choice: the ${piece.name}.`, `You chose the ${piece.name}.`];
  const color = brief.colors.find(({ anyOf }) => anyOf.includes(piece.item.color));
  if (color && piece.color === piece.item.color) return [`Brings the ${piece.color} you asked for.`];
  return [];
}

function weatherWays(piece: Piece, { reasons, brief }: Facts): string[] {
  const notes = reasons.weather.notes.filter((each) => each.piece === piece.id);
  if (notes.some(({ worth }) => worth < 0)) return [];
  const degrees = brief.weather?.temperature;
  const at = degrees == null ? '' : ` at ${Math.round(degrees)} °C`;
  switch (notes[0]?.note) {
    case 'keeps the rain out':
      return [`Keeps the rain out${at}.`, `For the rain${at}.`];
    case 'made for snow':
      return [`For the snow${at}.`];
    case 'keeps warm':
      return [`Keeps you warm${at}.`, `Warm enough${at}.`];
    case 'cool in the heat':
      return piece.garment.slot === 'bag' ? [] : [`Stays cool${at}.`];
    default:
      return [];
  }
}

/** What its color and its pattern do among the others. */
function colorWays(piece: Piece, { worn, reasons, brief }: Facts): string[] {
  if (needsTact(brief)) return [];
  const calm = calmColors(worn);
  const { scheme, accents } = reasons.color.harmony;
  const isAccent =
    scheme === 'accent' &&
    accents.length === 1 &&
    piece.garment.oklch?.name === accents[0] &&
    !piece.garment.oklch?.neutral;
  return [
    ...(reasons.statement.piece === piece.id && piece.pattern
      ? [`The ${piece.pattern} piece of the outfit.`, `Brings the only loud pattern: ${piece.pattern}.`]
      : []),
    ...(isAccent && calm.length
      ? [`The ${piece.color} beside ${enumerate(calm)}.`, `Adds ${piece.color} to ${enumerate(calm)}.`]
      : []),
  ];
}

/** What ties it to another piece. */
function tieWays(piece: Piece, { worn, reasons, brief }: Facts): string[] {
  const others = worn.filter(({ id }) => id !== piece.id);
  const pair = reasons.affinity.pair?.includes(piece.id)
    ? others.find(({ id }) => reasons.affinity.pair?.includes(id))
    : undefined;
  const fabric = piece.fabric && others.find((other) => other.fabric === piece.fabric);
  const color = piece.color && others.find((other) => other.color === piece.color);
  const setting = mainSetting(brief);
  const { inPlace } = reasons.place;
  const inPlaceToo = others.find(({ id }) => inPlace.includes(id));
  const style = others.find(({ item }) => item.style === piece.item.style);
  return [
    ...(pair && !needsTact(brief)
      ? [`Known to go with ${the(pair)}.`, `A tried pair with ${the(pair)}.`]
      : []),
    ...(fabric ? [`${capitalize(piece.fabric ?? '')}, like ${the(fabric)}.`] : []),
    ...(color ? [`Has the ${piece.color} of ${theKinds(color)}.`, `In one color with ${the(color)}.`] : []),
    ...(setting && inPlaceToo && inPlace.includes(piece.id)
      ? [`Right for ${setting.phrase}, like ${the(inPlaceToo)}.`]
      : []),
    ...(style ? [`Shares the ${piece.item.style} style of ${the(style)}.`] : []),
  ];
}

/** Where it stands in the outfit: true of any piece. */
function placeWays(piece: Piece, facts: Facts): string[] {
  const others = facts.worn.filter(({ id }) => id !== piece.id);
  const shoes = wornAt(facts, 'shoes');
  const main = others.filter(isMain);
  const partners = main.length ? main : others;
  return [
    ...partners.flatMap((other) => [
      `Worn with ${the(other)}.`,
      `Goes with ${the(other)}.`,
      `Beside ${the(other)}.`,
    ]),
    ...partners.flatMap((one, at) =>
      partners.slice(at + 1).map((other) => `Ties in with ${the(one)} and ${the(other)}.`),
    ),
    ...(shoes && shoes.id !== piece.id && piece.garment.slot === 'bag'
      ? [`Carried with ${the(shoes)}.`]
      : []),
  ];
}
