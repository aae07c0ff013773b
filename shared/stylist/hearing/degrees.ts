import { lookUp } from './look-up.ts';
import { isGarment, isUnknown, type Part, saidIn, saysWeather, typedIn } from './sentence.ts';

/** A stated temperature in degrees Celsius, and the words that name it. */
export type Degrees = { degrees: number; words: string; isRange?: true };

/** In degrees Celsius: a day whose temperatures differ by more needs a layer that comes off. */
const swing = 8;

/** The temperature that is stated. If a day has two ('2 at dawn, 17 at noon'), one between them, nearer to the colder. */
export function degreesIn(parts: readonly Part[], card?: { temperature: number } | null): Degrees | null {
  const all = allDegreesIn(parts, card);
  const sorted = all.map(({ degrees }) => degrees).toSorted((one, other) => one - other);
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  if (highest - lowest < swing) return all[0] ?? null;
  return {
    degrees: Math.round((2 * lowest + highest) / 3),
    words: `${lowest}${lowest < 0 ? ' … ' : '–'}${highest} °C`,
    isRange: true,
  };
}

/** All degrees Celsius that are stated: '30 degrees', 'minus 10', '90 °F', 'temps in the 40s', '5 °C, 17 at noon'. */
function allDegreesIn(parts: readonly Part[], card?: { temperature: number } | null): Degrees[] {
  const found: Degrees[] = [];
  const tellsWetOrCold = parts.some((part) =>
    meanings(part).some((meaning) => rainOrSnow.test(meaning) || cold.test(meaning)),
  );
  const isFahrenheit = parts.some((part) => meanings(part).includes('unit:f'));
  const isCelsius = parts.some(({ typed }) => /^(?:°c|c|celsius)$/.test(typed));
  const tellsLow = tellsWetOrCold || parts.some(({ typed }) => /^lows?$/.test(typed));
  for (const [at, part] of parts.entries()) {
    const number = numberOf(part);
    if (number === null) continue;
    const before = parts[at - 1];
    // 'Between 40 and 70 degrees', '5–20 °C'
    const other = [1, 2].find((step) => numberOf(parts[at + step]) !== null) ?? 0;
    const isRange = other === 1 || (other === 2 && joins.test(parts[at + 1]?.typed ?? ''));
    const [after, next] = parts.slice(at + 1 + (isRange ? other : 0));
    // The hour of the day, or the warmth of a room.
    const isHour =
      (hours.test(before?.typed ?? '') && !parts[at + 1]?.typed.startsWith('deg')) ||
      [-1, 1].some((side) => parts[at + side]?.typed === ':' && numberOf(parts[at + 2 * side]) !== null);
    if (
      isHour ||
      changes.test(typedIn(parts.slice(Math.max(0, at - 4), at))) ||
      elsewhere.test(typedIn(parts.slice(Math.max(0, at - elsewhereReach), at))) ||
      // '-7, but it feels like -20'
      (found.length > 0 && felt.test(typedIn(parts.slice(Math.max(0, at - 2), at)))) ||
      counted.test(after?.typed ?? '') ||
      parts.slice(at, at + 4).some(({ typed }) => inside.test(typed) || compared.test(typed))
    )
      continue;
    const isMinus = (other: Part | undefined) => other !== undefined && meanings(other).includes('minus');
    // 'Ten minus five' is no temperature.
    if (isMinus(before) && numberOf(parts[at - 2]) !== null) continue;
    if (isMinus(after) && numberOf(parts[at + 2]) !== null) continue;
    const minus = isMinus(before) || isMinus(after);
    const units = after
      ? [
          ...meanings(after).filter((each) => each.startsWith('unit:')),
          ...(after.typed === '°' ? ['unit:c'] : []),
        ]
      : [];
    const fahrenheit =
      // Only Fahrenheit is counted in tens: 'temps in the 30-40s'.
      (!isCelsius && [part, after].some((each) => tens.test(each?.typed ?? ''))) ||
      isFahrenheit ||
      (after?.typed === '°' && next?.typed === 'f') ||
      // '40 to 70 degrees'
      (isRange && (numberOf(parts[at + other]) ?? 0) > hottest);
    const below = next !== undefined && meanings(next).includes('minus');
    const isPlus = before?.typed === '+';
    const isLater = found.length > 0 && tellsTimeNext(parts, at);
    const inTens = tens.test(part.typed) ? lookUp(placeInTens, before?.typed ?? '') : undefined;
    const isInTens = inTens !== undefined && !ofAge.test(parts[at - 2]?.typed ?? '');
    const isRise =
      found.length > 0 &&
      rises.test(typedIn(parts.slice(Math.max(0, at - 2), at))) &&
      (after === undefined || after.tokens[0]?.kind === 'mark' || meanings(after).length > 0);
    // '-12 and snow', 'Oslo, -5', but not '-2 kg'
    const isSigned =
      number < 0 &&
      (!after || after.clause !== part.clause || parts.some((other) => meanings(other).length > 0));
    const isKnown = minus || isSigned || isPlus || units.length > 0 || isLater || isRise || isInTens;
    if (!isKnown && !isForecast(parts, at)) continue;
    const value = minus || below ? -Math.abs(number) : number + (inTens ?? 0);
    const isTooHot =
      value > (tellsLow ? mild : hottest) || (card && tellsLow && value - card.temperature > mostWarming);
    const isConverted = fahrenheit || isTooHot;
    const degrees = Math.round(isConverted ? ((value - 32) * 5) / 9 : value);
    if (Math.abs(degrees) > hottest) continue;
    found.push({ degrees, words: isConverted ? `${value} °F, ${degrees} °C` : `${degrees} °C` });
  }
  return found;
}

