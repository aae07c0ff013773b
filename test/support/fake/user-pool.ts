/** Replaces frontend/src/lib/user-pool.ts. As with the real one, a session is an entry in local storage. */

import { sessionChanges } from '#frontend/lib/session-changes.ts';
import type { Person } from '../examples/made-up.ts';

const key = (userId: string) => `CognitoIdentityServiceProvider.client.${userId}.refreshToken`;
const confirmed = new Set<string>();
let reachable = true;

/** Adds a session that looks as if it had been started earlier in this browser. With `tell`, the app is notified. */
export function beginSession(person: Person, { tell = false } = {}) {
  localStorage.setItem(key(person.userId), JSON.stringify(person));
  if (tell) sessionChanges.tell();
}

/** Ends the session as if the user pool had revoked it. */
export function endSession() {
  for (const name of Object.keys(localStorage))
    if (name.endsWith('.refreshToken')) localStorage.removeItem(name);
  sessionChanges.tell();
}

export function setReachable(value: boolean) {
  reachable = value;
}

/** Configures a user pool for the sign-in form, which requires one. The pool does not exist. */
export async function configured() {
  const { Amplify } = await import('aws-amplify');
  Amplify.configure({ Auth: { Cognito: { userPoolId: 'us-east-1_test', userPoolClientId: 'test' } } });
}

export async function currentUser(): Promise<Person | null> {
  if (!reachable) throw new Error('The user pool was not reached.');
  const name = Object.keys(localStorage).find((each) => each.endsWith('.refreshToken'));
  return name ? JSON.parse(localStorage.getItem(name) ?? 'null') : null;
}

export async function accessToken(): Promise<string> {
  const person = await currentUser();
  if (!person) sessionChanges.tell();
  return person ? `token-of-${person.userId}` : '';
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
