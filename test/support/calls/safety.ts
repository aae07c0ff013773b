import type { Person } from '#shared/contract/profile';
import type { Caller } from '../app/caller.ts';

export const block = (person: Caller, userId: string) =>
  person.call('safety', 'blockUser', { params: { userId } });
export const unblock = (person: Caller, userId: string) =>
  person.call('safety', 'unblockUser', { params: { userId } });
export const blocked = async (person: Caller, query: object = {}) =>
  (await person.call('safety', 'listBlocked', { query: { ...query } })).body as {
    items: Person[];
    cursor: string | null;
  };
export const report = (person: Caller, thing: object, about: object = { reason: 'spam' }) =>
  person.call('safety', 'report', { body: { thing, ...about } });
