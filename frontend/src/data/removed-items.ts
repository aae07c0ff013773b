import { ApiError } from '#shared/contract/client';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { lastingApi } from '../lib/api.ts';
import { keepTabValue, readTabValue } from '../lib/tab-values.ts';

/*
 * The items that a person has deleted. The server is told a while later, so that it can be undone; until then a list that
 * is read again still has them. The tab keeps their ids over a reload until the server has answered.
 */

const name = 'removed-items';
const removed = new Set<string>();

export function markRemoved(userId: string, ids: readonly string[]) {
  for (const id of ids) removed.add(id);
  keep(userId, [...keptIds(userId), ...ids]);
}

/** Takes the mark off again: the items stay. */
export function unmarkRemoved(userId: string, ids: readonly string[]) {
  for (const id of ids) removed.delete(id);
  forgetRemoved(userId, ids);
}

/** To be called once the server has answered. The items stay marked: a list may be on its way that was read before. */
export const forgetRemoved = (userId: string, ids: readonly string[]) =>
  keep(
    userId,
    keptIds(userId).filter((id) => !ids.includes(id)),
  );

export const withoutRemoved = (items: readonly ClothingItem[]) => items.filter(({ id }) => !removed.has(id));

/** Tells the server what an earlier document of this tab may not have told it, because it was closed meanwhile. */
export async function finishRemovals(userId: string) {
  const ids = keptIds(userId).filter((id) => !removed.has(id));
  if (ids.length === 0) return;
  try {
    await lastingApi.wardrobe.removeItems({ body: { ids } });
  } catch (error) {
    if (error instanceof ApiError && error.mayPass) return;
  }
  forgetRemoved(userId, ids);
}

const keep = (userId: string, ids: readonly string[]) =>
  keepTabValue(userId, name, ids.length === 0 ? null : ids);

const keptIds = (userId: string) => (readTabValue(userId, name) ?? []) as string[];
