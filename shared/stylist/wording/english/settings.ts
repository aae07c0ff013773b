import { moodText } from '#shared/rules/mood-text';
import { settingOf as dressCodeOf } from '#shared/stylist/hearing/words/settings';
import { withArticle } from './grammar.ts';

/** Phrases for choices of the form that are not simply the choice with 'a' or 'an'. */
const phrases: Readonly<Record<string, string>> = {
  casual: 'a casual day',
  everyday: 'an ordinary day',
  work: 'work',
  gym: 'the gym',
  dinner: 'dinner',
  sightseeing: 'sightseeing',
  beach: 'the beach',
  travel: 'the journey',
  'weekend errands': 'weekend errands',
  'wedding guest': 'a wedding',
  'opera night': 'a night at the opera',
  'lazy sunday': 'a lazy Sunday',
  'match day': 'match day',
  'weekend away': 'a weekend away',
  'work from home': 'work from home',
  'dinner for two': 'dinner for two',
  'cocktail hour': 'the cocktail hour',
  'day with friends': 'a day with friends',
};
const titles: Readonly<Record<string, string>> = { funeral: 'a farewell' };

/** Phrases for what an outfit is for. */
export const settings = {
  ofDressCode: (id: string): string | undefined => dressCodeOf(id)?.phrase,
  /** The phrase for an occasion that was chosen in the form. */
  ofChoice: (words: string): string | undefined =>
    Object.hasOwn(phrases, words) ? phrases[words] : withArticle(words),
  ofMood: (mood: string | null) => (mood ? moodText(mood, 'en') : 'Everyday'),
  inTitle: (id: string, phrase: string) => titles[id] ?? phrase.replace(/^the (?=journey)/, 'a '),
};
