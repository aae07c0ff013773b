import { type CallApi, requestOf } from './caller.ts';

/** Makes calls of the contract over HTTP with the given token, which may be invalid or missing. */
export const apiOf = (url: string, token?: string): { call: CallApi } => ({
  call: async (feature, name, request) => {
    const { method, path, headers, body } = requestOf(feature, name, request);
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as never };
  },
});