/** Words and marks between the lowest and the highest degrees. */
const joins = /^(?:and|to|or|och|till|bis|und|à|[-–])$/;

/** In degrees Celsius: a cold or wet day that is warmer than today by more is told in Fahrenheit. */
const mostWarming = 20;

/** In degrees Celsius. A higher number of degrees is one of Fahrenheit. */
const hottest = 46;
/** The same beside rain, snow or cold. */
const mild = 32;
export const rainOrSnow = /^(?:heavy-)?(?:rain|snow)$/;
/** Adjectives for less than 10 °C. */
export const cold = /^t:(?:-|\d$)/;

const hours = /^(?:at|kl|klockan|vid)$/;
/** Names of rooms and buildings, as alternatives of a regular expression. */
export const rooms =
  'ac|air con(?:ditioning)?|church|office|courtroom|room|cellar|basement|stable|clinic|hospital|school|gym|house|plane|train|bus|venue|hall|theat(?:re|er)|cinema|library|restaurant|building|classroom|workplace|kyrkan|kontoret|rummet|huset|lokalen|planet|tåget|källaren|stallet|bion|biblioteket';
/**
 * Matches the words before degrees that are those of a room ('at the office, where it is 23 degrees') or that the day
 * does not have ('it is not sunny and 25 degrees').
 */
const elsewhere = new RegExp(
  `\\b(?:${rooms})(?: ,)? (?:where|där) (?:\\S+ ){0,2}\\S+$|\\b(?:is not|isn['’]?t|inte är|är inte)\\b`,
);
/** The most words from there to the degrees. */
const elsewhereReach = 7;
/** What comes before degrees that are not those of the day: 'it drops by 40 degrees', 'colder than 20 degrees'. */
const changes =
  /\b(?:drop|fall|rise|jump|plunge)s? (?:by|about|like|something like|at least|over)$|\b(?:warmer|hotter|colder|cooler|varmare|kallare|svalare) (?:than|än)$/;
