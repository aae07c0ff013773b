import type { Contract } from '#shared/contract/define';
import { contracts, type Feature } from '#shared/contract/index';

export type Answer = { status: number; body: never };
type Request = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Makes calls of the contract over HTTP, with the token of a person or whatever stands in its place. */
export const apiOf = (url: string, token?: string) => ({
  call: async <F extends Feature>(
    feature: F,
    name: keyof (typeof contracts)[F] & string,
    { params = {}, query, body }: Request = {},
  ): Promise<Answer> => {
    const call = (contracts[feature] as Contract)[name];
    const [method = '', path = ''] = call?.route.split(' ') ?? [];
    const target = new URL(`${url}/api${path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')}`);
    for (const [key, value] of Object.entries(query ?? {})) target.searchParams.set(key, String(value));
    const response = await fetch(target, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as never };
  },
});
