import type { GenerationRequest } from '#shared/contract/generation';
import { withArticle } from './english.ts';

/** What the outfit is for, as it stands in a sentence and in a title. */
export type Setting = { phrase: string; title: string };

const phrases: Readonly<Record<string, string>> = {
  casual: 'a casual day',
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

/** 'a wedding', 'dinner for two', 'a casual day'; null where the request names neither mood nor occasion. */
export function settingOf({ mood, occasion }: Pick<GenerationRequest, 'mood' | 'occasion'>): Setting | null {
  const [category = '', subOccasion = ''] = (mood ?? '').split('>').map((part) => part.trim());
  const said = subOccasion || (occasion && occasion !== 'casual' ? occasion : category && `${category} day`);
  if (!said) return null;
  const phrase = (Object.hasOwn(phrases, said) ? phrases[said] : undefined) ?? withArticle(said);
  return { phrase, title: phrase.replace(/^the (?=journey)/, 'a ') };
}
