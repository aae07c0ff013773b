import { AppError } from '#shared/errors';

/* Rows in the form in which the real API returns them. */

let last = 0;
/** The current time, but always later than before, so that of two rows created at once the second is newer. */
const now = () => {
  last = Math.max(last + 1, Date.now());
  return new Date(last).toISOString();
};

export const newRow = (userId: string) => ({ id: crypto.randomUUID(), userId, createdAt: now() });

export const ownedBy = <Row extends { userId: string }>(userId: string, rows: readonly Row[]) =>
  rows.filter((row) => row.userId === userId);

/** The row with this id if it belongs to the user; else the call fails. */
export function ownRow<Row extends { id: string; userId: string }>(
  userId: string,
  rows: readonly Row[],
  id: string,
): Row {
  const found = ownedBy(userId, rows).find((row) => row.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

export function pageOf<Row extends { id: string; createdAt: string }>(
  rows: readonly Row[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const newestFirst = rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const start = cursor ? newestFirst.findIndex(({ id }) => id === cursor) + 1 : 0;
  const items = newestFirst.slice(start, start + limit);
  return { items, cursor: start + limit < rows.length ? (items.at(-1)?.id ?? null) : null };
}
