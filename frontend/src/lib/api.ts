import { createApi } from '#shared/contract/client';
import { accessToken } from './access-token.ts';
import { intentKeys } from './intent-keys.ts';
import { language } from './language.ts';

const connection = { baseUrl: '/api', intentKeys, language, token: accessToken };

/** The client for every call of the contract, with the user's access token. */
export const api = createApi(connection);

/** The same for short requests that are sent while the page is closed: the browser sends them to the end. */
export const lastingApi = createApi({ ...connection, outlivesPage: true });
