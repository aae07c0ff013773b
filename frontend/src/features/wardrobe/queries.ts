import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClothingChanges, ClothingItem } from '#shared/contract/clothing-item';
import { notify, notifyError } from '../../components/notify.ts';
import { editQuery, tellOtherTabs } from '../../data/cache-changes.ts';
import { wardrobeQuery, wornDaysChanged } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { hasCode } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { today } from '../../lib/today.ts';
import { texts, undoMilliseconds } from './texts.ts';

const key = wardrobeQuery.queryKey;

/** The user's wardrobe, newest first. */
export const useWardrobe = () => useQuery(wardrobeQuery);

const refetchWardrobe = (client: QueryClient) => void client.invalidateQueries({ queryKey: key });

/** Adds a new item at the top of the cached wardrobe. A wardrobe that failed to load is refetched. */
export function prependItem(client: QueryClient, item: ClothingItem) {
  editQuery(client, key, (items) => [item, ...items.filter(({ id }) => id !== item.id)]);
  if (!client.getQueryData(key)) refetchWardrobe(client);
  tellOtherTabs(key);
}

/** Replaces items of the cached wardrobe by the given versions. */
function replaceItems(client: QueryClient, versions: readonly ClothingItem[]) {
  const byId = new Map(versions.map((item) => [item.id, item]));
  editQuery(client, key, (items) => items.map((item) => byId.get(item.id) ?? item));
}

/**
 * Writes the server's versions of items to the cache. A read that is under way may have begun before they were stored,
 * and would bring the former ones back, so it is begun again.
 */
async function storeVersions(client: QueryClient, versions: readonly ClothingItem[]) {
  const isReading = client.isFetching({ queryKey: key }) > 0;
  if (isReading) await client.cancelQueries({ queryKey: key });
  replaceItems(client, versions);
  if (isReading) refetchWardrobe(client);
}

/** Writes the server's version of an item to the cache, and lets other tabs read the wardrobe again. */
export function itemChanged(client: QueryClient, item: ClothingItem) {
  void storeVersions(client, [item]);
  tellOtherTabs(key);
}

/** Rolls back a failed change of items, with a toast. Refetches the wardrobe if an item no longer exists. */
function rollBack(client: QueryClient, items: readonly ClothingItem[], error: unknown) {
  replaceItems(client, items);
  // Another tab or device may have deleted the item.
  if (hasCode(error, 'not_found')) refetchWardrobe(client);
  return notifyError(texts.saveFailed);
}

type Update = {
  items: readonly ClothingItem[];
  changes: ClothingChanges;
  /** The title of the toast. */
  done?: string;
  /** Whether the toast has a button that undoes the update. */
  canUndo?: boolean;
};

/** Applies the same changes to several items optimistically. They are rolled back if the request fails. */
export function useUpdateItems() {
  const client = useQueryClient();
  const update = useMutation({
    mutationFn: ({ items, changes }: Update) =>
      api.wardrobe.updateItems({ body: { ids: items.map(({ id }) => id), changes } }),
    onMutate: async ({ items, changes }) => {
      await client.cancelQueries({ queryKey: key });
      // An undo passes older versions of the items. A rollback needs the current ones.
      const ids = new Set(items.map(({ id }) => id));
      const before = client.getQueryData<ClothingItem[]>(key)?.filter(({ id }) => ids.has(id)) ?? [];
      replaceItems(
        client,
        before.map((item) => ({ ...item, ...changes }) as ClothingItem),
      );
      return before;
    },
    onSuccess: (updated, { items, changes, done = texts.saved, canUndo }) => {
      void storeVersions(client, updated);
      // The server skips items that no longer exist.
      if (updated.length < items.length) refetchWardrobe(client);
      tellOtherTabs(key);
      if (!canUndo) return notify({ title: done });
      const act = () => {
        for (const takenBack of inverseOf(items, changes)) update.mutate(takenBack);
      };
      return notify({ title: done, milliseconds: undoMilliseconds, action: { name: t('Undo'), act } });
    },
    onError: (error, _, before = []) => rollBack(client, before, error),
  });
  return update;
}

/** The updates that restore the earlier values. Items with the same earlier values share one update. */
function inverseOf(items: readonly ClothingItem[], changes: ClothingChanges): Update[] {
  const names = Object.keys(changes) as (keyof ClothingChanges & keyof ClothingItem)[];
  const before = (item: ClothingItem) => Object.fromEntries(names.map((name) => [name, item[name]]));
  const groups = Map.groupBy(items, (item) => JSON.stringify(before(item)));
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ items: group, changes: before(group[0]), done: t('Undone') }] : [],
  );
}

/** Marks an item as worn today, or removes the mark if it has one. The change is optimistic. */
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
        { ...item, timesWorn: item.timesWorn + (takenBack ? -1 : 1), lastWornOn: takenBack ? null : today() },
      ]);
    },
    onSuccess: (item) => {
      itemChanged(client, item);
      void wornDaysChanged(client);
    },
    onError: (error, item) => rollBack(client, [item], error),
  });
}

/** Records days on which an item was worn, and removes recorded days. */
export function useWearOn(itemId: string) {
  const client = useQueryClient();
  const keep = (item: ClothingItem) => itemChanged(client, item);
  return {
    record: async (date: string) => keep(await api.wardrobe.wearItem({ params: { itemId, date } })),
    takeBack: async (date: string) => keep(await api.wardrobe.takeBackWear({ params: { itemId, date } })),
  };
}
