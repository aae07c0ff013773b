import { settingOf as dressCodeOf } from '#shared/stylist/hearing/words/settings';
import { choiceTexts } from '../setting-texts.ts';
import { withArticle } from './grammar.ts';

const titles: Readonly<Record<string, string>> = { funeral: 'a farewell' };

/** Phrases for what an outfit is for. */
export const settings = {
  ofDressCode: (id: string): string | undefined => dressCodeOf(id)?.phrase,
  /** The phrase for an occasion that was chosen in the form. */
  ofChoice: (words: string): string | undefined => choiceTexts.get(words)?.[0] || withArticle(words),
  inTitle: (id: string, phrase: string) => titles[id] ?? phrase.replace(/^the (?=journey)/, 'a '),
};
