import { capitalize } from '../../rules/capitalize.ts';
import type { Language } from './brief.ts';
import { isLetter } from './clause-text.ts';
import { type Climate, longestName, placeNamed } from './climate.ts';
import { isMark, isUnknown, type Part, saidIn, saysWeather, unnegated } from './sentence.ts';
import type { Token } from './tokens.ts';
import { isEveryday, vocabularyOf } from './vocabulary.ts';

/** Words before a place that a person will be at: 'in Luleå', 'till Åre', 'visit Iceland'. */
const leadsToPlace: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('in at to near around outside visit visiting'.split(' ')),
  sv: new Set('i på till nära utanför besöka besöker'.split(' ')),
  de: new Set('in im nach bei am'.split(' ')),
  fr: new Set('à au aux en'.split(' ')),
  es: new Set('en a por'.split(' ')),
};

/** Words that show that the place after them is a home and not the destination: 'I live in Oslo'. */
const home =
  /\b(?:lives? in|living in|from|(?:roots|family|relatives|born|raised) in|bor i|bor på|från|(?:rötter|släkt|familj|född|uppvuxen) (?:i|på))$/;

/** Words before the destination: 'leaving soon for Paris', 'I booked Rome'. */
const leaves = /\b(?:leav|pack)\w*(?: \w+)? for$|\b(?:booked|bokat)$/;

/** Words between a place and a day or month: 'Luleå on Friday', 'Oslo in December'. */
const leadsToDay = new Set('in during im en on this next for på den i am nächsten le ce el este'.split(' '));

/**
 * Returns the place of the climate table where the person will be according to the words. The place must follow a word
 * such as 'in' or be next to a day, month or season. 'Sweden is playing
 * tonight' names no such place.
 */
export function placeIn(parts: readonly Part[], language: Language): Climate | null {
  const words = parts
    .filter(({ silent }) => !silent)
    .flatMap((part) => part.tokens.map((token) => ({ token, part })));
  const leads = (at: number) => leadsToPlace[language].has(words[at]?.token.typed ?? '');
  const ends = (at: number) => !words[at] || isMark(words[at].part, ',.!?;:\n') || tellsDay(words[at].part);
  const places: { place: Climate; isAsked: boolean; isDated: boolean }[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = longestName; length > 0; length--) {
      const named = words.slice(at, at + length);
      const found = placeNamed(named.map(({ token }) => token.text).join(' '));
      if (!found || isOfOtherLanguage(found.name, language)) continue;
      const isFree = length > 1 || named.every(({ token, part }) => isNothingElse(token, part, language));
      const after = at + length;
      const isBesideDay =
        ends(at - 1) &&
        (ends(after) || leadsToDay.has(words[after]?.token.typed ?? '')) &&
        parts.some(tellsDay);
      // 'In Jay, Florida'.
      const isState = leads(at - 3) && words.slice(at - 1, at).some(({ part }) => isMark(part, ','));
      const before = words.slice(Math.max(0, at - 3), at).map(({ token }) => token.typed);
      const isHome = home.test(before.join(' '));
      // 'To the San Francisco Opera'
      const isLed = leads(at - (before.at(-1) === 'the' ? 2 : 1)) || leaves.test(before.join(' '));
      if (isFree && !isHome && (isLed || leads(at) || isState || isBesideDay))
        places.push({
          place: { ...found, name: shown(found.name, language) },
          isAsked: named[0]?.part.inRequest ?? false,
          isDated: words.slice(after, after + 3).some(({ part }) => tellsDay(part)),
        });
    }
  // A letter names places of all kinds.
  const meant =
    places.find(({ isAsked }) => isAsked && isLetter(parts)) ??
    places.find(({ isDated }) => isDated) ??
    places[0];
  return meant?.place ?? null;
}

/** Whether a name of the table begins with a preposition of another language: 'i Åre' is no place in 'you and I are'. */
function isOfOtherLanguage(name: string, language: Language): boolean {
  const [first = ''] = name.split(' ');
  const isPreposition = (words: ReadonlySet<string>) => words.has(first.toLowerCase());
  return !isPreposition(leadsToPlace[language]) && Object.values(leadsToPlace).some(isPreposition);
}

/** Whether a word can only be a place. Not inside an event, such as 'Paris' in 'weekend in Paris'. */
function isNothingElse({ typed }: Token, part: Part, language: Language): boolean {
  if (part.tokens.length === 1) return isUnknown(part);
  const inEvent = part.concepts?.every(({ table }) => table === 'event') ?? false;
  return inEvent && !isEveryday(typed, language) && !vocabularyOf(language).exact.has(typed);
}

const tellsDay = (part: Part) =>
  saysWeather([part], /^(?:day:|in:|daytime:|weekend|next-week|month:|season:)/);

/** The name with capitals, without a preposition that the table's name has: 'in turkey' becomes Turkey. */
function shown(name: string, language: Language): string {
  const [first = '', ...rest] = name.split(' ');
  const words = rest.length && leadsToPlace[language].has(first) ? rest : [first, ...rest];
  return words
    .map((word) => (/^usa?$/.test(word) ? word.toUpperCase() : word.length > 2 ? capitalize(word) : word))
    .join(' ');
}

const saidOf = (parts: readonly Part[], kind: string) =>
  saidIn(unnegated(parts), 'weather')
    .find(({ concept }) => concept.meaning.startsWith(`${kind}:`))
    ?.concept.meaning.slice(kind.length + 1) ?? '';

/** Returns the month (1 to 12) that the words name, or null. */
export const monthIn = (parts: readonly Part[]): number | null => Number(saidOf(parts, 'month')) || null;

/** Returns the middle month of the season that the words name at a place, or null. */
export function monthOfSeasonIn(parts: readonly Part[], place: Climate | null): number | null {
  const month = middleOf[saidOf(parts, 'season')] ?? null;
  return month && place && place.latitude < 0 ? ((month + 5) % 12) + 1 : month;
}
const middleOf: Readonly<Record<string, number>> = { winter: 1, spring: 4, summer: 7, autumn: 10 };
