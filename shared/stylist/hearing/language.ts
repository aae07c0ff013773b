import { type Language as AppLanguage, languages as appLanguages } from '../../languages.ts';
import { type Language, languages } from './brief.ts';
import { type Token, tokensOf } from './tokens.ts';
import { inflected, isEveryday, longestPhrase, vocabularyOf } from './vocabulary.ts';

/** So many words show the language of any text. */
const enoughWords = 80;
/** The definite form of a Swedish noun: 'gymmet', 'festen'. */
const swedishNoun = /..(?:[^aeiouy]et|en|arna|erna|orna)$/;
/** In a text of more words, a language that is ahead by this factor is chosen by its single words alone. */
const shortText = 12;
const clearly = 1.5;

/**
 * Whether a text is surely in a language, by this language's words and the function words of all: each of its words
 * belongs to the language, or more of its function words than to any other.
 */
export function isSurelyIn(language: Language, text: string): boolean {
  const words = tokensOf(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ typed }) => typed);
  const countOf = (other: Language) =>
    words.filter((word) => vocabularyOf(other).functionWords.has(word)).length;
  const count = countOf(language);
  return (
    words.every((word) => isKnown(word, language) || isUnknownName(word)) ||
    languages.every((other) => other === language || countOf(other) < count)
  );
}

const isKnown = (word: string, language: Language) =>
  isEveryday(word, language) ||
  vocabularyOf(language).exact.has(word) ||
  inflected(word, language) !== undefined;

/** Whether a word that no language of the app knows is a name by its letters: 'Jobbmässa i Älvsjö'. */
const isUnknownName = (word: string) =>
  /[åäöéü]/.test(word) && !appLanguages.some((language) => isKnown(word, language));

/** How many function words show that a request is in a language. People mix English words into their own language. */
const leastSigns: Readonly<Record<AppLanguage, number>> = { en: 3, sv: 1 };

/** The language in which a request is answered: the one in which it was typed, if the app has it, else the person's own. */
export function answerLanguage(prompt: string, own: AppLanguage): AppLanguage {
  const words = tokensOf(prompt).map(({ typed }) => typed);
  const isTypedIn = (language: AppLanguage) =>
    isSurelyIn(language, prompt) &&
    (words.filter((word) => vocabularyOf(language).functionWords.has(word)).length >= leastSigns[language] ||
      // 'Begravning'
      (language === 'sv' && words.every((word) => isKnown(word, 'sv') && !isKnown(word, own))));
  return (!isSurelyIn(own, prompt) && appLanguages.find((other) => other !== own && isTypedIn(other))) || own;
}

/** Letters that show the language of a word that none knows. */
const ownLetters: Partial<Record<Language, RegExp>> = {
  sv: /[åäö]/,
  de: /[äöüß]/,
  fr: /[çœàèêù]/,
  es: /[ñáíóú]/,
};

/** A single consonant shows no language: 'fotbollsträning m laget' is not French. */
const abbreviation = /^[b-df-hj-np-tv-xz]$/;

/** What the person's own language is ahead by, in words that it shares with no other. */
const ofOwn = 0.6;

/**
 * Returns the language that knows the most words of a text. Function words of a language count twice as much as its
 * other words. Where no word decides, it is the person's own, or English.
 */
export function languageOf(tokens: readonly Token[], own?: AppLanguage): Language {
  const all = tokens.flatMap(({ kind, typed }) =>
    kind === 'word' && !abbreviation.test(typed) ? typed : [],
  );
  const words = all.slice(0, enoughWords);
  const knows = (language: Language, word: string) => {
    const { functionWords, neutralWords, exact, folded } = vocabularyOf(language);
    if (functionWords.has(word)) return 2;
    if (neutralWords.has(word) || exact.has(word) || folded.has(word)) return 1;
    // A lone word is known in its definite form, too.
    return words.length === 1 && language === 'sv' && swedishNoun.test(word) && inflected(word, language)
      ? 1
      : 0;
  };
  const scores = new Map<Language, number>(
    languages.map((language) => [language, language === own ? ofOwn : 0]),
  );
  for (const word of words) {
    const counts = languages.map((language) => knows(language, word));
    const knowing = counts.filter(Boolean).length;
    if (knowing === 0) {
      for (const language of languages)
        if (ownLetters[language]?.test(word)) scores.set(language, (scores.get(language) ?? 0) + 1);
      continue;
    }
    for (const [place, language] of languages.entries())
      scores.set(language, (scores.get(language) ?? 0) + (counts[place] ?? 0) / knowing);
  }
  const [most = 0, second = 0] = [...scores.values()].toSorted((one, other) => other - one);
  const isClear = words.length > shortText && most > clearly * second;
  // Else phrases that only one of the languages has decide, such as 'petit dejeuner'.
  if (!isClear)
    for (const language of languages) {
      const { exact } = vocabularyOf(language);
      for (let at = 0; at < words.length; at++)
        for (let length = 2; length <= Math.min(longestPhrase, words.length - at); length++)
          if (exact.has(words.slice(at, at + length).join(' ')))
            scores.set(language, (scores.get(language) ?? 0) + length);
    }
  return languages.reduce((best, language) =>
    (scores.get(language) ?? 0) > (scores.get(best) ?? 0) ? language : best,
  );
}
