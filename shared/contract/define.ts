import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type RouteKey = `${Method} /${string}`;

/** One call of the app: where it lives, what goes in, what comes out. Every call needs a signed-in user. */
export type Call = {
  readonly route: RouteKey;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly result?: z.ZodType;
  /** The status of a success where it is not 200, or 204 without a result. */
  readonly status?: 201 | 202;
};
export type Contract = Readonly<Record<string, Call>>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Part<C extends Call, K extends 'query' | 'body', Side extends 'in' | 'out'> = C[K] extends z.ZodType
  ? { [P in K]: Side extends 'in' ? z.input<C[K]> : z.output<C[K]> }
  : unknown;
type Params<C extends Call> = [Names<C['route']>] extends [never]
  ? unknown
  : { params: Record<Names<C['route']>, string> };

export type Sent<C extends Call> = Params<C> & Part<C, 'query', 'in'> & Part<C, 'body', 'in'>;
export type Received<C extends Call> = { userId: string } & Params<C> &
  Part<C, 'query', 'out'> &
  Part<C, 'body', 'out'>;
export type Result<C extends Call> = C['result'] extends z.ZodType ? z.output<C['result']> : undefined;

export const defineContract = <const C extends Contract>(contract: C): C => contract;
