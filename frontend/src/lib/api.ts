import { createApi } from '#shared/contract/client';
import { accessToken } from './access-token.ts';
import { intentKeys } from './intent-keys.ts';
import { language } from './language.ts';

const connection = { baseUrl: '/api', intentKeys, language, token: accessToken };

/** The client for all calls of the contract. It sends the user's access token. */
export const api = createApi(connection);

/**
 * The same client for short requests while the page is being closed. The browser completes them after the page is gone.
 */
export const lastingApi = createApi({ ...connection, outlivesPage: true });
