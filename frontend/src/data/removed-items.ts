import { ApiError } from '#shared/contract/client';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { lastingApi } from '../lib/api.ts';
import { keepTabValue, readTabValue } from '../lib/tab-values.ts';

/*
 * The items that a person has deleted. The server is told later, so that the deletion can be undone. Until then the
 * server still lists them, and `withoutRemoved` hides them. The tab keeps their ids over a reload until the server has
 * answered.
 */

const name = 'removed-items';
const removed = new Set<string>();

export function markRemoved(userId: string, ids: readonly string[]) {
  for (const id of ids) removed.add(id);
  keep(userId, [...keptIds(userId), ...ids]);
}

/** Unmarks items whose deletion was undone. They are shown again. */
export function unmarkRemoved(userId: string, ids: readonly string[]) {
  for (const id of ids) removed.delete(id);
  forgetRemoved(userId, ids);
}

/** Removes kept ids after the server has answered. The items stay hidden: an older list may still arrive. */
export const forgetRemoved = (userId: string, ids: readonly string[]) =>
  keep(
    userId,
    keptIds(userId).filter((id) => !ids.includes(id)),
  );

export const withoutRemoved = (items: readonly ClothingItem[]) => items.filter(({ id }) => !removed.has(id));

/** Sends the deletions that this tab had not confirmed before it was reloaded or closed. */
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
