import { deleteEntry } from '../domain/calendar-rows.ts';
import { conflict, retryOnConflict } from '../platform/transactions.ts';
import { findEntry } from './find-entry.ts';

/**
 * Deletes a calendar entry, also if another request moves it to another day meanwhile. Does nothing if there
 * is no such entry of the user's, so that it can be repeated.
 */
export const removeEntry = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const entry = await findEntry(userId, id);
    if (!entry) return;
    return (await deleteEntry(entry)).length ? conflict : undefined;
  });
