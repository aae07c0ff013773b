import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/contract/client';
import type { ClothingChanges, ClothingItem } from '#shared/contract/wardrobe';
import { notify, notifyError } from '../../components/notify.ts';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { newestFirst } from '../../lib/newest-first.ts';
import { today } from '../../lib/today.ts';
import { texts } from './texts.ts';

const key = wardrobeQuery.queryKey;
type Clothes = ClothingItem[] | undefined;

export const useWardrobe = () => useQuery(wardrobeQuery);

const readAgain = (client: QueryClient) => void client.invalidateQueries({ queryKey: key });

/** Puts an item that was just created first; a wardrobe that could not be read is read again. */
export function prependItem(client: QueryClient, item: ClothingItem) {
  client.setQueryData<ClothingItem[]>(
    key,
    (items) => items && [item, ...items.filter(({ id }) => id !== item.id)],
  );
  if (!client.getQueryData(key)) readAgain(client);
}

/** Puts these versions of items in the place of those that are shown. */
function replaceItems(client: QueryClient, versions: readonly ClothingItem[]) {
  const byId = new Map(versions.map((item) => [item.id, item]));
  client.setQueryData<ClothingItem[]>(key, (items) => items?.map((item) => byId.get(item.id) ?? item));
}

/** Whether a piece is gone, which another tab or device may have deleted. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Shows items as they were before a change that failed; one that is gone goes once the wardrobe is read again. */
function takeBack(client: QueryClient, items: readonly ClothingItem[], error: unknown) {
  replaceItems(client, items);
  if (isGone(error)) readAgain(client);
  return notifyError(texts.saveFailed);
}

const without = (all: readonly ClothingItem[], items: readonly ClothingItem[]) =>
  all.filter(({ id }) => !items.some((each) => each.id === id));
const takeOut = (client: QueryClient, items: readonly ClothingItem[]) =>
  client.setQueryData(key, (all: Clothes) => all && without(all, items));

const remove = (items: readonly ClothingItem[]) =>
  items.length === 1 && items[0]
    ? api.wardrobe.removeItem({ params: { itemId: items[0].id } })
    : api.wardrobe.removeItems({ body: { ids: items.map(({ id }) => id) } });

/** Takes items out at once, and puts them back where they were when that fails; other changes stay. */
export function useRemoveItems() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (items: readonly ClothingItem[]) => {
      try {
        await remove(items);
      } catch (error) {
        if (!isGone(error)) throw error;
        // What is gone already is deleted, and there may be more that has changed elsewhere.
        readAgain(client);
      }
    },
    onMutate: async (leaving) => {
      await client.cancelQueries({ queryKey: key });
      takeOut(client, leaving);
    },
    onSuccess: (_, items) => {
      // The wardrobe may have been read again while they were still in it.
      takeOut(client, items);
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

/** Shows changes at once, and the items as they were when the server does not take them. */
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
      // Of several pieces those that are gone are passed over.
      if (updated.length < items.length) readAgain(client);
      return notify({ title: done });
    },
    onError: (error, { items }) => takeBack(client, items, error),
  });
}

/** Says that a piece was worn today, or takes it back. */
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
    onSuccess: (item) => replaceItems(client, [item]),
    onError: (error, item) => takeBack(client, [item], error),
  });
}
