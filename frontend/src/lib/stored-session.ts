import { readJson } from './read-json.ts';

/*
 * The session in local storage. The app's own record of it is enough for a page of a signed-in user, which therefore
 * needs the library of the user pool only to renew the access token. The library's own entries are stored beside it.
 */

/** The name of the record in local storage. */
export const recordName = 'session';
/** The prefix of the library's entries. Their names and values are known to the library alone. */
export const libraryPrefix = 'user-pool/';
/** In milliseconds. A token that expires sooner is renewed before use, because the request needs time to arrive. */
const marginMilliseconds = 60_000;

export type StoredSession = {
  userId: string;
  email: string;
  accessToken: string;
  /** When the access token expires, in milliseconds by the clock of this device. */
  endsAt: number;
};

type Token = { payload: Record<string, unknown>; toString: () => string };

/** The record of tokens that were issued a moment ago. The clock of this device may differ from the server's. */
export const sessionOf = (access: Token, id: Token): StoredSession => ({
  userId: String(id.payload['sub']),
  email: String(id.payload['email'] ?? ''),
  accessToken: access.toString(),
  endsAt: Date.now() + (Number(access.payload['exp']) - Number(access.payload['iat'])) * 1000,
});

export const keepSession = (session: StoredSession) =>
  localStorage.setItem(recordName, JSON.stringify(session));

/** Whether there is a session, even if its record cannot be read. */
export const hasSession = () => localStorage.getItem(recordName) !== null;

/** Ends the session on this device. */
export function removeSession() {
  for (const name of Object.keys(localStorage))
    if (name === recordName || name.startsWith(libraryPrefix)) localStorage.removeItem(name);
}

/** The stored session. Null if there is none, if its token has expired, or if the server has `refused` it. */
export function usableSession(refused?: string): StoredSession | null {
  const stored: StoredSession | null = readJson(localStorage, recordName);
  const isUsable =
    stored && stored.endsAt - marginMilliseconds > Date.now() && stored.accessToken !== refused;
  return isUsable ? stored : null;
}
