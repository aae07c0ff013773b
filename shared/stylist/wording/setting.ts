import { moods } from '#shared/catalog';
import { type Language, languages } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import { eventOf } from '#shared/stylist/hearing/heard-settings';
import { informal } from '#shared/stylist/hearing/words/formality';
import { settingOf as dressCodeOf, smartFrom } from '#shared/stylist/hearing/words/settings';
import { wordingIn } from './wording-in.ts';

/** What the outfit is for: `phrase` is used in a sentence, `title` in a title. */
export type Setting = { id: string; phrase: string; title: string };

/** A setting in words: as chosen in the form, or the event's or the dress code's name if from the prompt. Null without words. */
export function settingOf(
  { id, words, from }: Brief['settings'][number],
  language: Language,
): Setting | null {
  const { ofDressCode, ofEvent, ofChoice, inTitle } = wordingIn(language).settings;
  // A mood without a sub-occasion does not say where the person goes.
  if (from === 'mood' && Object.hasOwn(moods, words) && words !== 'casual') return null;
  const phrase = from === 'prompt' ? (ofEvent(words) ?? ofDressCode(id)) : ofChoice(words);
  if (!phrase) return null;
  return { id, phrase, title: inTitle(phrase) };
}

/** The dress code of the first setting, by its event's name. Null if a model read an event that has no name here. */
export function mainSetting(brief: Brief, language: Language): Setting | null {
  const [first] = brief.settings;
  const event = eventOf(brief.settings);
  if (!first || !event) return null;
  const isRead = event.from === 'prompt' && brief.readBy === 'model';
  const isKnown = event.from !== 'prompt' || languages.some((each) => each === brief.language);
  const words = isRead ? nounIn(event, language) : isKnown ? event.words : '';
  const named = words === null ? null : settingOf({ ...event, words }, language);
  return named && { ...named, id: first.id };
}

/** The noun of an event that a model read, because titles say nothing private. Empty for the dress code's name. */
function nounIn({ id, words }: Brief['settings'][number], language: Language): string | null {
  const { nounOf, ofDressCode } = wordingIn(language).settings;
  const said = words.toLowerCase();
  return nounOf(said) ?? (ofDressCode(id)?.includes(said) ? '' : null);
}

export const isSmart = ({ settings }: Brief): boolean =>
  settings.some(({ id }) => (dressCodeOf(id)?.formality ?? 0) >= smartFrom);

const delicate = new Set(['pregnant', 'crutches', 'illness']);

/** Whether the sentences must be plain and warm, without jokes and compliments. */
export const needsTact = ({ settings, comforts }: Brief): boolean =>
  settings.some(({ id }) => dressCodeOf(id)?.tact) || comforts.some(({ id }) => delicate.has(id));

/** The styles of a request. `words` stand before 'look'. 'Casual' is none at an event. */
export const wishedStyles = ({ styles, settings }: Brief): Brief['styles'] =>
  styles
    .filter(({ id }) => !(informal.test(id) && settings.length > 0))
    .map((style) => ({ ...style, words: style.from ? style.words : style.id }));
