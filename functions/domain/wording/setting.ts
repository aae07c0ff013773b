import { moods } from '#shared/catalog';
import type { Brief } from '#shared/listening/brief';
import { settingOf as dressCodeOf } from '#shared/listening/words/settings';
import { withArticle } from './english.ts';

/** What the outfit is for, as it stands in a sentence and in a title. */
export type Setting = { id: string; phrase: string; title: string };

/** The choices of the form that take no indefinite article. */
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

const ownPhrase = (words: string) => (Object.hasOwn(phrases, words) ? phrases[words] : undefined);

/** A setting of a brief in words: as it was chosen in the form, else as its dress code is called. */
export function settingOf({ id, words, from }: Brief['settings'][number]): Setting | null {
  // A mood without a sub-occasion is no place to go.
  if (from === 'mood' && Object.hasOwn(moods, words) && words !== 'casual') return null;
  const phrase = from === 'prompt' ? dressCodeOf(id)?.phrase : (ownPhrase(words) ?? withArticle(words));
  if (!phrase) return null;
  return { id, phrase, title: titles[id] ?? phrase.replace(/^the (?=journey)/, 'a ') };
}

/** What the outfit is for first of all. */
export const mainSetting = ({ settings: [first] }: Brief): Setting | null =>
  first ? settingOf(first) : null;

const delicate = new Set(['pregnant', 'crutches', 'illness']);

/** Whether the words have to be plain and warm: no jokes, no compliments. */
export const needsTact = ({ settings, comforts }: Brief): boolean =>
  settings.some(({ id }) => dressCodeOf(id)?.tact) || comforts.some(({ id }) => delicate.has(id));

/** The id of the style rules of each mood. */
const styleOfMood: Readonly<Record<string, string>> = {
  sporty: 'sporty',
  elegant: 'elegant',
  professional: 'professional',
  romantic: 'romantic',
  edgy: 'edgy',
  bohemian: 'boho',
  minimalist: 'minimal',
};

/** The styles that a request names and that of its mood, each once; the words stand before 'look'. */
export function wishedStyles({ styles }: Brief, mood: string | null): { id: string; words: string }[] {
  const [feeling = ''] = (mood ?? '').split('>').map((part) => part.trim().toLowerCase());
  const ofMood = Object.hasOwn(styleOfMood, feeling)
    ? [{ id: styleOfMood[feeling] ?? '', words: feeling }]
    : [];
  const ofWords = styles.map(({ id }) => ({ id, words: id.replaceAll('-', ' ') }));
  const ids = new Set(ofWords.map(({ id }) => id));
  return [...ofWords, ...ofMood.filter(({ id }) => !ids.has(id))];
}
