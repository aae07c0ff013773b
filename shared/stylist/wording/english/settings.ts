import { settingOf as dressCodeOf } from '#shared/stylist/hearing/words/settings';
import { choiceTexts, eventNouns } from '../setting-texts.ts';
import { withArticle, withCapital } from './grammar.ts';

const titles = new Map([['a funeral', 'a farewell']]);

/** What stands before the event itself: 'invited to a wedding'. */
const aside =
  /^.*\b(?:to|at|for|of|in|from|after|the|an?|my|our|his|her|their|(?:(?:grand)?(?:ma|pa)|mom|mum|dad|friend|boss|sister|brother|son|daughter|cousin)s?) /;

const endsInNoun = (said: string, plural = '') =>
  eventNouns.some(({ english }) => ` ${said}`.endsWith(` ${english}${plural}`));

/** Phrases for what an outfit is for. */
export const settings = {
  ofDressCode: (id: string): string | undefined => dressCodeOf(id)?.phrase,
  /** The phrase for an event in the words of the request, if they are a noun: 'an engagement party'. */
  ofEvent(words: string): string | undefined {
    const [said = ''] = words
      .toLowerCase()
      .replace(/['’]s$/, '')
      .split(aside)
      .slice(-1);
    const name = eventNouns.find(({ form, english }) => form === 'none' && english.toLowerCase() === said);
    if (name) return name.english;
    if (endsInNoun(said)) return withArticle(withCapital(said));
    if (endsInNoun(said, 's')) return withCapital(said);
    // 'Dinner with a client'
    const [event = '', company] = words.split(/(?= with )/);
    return company && !/['’]s$/.test(company) && endsInNoun(event) ? withArticle(words) : undefined;
  },
  /** The noun at the end of an event's words, in lower case: 'wedding' of 'a garden wedding'. */
  nounOf: (said: string): string | undefined =>
    eventNouns.map(({ english }) => english.toLowerCase()).find((noun) => ` ${said}`.endsWith(` ${noun}`)),
  /** The phrase for an occasion that was chosen in the form. */
  ofChoice: (words: string): string | undefined => choiceTexts.get(words)?.[0] || withArticle(words),
  inTitle: (phrase: string) => titles.get(phrase) ?? phrase.replace(/^the (?=journey)/, 'a '),
};
