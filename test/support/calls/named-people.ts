import type { Caller } from '../app/caller.ts';

/** Somebody with a profile, which everybody has who has signed up. */
export async function visitNamed<Person extends Caller>(
  app: { visit: () => Promise<Person> },
  displayName?: string,
): Promise<Person> {
  const person = await app.visit();
  const body = displayName ? { displayName } : { location: null };
  await person.call('profile', 'updateProfile', { body });
  return person;
}
