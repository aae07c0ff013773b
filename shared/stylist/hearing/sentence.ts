import type { Span } from './spans.ts';
import { type Concept, isMeaning } from './vocabulary.ts';
import type { Role } from './words/grammar.ts';

/** A span with its role in the sentence. */
export type Part = Span & {
  /** 'refused' after 'no', 'not needed' after 'no need for', 'lacking' after 'I own no', 'worn' if it is a habit. */
  negated: 'refused' | 'not needed' | 'lacking' | 'worn' | null;
  /** The number of the sentence, and of the clause, that contains the span. */
  sentence: number;
  clause: number;
  typed: string;
  /** Whether its clause says nothing for the outfit (`clauses.ts`). */
  silent?: boolean;
  /** Whether it names an event of the past or of others. */
  isTold?: boolean;
  /** Whether its clause asks for an outfit, or if something may be worn. */
  inRequest?: boolean;
  /** Whether its clause asks if something may be worn. */
  inQuestion?: boolean;
  /** Whether a later question asks about the pieces of its clause. */
  isAskedBack?: boolean;
};

/** The parts of the same clause before a place in a text. */
export const inClauseBefore = (at: number, parts: readonly Part[]) =>
  parts.slice(0, at).filter(({ clause }) => clause === parts[at]?.clause);

/** The words of parts as they were typed. */
export const typedIn = (parts: readonly Part[]) => parts.map(({ typed }) => typed).join(' ');

export const hasRole = ({ concepts }: Pick<Span, 'concepts'>, ...roles: readonly Role[]) =>
  concepts?.some((concept) => concept.table === 'grammar' && roles.includes(concept.role)) ?? false;

/** Returns the concepts with a meaning of their own, without grammar and idioms. */
export const meaningsOf = ({ concepts }: Pick<Span, 'concepts'>): readonly Concept[] =>
  concepts?.filter(isMeaning) ?? [];

/** Whether a part is a word of no table that is no everyday word either. */
export const isUnknown = (part: Part | undefined) => part?.concepts === null && !part.everyday;

/** Whether a word names a kind of piece. */
export const isGarment = (span: Pick<Span, 'concepts'>) =>
  meaningsOf(span).some(({ table }) => table === 'garment');

/** Returns all concepts of one table in the parts, each with its part. */
export const saidIn = <Table extends Concept['table']>(parts: readonly Part[], table: Table) =>
  parts.flatMap((part) =>
    meaningsOf(part).flatMap((concept) =>
      concept.table === table ? [{ concept: concept as Extract<Concept, { table: Table }>, part }] : [],
    ),
  );

/** Whether a word for the weather, the season or a time has such a meaning (`weather.ts`): 't:25', 'month:5', 'rain'. */
export const saysWeather = (parts: readonly Part[], meaning: RegExp) =>
  saidIn(parts, 'weather').some(({ concept }) => meaning.test(concept.meaning));

/** Whether a part names a complaint that the person wants to be spared: 'I don't want to freeze', 'utan att svettas'. */
export const isToAvoid = (part: Part) => part.negated === 'refused' && complaint.test(part.typed);
const complaint = /^(?:sweat|freez|overheat|svett|frys)/;

/** Returns the parts that are not negated. */
export const unnegated = (parts: readonly Part[]) => parts.filter(({ negated }) => negated === null);

export const isMark = ({ tokens }: Pick<Span, 'tokens'>, marks: string) =>
  tokens[0]?.kind === 'mark' && marks.includes(tokens[0].text);

/** Whether words around a part ask for less of it: 'nothing too lightweight', 'I don't want to dress up too much'. */
export const isSoftened = (part: Part, parts: readonly Part[]) => {
  const at = parts.indexOf(part);
  return (
    parts
      .slice(Math.max(0, at - 5), at)
      // 'I don't want to look like a princess'
      .filter(({ typed }) => !/^(?:like|an?|the|som|en|ett|-?\d+)$/.test(typed))
      .slice(-2)
      .some((before) => before.clause === part.clause && hasRole(before, 'softener')) ||
    (part.negated !== null && tooMuch.test(typedIn(parts.slice(at + 1, at + 3))))
  );
};
const tooMuch = /^(?:too|that|so|för) (?:much|mycket)/;
