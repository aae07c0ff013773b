import type { Caller } from '../app/caller.ts';

/** A person with a profile, written as sign-up does. */
export async function visitNamed<Person extends Caller>(
  app: { visit: () => Promise<Person> },
  displayName?: string,
): Promise<Person> {
  const person = await app.visit();
  const body = displayName ? { displayName } : { location: null };
  await person.call('profile', 'updateProfile', { body });
  return person;
}
