import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClothingChanges, ClothingItem } from '#shared/contract/wardrobe';
import { api } from '../../lib/api.ts';
import { notify, notifyError } from '../../lib/notify.ts';
import { today } from '../../lib/today.ts';
import { wardrobeQuery } from '../../lib/wardrobe-query.ts';
import { texts } from './texts.ts';

const key = wardrobeQuery.queryKey;
type Clothes = ClothingItem[] | undefined;

export const useWardrobe = () => useQuery(wardrobeQuery);

/** Puts an item that was just created first; a wardrobe that could not be read is read again. */
export function prependItem(client: QueryClient, item: ClothingItem) {
  client.setQueryData<ClothingItem[]>(
    key,
    (items) => items && [item, ...items.filter(({ id }) => id !== item.id)],
  );
  if (!client.getQueryData(key)) void client.invalidateQueries({ queryKey: key });
}

const newestFirst = (a: ClothingItem, b: ClothingItem) => b.createdAt.localeCompare(a.createdAt);

/** Puts these versions of items in the place of those that are shown. */
function replaceItems(client: QueryClient, versions: readonly ClothingItem[]) {
  const byId = new Map(versions.map((item) => [item.id, item]));
  client.setQueryData<ClothingItem[]>(key, (items) => items?.map((item) => byId.get(item.id) ?? item));
}

/** Takes items out at once, and puts them back where they were when that fails; other changes stay. */
export function useRemoveItems() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly ClothingItem[]) =>
      items.length === 1 && items[0]
        ? api.wardrobe.removeItem({ params: { itemId: items[0].id } })
        : api.wardrobe.removeItems({ body: { ids: items.map(({ id }) => id) } }),
    onMutate: async (leaving) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, (items: Clothes) =>
        items?.filter(({ id }) => !leaving.some((each) => each.id === id)),
      );
    },
    onSuccess: (_, { length }) =>
      notify({ title: length === 1 ? texts.deleted : texts.deletedSeveral(length) }),
    onError: (_error, items) => {
      client.setQueryData(key, (rest: Clothes) => rest && [...rest, ...items].toSorted(newestFirst));
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
    onSuccess: (updated, { done = texts.saved }) => {
      replaceItems(client, updated);
      return notify({ title: done });
    },
    onError: (_error, { items }) => {
      replaceItems(client, items);
      return notifyError(texts.saveFailed);
    },
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
    onError: (_error, item) => {
      replaceItems(client, [item]);
      return notifyError(texts.saveFailed);
    },
  });
}
