import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/contract/client';
import type { ClothingChanges, ClothingItem } from '#shared/contract/wardrobe';
import { notify, notifyError } from '../../components/notify.ts';
import { tellOtherTabs } from '../../data/other-tabs.ts';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { newestFirst } from '../../lib/newest-first.ts';
import { today } from '../../lib/today.ts';
import { texts } from './texts.ts';

const key = wardrobeQuery.queryKey;
type Clothes = ClothingItem[] | undefined;

/** The user's wardrobe, newest first. */
export const useWardrobe = () => useQuery(wardrobeQuery);

const refetchWardrobe = (client: QueryClient) => void client.invalidateQueries({ queryKey: key });

/** Adds a new item at the top of the cached wardrobe; refetches a wardrobe that failed to load. */
export function prependItem(client: QueryClient, item: ClothingItem) {
  client.setQueryData<ClothingItem[]>(
    key,
    (items) => items && [item, ...items.filter(({ id }) => id !== item.id)],
  );
  if (!client.getQueryData(key)) refetchWardrobe(client);
  tellOtherTabs(key);
}

/** Replaces items of the cached wardrobe by other versions of them. */
function replaceItems(client: QueryClient, versions: readonly ClothingItem[]) {
  const byId = new Map(versions.map((item) => [item.id, item]));
  client.setQueryData<ClothingItem[]>(key, (items) => items?.map((item) => byId.get(item.id) ?? item));
}

/** Whether the item no longer exists: another tab or device may have deleted it. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Rolls back a failed change of items, with a toast. Refetches the wardrobe if an item no longer exists. */
function rollBack(client: QueryClient, items: readonly ClothingItem[], error: unknown) {
  replaceItems(client, items);
  if (isGone(error)) refetchWardrobe(client);
  return notifyError(texts.saveFailed);
}

const without = (all: readonly ClothingItem[], items: readonly ClothingItem[]) =>
  all.filter(({ id }) => !items.some((each) => each.id === id));
const removeFromCache = (client: QueryClient, items: readonly ClothingItem[]) =>
  client.setQueryData(key, (all: Clothes) => all && without(all, items));

const remove = (items: readonly ClothingItem[]) =>
  items.length === 1 && items[0]
    ? api.wardrobe.removeItem({ params: { itemId: items[0].id } })
    : api.wardrobe.removeItems({ body: { ids: items.map(({ id }) => id) } });

/** Deletes items optimistically. On failure they are put back, and concurrent changes to other items are kept. */
export function useRemoveItems() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (items: readonly ClothingItem[]) => {
      try {
        await remove(items);
      } catch (error) {
        if (!isGone(error)) throw error;
        // An item that no longer exists counts as deleted. Refetch: more may have changed elsewhere.
        refetchWardrobe(client);
      }
    },
    onMutate: async (items) => {
      await client.cancelQueries({ queryKey: key });
      removeFromCache(client, items);
    },
    onSuccess: (_, items) => {
      // A refetch during the call may have brought the items back into the cache.
      removeFromCache(client, items);
      tellOtherTabs(key);
      return notify({ title: items.length === 1 ? texts.deleted : texts.deletedSeveral(items.length) });
    },
    onError: (_error, items) => {
      client.setQueryData(
        key,
        (rest: Clothes) => rest && [...without(rest, items), ...items].toSorted(newestFirst),
      );
      return notifyError(texts.deleteFailed);
    },
  });
}

type Update = { items: readonly ClothingItem[]; changes: ClothingChanges; done?: string };

/** Applies the same changes to items, optimistically; rolls them back when the server refuses. */
export function useUpdateItems() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ items, changes }: Update) =>
      api.wardrobe.updateItems({ body: { ids: items.map(({ id }) => id), changes } }),
    onMutate: async ({ items, changes }) => {
      await client.cancelQueries({ queryKey: key });
      replaceItems(
        client,
        items.map((item) => ({ ...item, ...changes }) as ClothingItem),
      );
    },
    onSuccess: (updated, { items, done = texts.saved }) => {
      replaceItems(client, updated);
      // The server skips items that no longer exist.
      if (updated.length < items.length) refetchWardrobe(client);
      tellOtherTabs(key);
      return notify({ title: done });
    },
    onError: (error, { items }) => rollBack(client, items, error),
  });
}

/** Marks an item as worn today, or undoes that if it is already marked; optimistic. */
export function useWearToday() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: ClothingItem) => {
      const params = { itemId: item.id, date: today() };
      return item.lastWornOn === today()
        ? api.wardrobe.takeBackWear({ params })
        : api.wardrobe.wearItem({ params });
    },
    onMutate: async (item) => {
      await client.cancelQueries({ queryKey: key });
      const takenBack = item.lastWornOn === today();
      replaceItems(client, [
        {
          ...item,
          timesWorn: item.timesWorn + (takenBack ? -1 : 1),
          lastWornOn: takenBack ? null : today(),
        },
      ]);
    },
    onSuccess: (item) => {
      replaceItems(client, [item]);
      tellOtherTabs(key);
    },
    onError: (error, item) => rollBack(client, [item], error),
  });
}
