import { createApi } from '#shared/contract/client';
import { accessToken } from './access-token.ts';
import { intentKeys } from './intent-keys.ts';

/** The client for every call of the contract, with the user's access token. */
export const api = createApi({ baseUrl: '/api', intentKeys, token: accessToken });
