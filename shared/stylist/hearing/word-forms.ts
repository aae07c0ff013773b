import { remember } from '../../remember.ts';
import type { Language } from './brief.ts';

/** What a word may be: a thing ('boots'), a property ('warm'), something done ('walking') or weather ('raining'). */
export type WordClass = 'thing' | 'property' | 'action' | 'weather';

type Endings = readonly (readonly [ending: RegExp, replacement: string])[];

const swedishAdjective: Endings = [
  [/(?:aste|are|ast)$/, ''],
  [/(?:en|et)$/, ''],
  [/tt$/, 't'],
  [/([^aeiouyåäö])t$/, '$1'],
  [/(?<=....)[aen]$/, ''],
];
const swedishNoun: Endings = [
  [/(?<=..)ern$/, ''],
  [/eln$/, 'el'],
  [/(?:arnas|ernas|ornas|arna|erna|orna|ens|ets)$/, ''],
  [/(?:ar|er|or|en|et|an|na)s?$/, ''],
  [/(?<=....)[aens]$/, ''],
  [/r$/, ''],
];
/** The past tense is no form of a word for something done: 'he trained' is no training. */
const swedishVerb: Endings = [[/(?:ande|as|(?<!fe)st)$/, ''], ...swedishNoun];
const german: Endings = [[/(?:ern|em|en|er|es|e|n|s|st|t)$/, '']];
const french: Endings = [
  [/aux$/, 'al'],
  [/(?:euse|euses|eux)$/, 'eu'],
  [/(?:ées|ée|és|er|es|ez|e|s|x)$/, ''],
];
const spanish: Endings = [
  [/(?:ando|iendo|ados|adas|ado|ada|aron|amos|emos|ar|er|ir|as|os|es|an|en|a|o|e|s)$/, ''],
];
const english: Endings = [
  [/ies$/, 'y'],
  [/(s|x|z|ch|sh)es$/, '$1'],
  [/([^su'i])s$/, '$1'],
];
const englishVerb: Endings = [
  [/([^aeiou])\1ing$/, '$1'],
  [/(?<=[aeiouy].*)(?<!^even|^morn)ing$/, ''],
  [/(?<=..)e$/, ''],
];
const comparative: Endings = [
  [/ie(?:r|st)$/, 'y'],
  [/([^aeiou])\1e(?:r|st)$/, '$1'],
  [/(?<=...)e(?:r|st)$/, ''],
];

/**
 * The endings of inflected forms. Only forms of the same word are treated as equal. A stemmer would also equate other
 * words of the same root, such as 'state' and 'stately'.
 */
const endings: Readonly<Record<Language, Readonly<Record<WordClass, readonly Endings[]>>>> = {
  en: {
    thing: [english],
    property: [english, [[/ed$/, 'e']]],
    action: [english, englishVerb],
    weather: [english, englishVerb],
  },
  sv: {
    thing: [swedishNoun],
    property: [swedishAdjective],
    action: [swedishVerb],
    weather: [swedishAdjective],
  },
  // German adjectives have two endings: 'wasserdicht', 'wasserdichtes'.
  de: {
    thing: [german, german],
    property: [german, german],
    action: [german, german],
    weather: [german, german],
  },
  fr: { thing: [french], property: [french], action: [french], weather: [french] },
  es: { thing: [spanish], property: [spanish], action: [spanish], weather: [spanish] },
};

/** Removes the first ending that leaves at least three letters. */
function strip(word: string, removed: Endings): string {
  for (const [ending, replacement] of removed) {
    const base = word.replace(ending, replacement);
    if (base !== word && base.length >= shortest) return base;
  }
  return word;
}

/** Words of up to this many letters have no ending that could be removed. */
const shortest = 3;

/** Returns a key that all inflected forms of a word of a class share. It keeps the accents. */
export function lemmaOf(word: string, language: Language, kind: WordClass): string {
  if (word.length < shortest) return word;
  const removed = endings[language][kind];
  const lemmas = lemmasBy(removed);
  const known = lemmas.get(word);
  if (known !== undefined) return known;
  const lemma = removed.reduce(strip, word);
  if (lemmas.size < mostLemmas) lemmas.set(word, lemma);
  return lemma;
}
const lemmasBy = remember((_: readonly Endings[]) => new Map<string, string>());
/** A limit, because what is typed must not fill the memory. */
const mostLemmas = 10_000;

/** Returns an English comparative or superlative without its ending: 'warmer'. */
export const positiveOf = (word: string): string => strip(word, comparative);
