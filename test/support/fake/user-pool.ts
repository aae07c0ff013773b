/** Replaces frontend/src/lib/user-pool.ts. As with the real one, a session is a record in local storage. */

import { sessionChanges } from '#frontend/lib/session-changes.ts';
import { hasSession, keepSession, removeSession } from '#frontend/lib/stored-session.ts';
import type { Person } from '../examples/made-up.ts';

const confirmed = new Set<string>();
let reachable = true;
let signedIn: Person | undefined;

/** In milliseconds: how long an access token is valid. */
const lifetime = 3_600_000;

/** Adds a session that looks as if it had been started earlier in this browser. With `tell`, the app is notified. */
export function beginSession(person: Person, { tell = false, endsIn = lifetime } = {}) {
  signedIn = person;
  keepSession({
    userId: person.userId,
    email: person.email,
    accessToken: `token-of-${person.userId}`,
    endsAt: Date.now() + endsIn,
  });
  if (tell) sessionChanges.tell();
}

/** Ends the session as if the user pool had revoked it. */
export function endSession() {
  removeSession();
  sessionChanges.tell();
}

export function setReachable(value: boolean) {
  reachable = value;
}

/** Configures a user pool for the sign-in form, which requires one. The pool does not exist. */
export async function configured() {
  const { Amplify } = await import('aws-amplify');
  Amplify.configure({
    Auth: { Cognito: { userPoolId: 'us-east-1_test', userPoolClientId: 'test', loginWith: { email: true } } },
  });
}

/** Tests that sign in begin the session themselves. */
export const keepNewSession = async () => undefined;

export async function renewSession() {
  if (!reachable) throw new Error('The user pool was not reached.');
  if (hasSession() && signedIn) beginSession(signedIn);
}

export async function signOut() {
  endSession();
}

export async function confirmAccount(userName: string, code: string) {
  if (confirmed.has(userName)) return 'was-confirmed';
  if (code !== '123456') throw new Error('Invalid verification code provided, please try again.');
  confirmed.add(userName);
  return 'confirmed';
}
