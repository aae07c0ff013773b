import { randomUUID } from 'node:crypto';
import type { Contract } from '#shared/contract/define';
import { contracts, type Feature } from '#shared/contract/index';
import type { Language } from '#shared/languages';

type Answer = { status: number; body: never };
export type CallRequest = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The idempotency key of a call that creates something. If it is missing, a new key is used. */
  key?: string;
  language?: Language;
};

/** Makes a call of the contract, which is named by its feature and its name. */
export type CallApi = <F extends Feature>(
  feature: F,
  name: keyof (typeof contracts)[F] & string,
  request?: CallRequest,
) => Promise<Answer>;

/** A person who is signed in and makes calls. */
export type Caller = { userId: string; call: CallApi };
/** Anything that can create new people: the whole app, or only its functions. */
export type Visited = { visit: () => Promise<Caller> };

/** The method, path with query, headers and body of a call, in the form in which the browser sends them. */
export function requestOf(
  feature: Feature,
  name: string,
  { params = {}, query = {}, body, key = randomUUID(), language = 'en' }: CallRequest = {},
) {
  const call = (contracts[feature] as Contract)[name];
  const [method = '', path = ''] = call?.route.split(' ') ?? [];
  const target = new URL(
    path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? ''),
    'http://local',
  );
  for (const [key, value] of Object.entries(query)) target.searchParams.set(key, String(value));
  return {
    method,
    path: target.pathname + target.search,
    headers: { 'accept-language': language, ...(call?.repeat === 'once' ? { 'idempotency-key': key } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}
