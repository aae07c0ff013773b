import { randomUUID } from 'node:crypto';
import { type Account, createAccount, type SignedIn, signInTo } from '../../../bin/demo/app-client.ts';

export type Person = Account & SignedIn;

/** Signs up and signs in a new person as the browser does, with the same library and the code from the mail. */
export async function signUpPerson(url: string, displayName?: string): Promise<Person> {
  const account = { email: `${randomUUID()}@example.com`, password: 'correct horse battery', displayName };
  await createAccount(url, account);
  return { ...account, ...(await signInTo(url, account)) };
}
