import type { Person } from '#shared/contract/profile';
import type { Caller } from '../app/caller.ts';
import { listOf } from './pages.ts';

export const block = (person: Caller, userId: string) =>
  person.call('safety', 'blockUser', { params: { userId } });
export const unblock = (person: Caller, userId: string) =>
  person.call('safety', 'unblockUser', { params: { userId } });
export const blocked = listOf<Person>('safety', 'listBlocked');
export const report = (person: Caller, thing: object, about: object = { reason: 'spam' }) =>
  person.call('safety', 'report', { body: { thing, ...about } });
