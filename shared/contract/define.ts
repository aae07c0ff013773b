import type { z } from 'zod';
import type { Language } from '../languages.ts';
import type { Counted } from '../limits.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type RouteKey = `${Method} /${string}`;

/** One call of the app as data: its route, what goes in, what comes out. Every call needs a signed-in user. */
export type Call = {
  readonly route: RouteKey;
  /**
   * Which of the person's daily limits the call counts against; 'nothing' where it is free. With `forNew` it counts
   * only where it makes something new, which the call's function says by `spend`.
   */
  readonly cost: Counted | 'nothing' | { readonly forNew: Counted };
  /**
   * What a second request for the same intent does (a retry, a double click, another tab). `reads`: the call changes
   * nothing. `same`: its effect is named by a key, so that a repetition leaves the same state and gives the same
   * answer, or it only issues a ticket that expires unused. `once`: it makes something new, so that the request carries
   * an `Idempotency-Key`; the first answer is kept for a day and given again.
   */
  readonly repeat: 'reads' | 'same' | 'once';
  /** The parameters of the path, by the names that stand in braces in the route. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly result?: z.ZodType;
  /** The status of a success where it is not 200, or 204 without a result. */
  readonly status?: 201 | 202;
};
/** The calls of one feature, by name. */
export type Contract = Readonly<Record<string, Call>>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** What a route demands of its call: a schema for exactly the parameters that its path names. */
type ParamsOf<Route extends string> = [Names<Route>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodType<Record<Names<Route>, unknown>, Record<Names<Route>, string>> };
type Checked<C extends Contract> = { [Name in keyof C]: ParamsOf<C[Name]['route']> };

type Part<
  C extends Call,
  K extends 'params' | 'query' | 'body',
  Side extends 'in' | 'out',
> = C[K] extends z.ZodType ? { [P in K]: Side extends 'in' ? z.input<C[K]> : z.output<C[K]> } : unknown;

/** What a caller passes to a call. */
export type Sent<C extends Call> = Part<C, 'params', 'in'> & Part<C, 'query', 'in'> & Part<C, 'body', 'in'>;
/** What the function behind a call is given: the user's id from the token, the language to answer in, the parsed request, and what `repeat` and `cost` say. */
export type Received<C extends Call> = { userId: string; language: Language } & Part<C, 'params', 'out'> &
  Part<C, 'query', 'out'> &
  Part<C, 'body', 'out'> &
  (C['repeat'] extends 'once' ? { newId: string } : unknown) &
  (C['cost'] extends { forNew: Counted } ? { spend: () => Promise<void> } : unknown);
/** What a call answers; undefined where its contract names no result. */
export type Result<C extends Call> = C['result'] extends z.ZodType ? z.output<C['result']> : undefined;

/** Keeps the exact type of a contract; a route whose path parameters have no schema does not compile. */
export const defineContract = <const C extends Contract>(contract: C & Checked<C>): C => contract;
