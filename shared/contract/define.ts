import type { z } from 'zod';
import type { Language } from '../languages.ts';
import { type Counted, limits } from '../limits.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type RouteKey = `${Method} /${string}`;

/** One call of the app, described as data: its route, its inputs and its result. Every call needs a signed-in user. */
export type Call = {
  readonly route: RouteKey;
  /**
   * The limit a day and a minute that the call counts against; 'nothing' if it costs little. With `forNew` it counts
   * only if the call creates something new. The function behind the call reports that by calling `spend`, with an
   * amount if it creates several. Only a POST has to say it: the other calls cost little if they do not.
   */
  readonly cost: Counted | 'nothing' | { readonly forNew: Counted };
  /**
   * What happens when the same request is sent twice (a retry, a double click, another tab). `reads`: the call changes
   * nothing. `same`: the call writes under a given key, so a repetition leaves the same state and gives the same
   * answer, or it only issues a ticket that expires unused. `once`: the call creates something new, so the request
   * carries an `Idempotency-Key`; the first answer is stored for a day and returned again. Only a POST has to say it: a
   * GET reads, and a PUT, PATCH or DELETE leaves the same state.
   */
  readonly repeat: 'reads' | 'same' | 'once';
  /** What the call ends. An ended token may still repeat this one call: its answer may have been lost. */
  readonly ends?: 'account' | 'session';
  /**
   * Whether the client waits and sends the call again when it meets a limit of the person or of the account, for up to
   * a minute. Only for calls that may be repeated.
   */
  readonly waits?: true;
  /** The schema of the path parameters. Their names are the ones in braces in the route. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The most bytes of the body; `limits.body.bytes` if it is missing. */
  readonly maxBytes?: number;
  readonly result?: z.ZodType;
  /** The HTTP status of a success. If it is missing, the status is 200, or 204 for a call without a result. */
  readonly status?: 201 | 202;
};
/** The header in which each answer names the build of the pages that belong to it. */
export const buildHeader = 'x-build';
/** The most bytes that the body of a call may have. */
export const maxBytesOf = ({ maxBytes }: Call) => maxBytes ?? limits.body.bytes;

/** Whether a call needs a session that has not ended: it changes something, or it costs money or much time. */
export const changesOrCosts = ({ repeat, cost }: Call): boolean => repeat !== 'reads' || cost !== 'nothing';

/** The calls of one feature, by name. */
export type Contract = Readonly<Record<string, Call>>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** Requires a schema for exactly the parameters that the path of the route names. */
type ParamsOf<Route extends string> = [Names<Route>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodType<Record<Names<Route>, unknown>, Record<Names<Route>, string>> };
type Checked<C extends Written> = { [Name in keyof C]: ParamsOf<C[Name]['route']> };

type Rest = Omit<Call, 'route' | 'cost' | 'repeat'>;
/** A contract as features write it. `cost` and `repeat` may be left out of all calls but a POST. */
type Written = Readonly<
  Record<
    string,
    | (Call & { readonly route: `POST ${string}` })
    | (Rest &
        Partial<Pick<Call, 'cost' | 'repeat'>> & { readonly route: Exclude<RouteKey, `POST ${string}`> })
  >
>;
/** A contract with the `cost` and `repeat` of every call. */
type Completed<C extends Written> = {
  readonly [Name in keyof C]: C[Name] & {
    readonly cost: C[Name] extends { cost: infer Cost } ? Cost : 'nothing';
    readonly repeat: C[Name] extends { repeat: infer Repeat }
      ? Repeat
      : C[Name]['route'] extends `GET ${string}`
        ? 'reads'
        : 'same';
  };
};

type Part<
  C extends Call,
  K extends 'params' | 'query' | 'body',
  Side extends 'in' | 'out',
> = C[K] extends z.ZodType ? { [P in K]: Side extends 'in' ? z.input<C[K]> : z.output<C[K]> } : unknown;

/** What a caller passes to a call. */
export type Sent<C extends Call> = Part<C, 'params', 'in'> & Part<C, 'query', 'in'> & Part<C, 'body', 'in'>;
/**
 * What the function behind a call receives: the user's id from the token, the language to answer in, the parsed
 * request, a new id if `repeat` is `once`, and `spend` if `cost` has `forNew`.
 */
export type Received<C extends Call> = { userId: string; language: Language } & Part<C, 'params', 'out'> &
  Part<C, 'query', 'out'> &
  Part<C, 'body', 'out'> &
  (C['repeat'] extends 'once' ? { newId: string } : unknown) &
  (C['cost'] extends { forNew: Counted } ? { spend: Spend } : unknown);
/** Counts what a call creates. Throws if it exceeds a limit. */
export type Spend = (amount?: number) => Promise<void>;
/** The type of the answer of a call; undefined if its contract has no result. */
export type Result<C extends Call> = C['result'] extends z.ZodType ? z.output<C['result']> : undefined;

/** Returns a contract with its exact type. It does not compile if a path parameter has no schema. */
export const defineContract = <const C extends Written>(contract: C & Checked<C>) =>
  Object.fromEntries(
    Object.entries<Written[string]>(contract).map(([name, call]) => [
      name,
      { cost: 'nothing', repeat: call.route.startsWith('GET') ? 'reads' : 'same', ...call },
    ]),
  ) as Completed<C>;
