import { createApi } from '#shared/contract/client';
import { accessToken } from './access-token.ts';
import { intentKeys } from './intent-keys.ts';
import { language } from './language.ts';
import { compareBuild } from './new-build.ts';

let tellWaiting: (() => void) | undefined;
let toldAt = 0;
/** In milliseconds: several uploads that wait together are told of once. */
const together = 60_000;
/** Sets what is called when uploads wait longer, because the person or the AWS account is at a limit. */
export function whenWaiting(tell: () => void) {
  tellWaiting = tell;
}

const connection = {
  baseUrl: '/api',
  intentKeys,
  language,
  token: accessToken,
  onBuild: (build: string) => void compareBuild(build),
  onWait: () => {
    if (Date.now() - toldAt < together) return;
    toldAt = Date.now();
    tellWaiting?.();
  },
};

/** The client for all calls of the contract. It sends the user's access token. */
export const api = createApi(connection);

/** The same client for short requests while the page is being closed. The browser completes them after that. */
export const lastingApi = createApi({ ...connection, outlivesPage: true });
