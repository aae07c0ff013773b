import { remember } from '../../remember.ts';
import type { Language } from './brief.ts';
import type { Token } from './tokens.ts';
import { type Concept, isEveryday, vocabularyOf } from './vocabulary.ts';
import { lemmaOf } from './word-forms.ts';

/** In letters: a shorter word is too near to other words. */
const shortest = 6;

const correctable: ReadonlySet<Concept['table']> = new Set(['garment', 'event', 'shade']);

/** A word without each of its letters in turn, but the first and the last. */
const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length - 2 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));

/** The words of the tables by themselves and by what is left of them without one letter. */
const byRest = remember((language: Language): ReadonlyMap<string, readonly string[]> => {
  const words = [...vocabularyOf(language).exact]
    .filter(([word, concepts]) => isLong(word) && concepts.some(({ table }) => correctable.has(table)))
    .map(([word]) => word);
  const index = new Map<string, string[]>();
  for (const word of words)
    for (const rest of new Set([word, ...withoutOne(word)]))
      index.set(rest, [...(index.get(rest) ?? []), word]);
  return index;
});

const isLong = (word: string) => word.length >= shortest && !word.includes(' ');

/**
 * Returns the meaning of the word for a piece, an event or a color from which a word is one edit away: a letter left out,
 * added or changed, or two exchanged, and neither the first nor the last. Null for names and for everyday words, among
 * which are the known English and Swedish words that are so near, and in other languages.
 */
export function misspelled({ typed, isName }: Token, language: Language): readonly Concept[] | null {
  if (isName || (language !== 'en' && language !== 'sv')) return null;
  const singular = lemmaOf(typed, language, 'thing');
  if ([typed, singular].some((word) => isEveryday(word, 'en'))) return null;
  return (
    correctionOf(typed, language) ??
    (isEveryday(singular, language) ? null : correctionOf(singular, language))
  );
}

function correctionOf(typed: string, language: Language): readonly Concept[] | null {
  if (!isLong(typed)) return null;
  // The last letter was typed twice: 'bröllopp'.
  const once = vocabularyOf(language).exact.get(typed.replace(/(.)\1$/, '$1'));
  if (once?.some(({ table }) => correctable.has(table))) return once;
  const index = byRest(language);
  const near = [typed, ...withoutOne(typed)].flatMap((rest) => index.get(rest) ?? []);
  const meant = near.find((word) => isOneEdit(typed, word));
  return meant === undefined ? null : (vocabularyOf(language).exact.get(meant) ?? null);
}

function isOneEdit(typed: string, word: string): boolean {
  const least = Math.min(typed.length, word.length);
  let start = 0;
  while (start < least && typed[start] === word[start]) start++;
  let end = 0;
  while (end < least - start && typed.at(-1 - end) === word.at(-1 - end)) end++;
  const [wrong, right] = [typed, word].map((each) => each.slice(start, each.length - end));
  return (
    end > 0 &&
    wrong !== undefined &&
    // An accent is left out by mistake, and none added: 'väntar' is not 'vantar'.
    !/[åäöü]/.test(wrong) &&
    ((wrong.length <= 1 && (right?.length ?? 0) <= 1) ||
      (wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`))
  );
}
