import { remember } from '../../remember.ts';
import { isoDay } from '../../rules/days.ts';
import table from '../lexicon/days-of-month.json' with { type: 'json' };
import { rowsOf, wordsIn } from '../lexicon/rows.ts';
import { type Language, languages } from './brief.ts';
import { fold } from './tokens.ts';
import { weatherWords } from './words/tables.ts';

/** The words for the days of a month, as they are used next to the name of a month, by language. */
const daysOfMonth = new Map(rowsOf<readonly [language: string, days: string]>(table));

/** A day as YYYY-MM-DD, and the words in the text that state it. */
export type WrittenDate = { date: string; words: string };

/**
 * Returns the date that a text contains in figures or words: 'December 3', 'den tredje december', 'am 3. Dezember', 'le
 * 5 mai', 'el 24/12', 'on the 3rd', '2026-12-03'. Without a year, it is the next such day; today counts. Returns null
 * if there is no date.
 */
export function writtenDateIn(text: string, language: Language, today: Date): WrittenDate | null {
  const lower = text.toLowerCase();
  for (const { pattern, read } of formsOf(language))
    for (const found of lower.matchAll(pattern)) {
      const [words, ...told] = found;
      const date = read(told, lower.slice(found.index + words.length));
      const day = date && nextDay(today, date);
      if (day) return { date: day, words };
    }
  return null;
}

type DayOfYear = { year?: number; month: number | null; day: number };
/** A way to write a date: a pattern, and what reads its groups and the text after it. */
type Form = { pattern: RegExp; read: (told: string[], rest: string) => DayOfYear | null };

/** Returns the next day that matches, today included. Returns null if there is none within a year. */
function nextDay(today: Date, { year, month, day }: DayOfYear): string | null {
  for (let later = 0; later <= 12; later++) {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + later, 1));
    const monthFits =
      (month === null || first.getUTCMonth() + 1 === month) &&
      (year ?? first.getUTCFullYear()) === first.getUTCFullYear();
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day));
    if (monthFits && date.getUTCMonth() === first.getUTCMonth() && isoDay(date) >= isoDay(today))
      return isoDay(date);
  }
  return null;
}

/** What may follow words that could also mean something other than a date: '2 may work', 'on the 4th floor'. */
const endsHere = /^\s*(?:$|[,.!?;:\n()–—]|(?:in|at|with|for|i|på|hos|bei|mit|à|chez|avec|en|con)\s)/u;
/** Text after a number that shows that it is not a day: 'we march 10 km', 'January 5 degrees'. */
const isMeasured = /^\s*(?:°|c\b|f\b|deg|below|k\b|km|kilomet|mile|minute|hour|step|block|times)/u;

/** How each language joins a day to its month, and how it writes a day without a month. '#' stands for the number. */
const usage: Readonly<Record<Language, { joins: string; alone: string }>> = {
  en: { joins: 'of the|of', alone: '(?:on|\\p{L}+day) the #(?:st|nd|rd|th)' },
  sv: { joins: '', alone: '(?:den #:[ea]|\\p{L}+dag den #(?::[ea])?)' },
  de: { joins: '', alone: '(?:am|den) #\\.' },
  fr: { joins: '', alone: '(?:le|\\p{L}+di|dimanche) #(?:er)?' },
  es: { joins: 'de', alone: '(?:el|día|lunes|martes|miércoles|jueves|viernes|sábado|domingo) #' },
};

/** Returns the date forms of a language. Their patterns are built at the first use. */
const formsOf = remember(buildForms);

function buildForms(language: Language): readonly Form[] {
  const { joins, alone } = usage[language];
  const days = numbered(daysOfMonth.get(language)?.split(', ') ?? []);
  const months = numbered(monthNames(language));
  const day = `(\\d{1,2}|${anyOf(days)})(?:\\.|st|nd|rd|th|er|:?[ea]|º|[nr])?`;
  const month = `(${anyOf(months)})`;
  const pattern = (source: string) =>
    new RegExp(`(?<!minus )(?<![\\p{L}\\d.,/:-])${source}(?![\\p{L}\\d-])`, 'gu');
  const dayOf = (words = '') => days.get(words) ?? Number(words);
  const dated = (dayWords: string | undefined, monthWords = '') => ({
    day: dayOf(dayWords),
    month: months.get(monthWords) ?? null,
  });
  return [
    {
      pattern: pattern('(20\\d\\d)-(\\d\\d)-(\\d\\d)'),
      read: ([year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
    },
    {
      pattern: pattern(`${day}\\s*(?:(?:${joins})\\s+)?${month}`),
      read: ([day, month], rest) => (month === 'may' && !endsHere.test(rest) ? null : dated(day, month)),
    },
    // Only English puts the month first. In the Swedish 'i december 10 grader' the number is not a day.
    ...(language === 'en'
      ? [
          {
            pattern: pattern(`${month}\\s+(?:the\\s+)?${day}`),
            read: ([month, day]: string[], rest: string) =>
              isMeasured.test(rest) ? null : dated(day, month),
          },
        ]
      : []),
    {
      pattern: pattern('(?:on|den|am|le|el)\\s+(\\d{1,2})[./](\\d{1,2})'),
      read: ([first, second]) => dayAndMonth(Number(first), Number(second), language),
    },
    {
      pattern: pattern(alone.replaceAll('#', '(\\d{1,2})')),
      read: (days, rest) => (endsHere.test(rest) ? { day: Number(days.find(Boolean)), month: null } : null),
    },
  ];
}

/** Reads '24/12' with the day first. Null in English if both numbers could be a month. */
function dayAndMonth(first: number, second: number, language: Language): DayOfYear | null {
  if (language !== 'en' || first > 12) return { day: first, month: second };
  return second > 12 ? { day: second, month: first } : null;
}

/** Numbers the names from 1 on. Each name is listed with and without its accents. */
const numbered = (names: readonly (string | readonly string[])[]): Map<string, number> =>
  new Map(
    names.flatMap((spellings, place) =>
      [spellings].flat().flatMap((name) => [name, fold(name)].map((each) => [each, place + 1] as const)),
    ),
  );

/** Returns a pattern that matches any of the names, the longest first. */
const anyOf = (names: ReadonlyMap<string, number>) =>
  [...names.keys()].toSorted((one, other) => other.length - one.length).join('|');

/** The words for each month. Adds 'may', which is also a verb and only in phrases of the tables. */
const monthNames = (language: Language): string[][] =>
  Array.from({ length: 12 }, (_, place) => {
    const [, ...cells] = weatherWords.find(([meaning]) => meaning === `month:${place + 1}`) ?? [];
    const names = wordsIn(cells[languages.indexOf(language)]?.toLowerCase());
    return [
      ...names.filter((name) => !name.includes(' ')),
      ...(place === 4 && language === 'en' ? ['may'] : []),
    ];
  });
