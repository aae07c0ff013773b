import { capitalize } from '#shared/rules/capitalize';
import type english from './english/sentences.json';
import type { Piece } from './piece.ts';

export type Part = Piece | string | number;
type Value = Part | readonly Part[] | null | undefined;
/** What the sentences are about, by the names in their braces. */
export type Values = Readonly<Record<string, Value>>;

export type Grammar = {
  /** Chooses the form of a word that agrees with the parts, from the forms as the language orders them. */
  agree: (parts: readonly Part[], forms: readonly string[]) => string;
  /** The ways to say the parts, by the first word in braces. */
  says: Readonly<Record<string, (parts: readonly Part[]) => string>>;
};

type Table = typeof english;
/** A function for each sentence of the table, and for each list of alternative sentences. */
export type Sentences = {
  [Topic in keyof Table]: {
    [Key in keyof Table[Topic]]: (values?: Values) => Table[Topic][Key];
  };
};

const braces = /\{(?:([^{}]+) )?(\w+)\}/g;
const brackets = /\[((?:[^[\]{}|]|\{[^{}]*\})*)(?:\|([^\]]*))?\]/g;

/**
 * Fills a sentence. In braces stands what is said: '{phrase}', '{the coat}', '{The coat}' with a capital, and
 * '{is|are coat}' for the form that agrees with it. What stands in brackets is left out if anything that it names is
 * missing; after a bar stands what is said instead: '[{the shoes}|your shoes]'.
 */
function fill(sentence: string, values: Values, { agree, says }: Grammar): string {
  const partsOf = (name: string): readonly Part[] => {
    if (!Object.hasOwn(values, name)) throw new Error(`Nothing is given for ${name} in: ${sentence}`);
    return [values[name] ?? []].flat().filter((part) => part !== '');
  };
  const isGiven = (text: string) =>
    text.matchAll(braces).every(([, , name = '']) => partsOf(name).length > 0);
  return sentence
    .replaceAll(brackets, (_, text, instead = '') => (isGiven(text) ? text : instead))
    .replaceAll(braces, (_, how = 'list', name) => {
      const parts = partsOf(name);
      if (how.includes('|')) return agree(parts, how.split('|'));
      const way = says[how] ?? says[how[0].toLowerCase() + how.slice(1)];
      if (!way) throw new Error(`No words for ${how} in: ${sentence}`);
      return says[how] ? way(parts) : capitalize(way(parts));
    });
}

const mapped = <From, To>(table: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, map(value)]));

/** The sentences of a language, which has the same topics as English. */
export const sentencesIn = (table: Table, grammar: Grammar) =>
  mapped<Readonly<Record<string, string | string[]>>, object>(table, (topic) =>
    mapped(topic, (text) => (values: Values = {}) => {
      const filled = [text].flat().map((sentence) => fill(sentence, values, grammar));
      return typeof text === 'string' ? filled[0] : filled;
    }),
  ) as Sentences;

export const piecesIn = (parts: readonly Part[]) => parts.filter((part) => typeof part === 'object');
