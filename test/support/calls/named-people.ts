import type { App, Caller } from '../app/app.ts';

/** Somebody with a profile, which everybody has who has signed up. */
export async function visitNamed(app: App, displayName?: string): Promise<Caller> {
  const person = await app.visit();
  const body = displayName ? { displayName } : { location: null };
  await person.call('profile', 'updateProfile', { body });
  return person;
}
