import table from '../../lexicon/clause-words.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';
import { type Language, languages } from '../brief.ts';

/** What a word shows of its clause: who does something, when, or whether it is about clothes. */
export const clauseWords = [
  'subject', // a pronoun that begins a clause: I, they, it
  'first', // the person who asks: I, we, my
  'second', // you
  'third', // somebody else: she, they
  'possessive', // my, our
  'person', // after a possessive, it is somebody else: my husband
  'other', // before a person, it is somebody else: other dads
  'neutral', // it, there, this
  'finite', // a verb in the present: the clause is a statement
  'past', // it tells of the past
  'news', // a verb in the past that tells of what is to come: invited, asked, got an interview
  'plans', // what follows is what the person means to wear or do: thinking of, planning
  'passive', // the form in -ed after it is no past: be invited, the fitted
  'clothes', // it is about clothes: wear, outfit, dress code
  'looks', // it is about clothes if it also names a style or a color: look, vibe
  'frame', // a style or a color after it is a wish: something, feel, in
  'thing', // a style or a color before it is a wish: one green thing
  'prescribes', // what follows is what has to be worn: the invitation says
  'bids', // what follows is what somebody wishes others to wear: she asked for bright colors
  'takes', // somebody else takes the person along: he is taking me bowling
  'question', // first in a clause, it asks for something that is not about clothes
  'thinks', // the person thinks or says something: I believe
  'suits', // it asks whether something may be worn: acceptable, okay
  'fault', // it asks whether something is wrong with it: too much, rude
  'need', // it asks whether something has to be worn: need, must
  'code', // it asks what the occasion calls for: how formal, what does it mean
  'leave', // first in a clause with a word for wearing, it asks whether something may be worn: can I wear
  'worry', // the pieces after it are not wished for: worried about getting a dress dirty
  'doubt', // the condition after it is a question: not sure
  'if', // it begins a condition
  'dropped', // first in a clause without a subject, the person speaks of themselves: have a wedding
  'the', // first in a clause without a known verb, it begins a statement: 'the road skirts the lake'
  'habit', // the pieces in it are worn over and over: been wearing the same
  'advised', // others wish what follows for the person: wants me to, says I should
  'fond', // the weather in it is liked or not, and not that of the day: I hate the cold
  'wearer', // after a piece it means people or a trade, and not the piece: hoodie people
  'gives', // it asks for an outfit, and not whether a piece may be worn: can I have a dress
  'ask', // it asks for something: what, need, give me
] as const;
export type ClauseWord = (typeof clauseWords)[number];

const rows = rowsOf<readonly [role: ClauseWord, ...Words]>(table);
const phrases = (language: Language) =>
  new Map(
    rows.map(([role, ...cells]) => [role, new Set((cells[languages.indexOf(language)] ?? '').split(', '))]),
  );
const built = new Map<Language, ReturnType<typeof phrases>>();

/** The words and phrases of a language that show something of their clause. */
export function clauseWordsOf(language: Language): ReadonlyMap<ClauseWord, ReadonlySet<string>> {
  const known = built.get(language) ?? phrases(language);
  built.set(language, known);
  return known;
}
