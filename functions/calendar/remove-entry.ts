import { conflict, retryOnConflict } from '../platform/transactions.ts';
import { deleteEntry } from '../rows/calendar/calendar-entry.ts';
import { findEntry } from './find-entry.ts';

/**
 * Deletes a calendar entry, even if another request moves it to another day at the same time. Idempotent: does nothing
 * if the user has no such entry.
 */
export const removeEntry = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const entry = await findEntry(userId, id);
    if (!entry) return;
    return (await deleteEntry(entry)).length ? conflict : undefined;
  });
