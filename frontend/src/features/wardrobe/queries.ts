import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { api } from '../../lib/api.ts';
import { notify, notifyError } from '../../lib/notify.ts';
import { texts } from './texts.ts';

const key = ['wardrobe'];

/** The whole wardrobe, newest first: it is never more than one page. */
export const useWardrobe = () =>
  useQuery({ queryKey: key, queryFn: async () => (await api.wardrobe.listItems({ query: {} })).items });

/** Puts an item that was just created first; a wardrobe that could not be read is read again. */
export function prependItem(client: QueryClient, item: ClothingItem) {
  client.setQueryData<ClothingItem[]>(
    key,
    (items) => items && [item, ...items.filter(({ id }) => id !== item.id)],
  );
  if (!client.getQueryData(key)) void client.invalidateQueries({ queryKey: key });
}

const newestFirst = (a: ClothingItem, b: ClothingItem) => b.createdAt.localeCompare(a.createdAt);

/** Takes an item out at once, and puts it back where it was when that fails; other changes stay. */
export function useRemoveItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: ClothingItem) => api.wardrobe.removeItem({ params: { itemId: item.id } }),
    onMutate: async (item) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<ClothingItem[]>(key, (items) => items?.filter(({ id }) => id !== item.id));
    },
    onSuccess: () => notify({ title: texts.deleted }),
    onError: (_error, item) => {
      client.setQueryData<ClothingItem[]>(key, (items) => items && [...items, item].toSorted(newestFirst));
      return notifyError(texts.deleteFailed);
    },
  });
}
