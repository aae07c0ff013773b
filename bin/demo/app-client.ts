import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { ClientSettings } from '#shared/client-settings';
import { createApi } from '#shared/contract/client';
import type { UploadTicket } from '#shared/contract/wardrobe';

/** Uses the app like a browser, for commands and tests: over HTTP, with Amplify as the library of the user pool. */

export type Account = { email: string; password: string; displayName?: string | undefined };
/** All calls of the app, as one person. */
export type Api = ReturnType<typeof apiAs>;
export type SignedIn = { userId: string; accessToken: string; idToken: string };

// The library logs a warning about every user pool that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/**
 * Configures the library for the user pool of the app at this URL, like a browser without a session. Returns the
 * entries of its local storage, which signing in fills.
 */
export async function openBrowser(url: string) {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = ClientSettings.parse(
    await (await fetch(`${url}/config.json`)).json(),
  );
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint && { userPoolEndpoint: url + userPoolEndpoint }),
        loginWith: { email: true },
      },
    },
  });
  const memory = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void memory.set(key, value),
    getItem: async (key) => memory.get(key) ?? null,
    removeItem: async (key) => void memory.delete(key),
    clear: async () => memory.clear(),
  });
  return memory;
}

/**
 * Creates an account and confirms it with the mailed code. By default the code is read from the outbox of a local
 * instance; `readCode` can read it from elsewhere. Fails if the account exists already.
 */
export async function createAccount(
  url: string,
  { email, password, displayName }: Account,
  readCode = async () => (await lastMail(url, email)).code,
) {
  await openBrowser(url);
  const userAttributes = { email, ...(displayName ? { name: displayName } : {}) };
  await signUp({ username: email, password, options: { userAttributes } });
  await confirmSignUp({ username: email, confirmationCode: await readCode() });
}

/** Confirms an account with the mailed code. Fails with NotAuthorizedException if it is already confirmed. */
export async function confirmAccount(url: string, email: string) {
  await confirmSignUp({ username: email, confirmationCode: (await lastMail(url, email)).code });
}

export async function signInTo(url: string, { email, password }: Account): Promise<SignedIn> {
  await openBrowser(url);
  await signIn({ username: email, password });
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) throw new Error('There is no session.');
  return {
    userId: String(tokens.accessToken.payload.sub),
    accessToken: tokens.accessToken.toString(),
    idToken: tokens.idToken.toString(),
  };
}

/** Signs a person in. Returns what calls the app as this person. */
export async function enter(url: string, account: Account): Promise<{ userId: string; api: Api }> {
  const { userId, accessToken } = await signInTo(url, account);
  return { userId, api: apiAs(url, accessToken) };
}

export async function lastMail(url: string, to: string): Promise<{ code: string; link: string }> {
  const response = await fetch(`${url}/_local/outbox`, { headers: { accept: 'application/json' } });
  const mails = (await response.json()) as { to: string; code: string; link: string }[];
  const mail = mails.findLast((each) => each.to === to);
  if (!mail) throw new Error(`There is no mail to ${to}.`);
  return mail;
}

export const apiAs = (url: string, accessToken: string) =>
  createApi({ baseUrl: `${url}/api`, token: async () => accessToken });

/** Uploads a file with the form that the app has signed for it. */
export async function sendForm(url: string, ticket: UploadTicket, file: Blob, fileName: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  form.append('file', file, fileName);
  return fetch(new URL(ticket.url, url), { method: 'POST', body: form });
}