/** What comes before the degrees of the wind chill. */
const felt = /^(?:feels? like|känns som)$/;
/** What comes before degrees to which it warms up: '11 degrees now, going up to 20'. */
const rises = /^upp? (?:to|past|over|above|till|mot|över|emot)$/;
const inside = /^(?:inside|indoors|inne|inomhus)$/;
/** '10 degrees warmer than here' is no temperature. */
const compared = /^(?:warmer|hotter|colder|cooler|varmare|kallare|svalare|wärmer|kälter)\b/;
/** What a number counts that are no degrees: 'T minus 8 days'. */
const counted =
  /^(?:am|pm|days?|weeks?|hours?|minutes?|months?|years?|points?|inch(?:es)?|feet|miles?|cm|km|dagar|veckor|timmar|minuter|månader|år)$/;
const tens = /^[1-9]0s$/;
/** 'High 50s' are about 57 °F. */
const placeInTens: Readonly<Record<string, number>> = { low: 2, lower: 2, mid: 5, high: 7, upper: 7 };
const measured = /^(?:temps?|temperatures?|highs?|lows?)$/;
const dropsTo =
  /\b(?:(?:drop|drops|dropping|dip|dips)(?: \S+)? (?:to|into)|(?:gets?|goes|climbs) (?:up )?to)\b/;
/** The words before tens of degrees: 'it'll be in the 80s'. */
const inThe = /\bit(?:ll| will| is|s)?(?: \S+){0,2} in the$/;

/** Whether a number is degrees without a unit: 'it will be 90 tomorrow', 'temps in the 40s'. */
function isForecast(parts: readonly Part[], at: number): boolean {
  const clause = parts.filter((part) => part.clause === parts[at]?.clause);
  const after = parts[at + 1];
  const isDecade = tens.test(parts[at]?.typed ?? '');
  // 'Three pages'
  if (isUnknown(after)) return false;
  const isMeasured =
    // 'A low of 40', but not 'low tops'
    clause.some(
      ({ typed }, place) =>
        (measured.test(typed) && !clause.slice(place + 1, place + 2).some(isGarment)) ||
        (isDecade && typed === 'weather'),
    ) ||
    dropsTo.test(typedIn(clause)) ||
    (isDecade && inThe.test(typedIn(parts.slice(Math.max(0, at - 6), at))));
  const first = clause.find(({ tokens }) => tokens[0]?.kind !== 'mark')?.typed;
  return (
    (isMeasured ||
      (/^(?:it|itll|det)$/.test(first ?? '') &&
        clause.some(({ typed }) => /^(?:be|hit|blir|bli)$/.test(typed))) ||
      clause.some(({ typed }) => /^(?:forecast|prognosen)$/.test(typed))) &&
    (isMeasured ||
      after === undefined ||
      after.clause !== parts[at]?.clause ||
      // 'It'll be 75 and sunny'
      (/^(?:and|och|,)$/.test(after.typed) &&
        parts.slice(at + 2, at + 4).some((part) => meanings(part).length > 0)) ||
      meanings(after).some((each) => /^(?:in|day|daytime):/.test(each)))
  );
}

/** Whether a time of day follows a number, after at most a preposition and an article, as in '17 in the afternoon'. */
const tellsTimeNext = (parts: readonly Part[], at: number) => {
  const next = parts.slice(at + 1, at + 4).find(({ typed }) => !ofTime.test(typed));
  return next !== undefined && saysWeather([next], /^daytime:/);
};
/** Words between a number of degrees and the time of day. */
const ofTime = /^(?:in|at|the|by|mitt|på|i)$/;
/** Words before 'mid 40s' that make it an age: 'in my mid 40s'. */
const ofAge = /^(?:my|his|her|their|our|your|in my|in her|in his|the)$/;
const meanings = (part: Part) => saidIn([part], 'weather').map(({ concept }) => concept.meaning);

const numberOf = (part: Part | undefined): number | null => {
  if (!part) return null;
  const [token] = part.tokens;
  if (token?.kind === 'number') return Number(token.text);
  if (tens.test(part.typed)) return Number.parseInt(part.typed, 10);
  return saidIn([part], 'number')[0]?.concept.value ?? null;
};
