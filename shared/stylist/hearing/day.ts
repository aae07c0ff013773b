import { isoDay } from '../../rules/days.ts';
import { type Brief, type Language, partsOfDay } from './brief.ts';
import { isGarment, type Part, saidIn, unnegated } from './sentence.ts';
import { writtenDateIn } from './written-date.ts';

type Day = NonNullable<Brief['day']>;
type NamedDay = Pick<Day, 'date' | 'words'>;

/** Words by which a weekday is any or a past one: 'a normal Tuesday', 'last Friday', 'vendredi dernier'. */
const notTheComing = new Set(
  'a an any every each all most normal regular ordinary typical last en varje alla vanlig förra ein jeder jede jeden jedem alle normaler normalen letzten letzter letzte un une chaque tous les los cada todos cualquier'.split(
    ' ',
  ),
);
const isPast = new Set(['dernier', 'pasado']);
/** Endings of weekdays in the plural and of the Swedish 'i fredags', which means last Friday. */
const notOneDay = /(?:days|dagar|dagarna|dags|tags|dis|ches|sábados|domingos)$/;
const nextWords = new Set('next nästa nächsten nächster nächste nächstes prochain próximo'.split(' '));
/** The languages in which 'next Friday' means the Friday of the next week instead of the coming one. */
const skipThisWeek: readonly Language[] = ['en', 'sv'];
const saturday = 6;
const weekFrom = /^(?:week from|vecka från)$/;

type Said = { at: number; value: number; words: string };

/**
 * Returns the day that a request names, or null. It looks for these forms in this order: a day counted from today, a
 * written date, a weekday, the weekend, the next week.
 */
export function dayIn(
  text: string,
  parts: readonly Part[],
  language: Language,
  today: Date,
): NamedDay | null {
  const weekday = saidOf(parts, 'day:').find(isComing(parts)) ?? weekendIn(parts, today);
  const nextWeek = saidOf(parts, 'next-week')[0];
  // 'The third time I write today. There is a job fair next week'
  const isAside = ({ at, value }: Said) =>
    value === 0 &&
    (weekday ?? nextWeek) !== undefined &&
    !parts.some(
      (part) =>
        part.sentence === parts[at]?.sentence && (part.inRequest || saidIn([part], 'event').length > 0),
    );
  const counted = saidOf(parts, 'in:').find((said) => !isAside(said));
  const inDays = (days: number, words: string): NamedDay => ({
    date: isoDay(new Date(today.getTime() + days * 24 * 60 * 60_000)),
    words,
  });
  /** 7 after 'a week from'. */
  const later = ({ at }: Said) => (weekFrom.test(`${parts[at - 2]?.typed} ${parts[at - 1]?.typed}`) ? 7 : 0);
  if (counted) return inDays(counted.value + later(counted), counted.words);
  const written = writtenDateIn(text, language, today);
  if (written) return written;
  if (!weekday) return nextWeek ? inDays(7, nextWeek.words) : null;
  const ahead = (weekday.value - weekdayOf(today) + 7) % 7;
  const inNextWeek = 7 - weekdayOf(today) + weekday.value;
  if (nextWeek) return inDays(inNextWeek, `${weekday.words} ${nextWeek.words}`);
  const { isNext, words } = withNext(parts, weekday);
  const ofNext = skipThisWeek.includes(language) ? inNextWeek : ahead || 7;
  const day = inDays(isNext ? ofNext : ahead + later(weekday), words);
  // 'In June … on the Friday afternoon'
  const isOfOtherMonth = saidOf(parts, 'month:').some(({ value }) => value !== Number(day.date.slice(5, 7)));
  return isOfOtherMonth ? null : day;
}

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: Date) => day.getUTCDay() || 7;

/** Returns the words of a kind, such as weekdays, that are not negated, each with its number. */
const saidOf = (parts: readonly Part[], kind: string): Said[] =>
  parts.flatMap((part, at) =>
    saidIn(unnegated([part]), 'weather').flatMap(({ concept: { meaning } }) =>
      meaning.startsWith(kind) ? [{ at, value: Number(meaning.slice(kind.length)), words: part.typed }] : [],
    ),
  );

/** Whether a weekday is the coming one, not any or a past one or part of a piece, as in 'my Sunday dress'. */
const isComing =
  (parts: readonly Part[]) =>
  ({ at, words }: Said): boolean =>
    !notTheComing.has(parts[at - 1]?.typed ?? '') &&
    !isPast.has(parts[at + 1]?.typed ?? '') &&
    !notOneDay.test(words) &&
    !describesPiece(parts, at);

const describesPiece = (parts: readonly Part[], at: number) => parts.slice(at + 1, at + 2).some(isGarment);

/** The day for 'weekend': Saturday, or a Sunday that is today. It may be part of an event ('weekend in Paris'). */
function weekendIn(parts: readonly Part[], today: Date): Said | undefined {
  const inEvent = parts.findIndex(
    ({ silent, tokens }) => !silent && tokens.some(({ text }) => text === 'weekend'),
  );
  const said = saidOf(parts, 'weekend')[0] ?? (inEvent < 0 ? undefined : { at: inEvent, words: 'weekend' });
  if (!said || describesPiece(parts, said.at)) return undefined;
  return { ...said, value: Math.max(saturday, weekdayOf(today)) };
}

/** Returns the words of a weekday together with a 'next' before or after it. */
function withNext(parts: readonly Part[], { at, words }: Said): { isNext: boolean; words: string } {
  const nextTo = (place: number) => {
    const word = parts[place]?.typed ?? '';
    return nextWords.has(word) ? word : '';
  };
  const all = [nextTo(at - 1), words, nextTo(at + 1)].filter(Boolean);
  return { isNext: all.length > 1 || words.startsWith('next '), words: all.join(' ') };
}

/** Returns the part of the day that the words name. Returns null if they name none or mean the whole day. */
export function partOfDayIn(parts: readonly Part[]): Day['partOfDay'] {
  const said = saidIn(unnegated(parts), 'weather').map(({ concept }) => concept.meaning);
  return partsOfDay.find((part) => said.includes(`daytime:${part}`)) ?? null;
}
