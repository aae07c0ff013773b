import { distinctions } from './distinctions.ts';
import { capitalize, enumerate } from './english.ts';
import { type Facts, wornAt } from './facts.ts';
import type { Phraser } from './phraser.ts';
import { isMain, type Piece, the, theKinds } from './piece.ts';
import { calmColors } from './say-colors.ts';
import { mainSetting, needsTact } from './setting.ts';

/** What each piece does in the outfit, by its id; a sentence each, and no tie between two pieces is told twice. */
export function rolesOf(facts: Facts, phraser: Phraser): Record<string, string> {
  const roles: Record<string, string> = {};
  for (const piece of facts.worn) {
    const others = facts.worn.filter(({ id }) => id !== piece.id && !roles[id]?.includes(piece.kind));
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
    distinctions(piece, facts),
    styleWays(piece, others),
  ];
  for (const ways of topics) {
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

/** From this difference in lightness on two colors contrast: 0 (black) to 1 (white). */
const contrast = 0.4;

/** What ties it to another piece, the closest tie first. */
function tieWays(piece: Piece, others: readonly Piece[], { reasons, brief }: Facts): string[][] {
  const { inPlace } = reasons.place;
  const { pair } = reasons.affinity;
  const setting = mainSetting(brief);
  const lightness = piece.garment.oklch?.lightness;
  const to = (test: (other: Piece) => boolean, ways: (other: Piece) => string[]) => {
    const other = others.find(test);
    return other ? ways(other) : [];
  };
  return [
    needsTact(brief) || !pair?.includes(piece.id)
      ? []
      : to(
          ({ id }) => pair.includes(id),
          (other) => [`Known to go with ${the(other)}.`, `A tried pair with ${the(other)}.`],
        ),
    piece.fabric
      ? to(
          ({ fabric }) => fabric === piece.fabric,
          (other) => [`${capitalize(piece.fabric ?? '')}, like ${the(other)}.`],
        )
      : [],
    piece.color
      ? to(
          ({ color }) => color === piece.color,
          (other) => [`Has the ${piece.color} of ${theKinds(other)}.`, `In one color with ${the(other)}.`],
        )
      : [],
    setting && inPlace.includes(piece.id)
      ? to(
          ({ id }) => inPlace.includes(id),
          (other) => [`Right for ${setting.phrase}, like ${the(other)}.`],
        )
      : [],
    lightness === undefined || !isMain(piece)
      ? []
      : to(
          (other) =>
            isMain(other) && Math.abs((other.garment.oklch?.lightness ?? lightness) - lightness) >= contrast,
          (other) => [
            `${capitalize(piece.color ?? '')} against the ${other.color} of ${theKinds(other)}.`,
            `Sets ${piece.color} beside ${the(other)}.`,
          ],
        ),
  ];
}

function styleWays(piece: Piece, others: readonly Piece[]): string[] {
  const other = others.find(({ item }) => item.style === piece.item.style);
  return other ? [`Shares the ${piece.item.style} style of ${the(other)}.`] : [];
}

/** Where it stands in the outfit: true of any piece. */
function placeWays(piece: Piece, facts: Facts): string[] {
  const others = facts.worn.filter(({ id }) => id !== piece.id);
  const shoes = wornAt(facts, 'shoes');
  const main = others.filter(isMain);
  const partners = main.length ? main : others;
  return [
    ...partners.flatMap((other) => [`Worn with ${the(other)}.`, `Chosen with ${the(other)}.`]),
    ...partners.flatMap((one, at) =>
      partners.slice(at + 1).map((other) => `Ties in with ${the(one)} and ${the(other)}.`),
    ),
    ...(shoes && shoes.id !== piece.id && piece.garment.slot === 'bag'
      ? [`Carried with ${the(shoes)}.`]
      : []),
  ];
}
