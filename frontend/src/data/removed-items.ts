import { ApiError } from '#shared/contract/client';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { lastingApi } from '../lib/api.ts';

/*
 * The items that a person has deleted. The server is told a while later, so that it can be undone; until then a list that
 * is read again still has them. The tab keeps their ids over a reload until the server has answered.
 */

const storageName = 'removed-items';
const removed = new Set<string>();

export function markRemoved(ids: readonly string[]) {
  for (const id of ids) removed.add(id);
  keep([...keptIds(), ...ids]);
}

/** Takes the mark off again: the items stay. */
export function unmarkRemoved(ids: readonly string[]) {
  for (const id of ids) removed.delete(id);
  forgetRemoved(ids);
}

/** To be called once the server has answered. The items stay marked: a list may be on its way that was read before. */
export const forgetRemoved = (ids: readonly string[]) => keep(keptIds().filter((id) => !ids.includes(id)));

export const withoutRemoved = (items: readonly ClothingItem[]) => items.filter(({ id }) => !removed.has(id));

/** Tells the server what an earlier document of this tab may not have told it, because it was closed meanwhile. */
export async function finishRemovals() {
  const ids = keptIds().filter((id) => !removed.has(id));
  if (ids.length === 0) return;
  try {
    await lastingApi.wardrobe.removeItems({ body: { ids } });
  } catch (error) {
    if (error instanceof ApiError && error.mayPass) return;
  }
  forgetRemoved(ids);
}

function keep(ids: readonly string[]) {
  if (ids.length === 0) sessionStorage.removeItem(storageName);
  else sessionStorage.setItem(storageName, JSON.stringify(ids));
}

function keptIds(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]');
  } catch {
    return [];
  }
}
