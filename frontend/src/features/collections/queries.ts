import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Collection } from '#shared/contract/collections';
import { notify, notifyError } from '../../components/notify.ts';
import { editQuery, refetchInAllTabs, tellOtherTabs } from '../../data/cache-changes.ts';
import { collectedKey } from '../../data/community.ts';
import { useSavedTick } from '../../data/saved-tick.ts';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';

/** The user's collections, by name. */
export const collectionsQuery = queryOptions({
  queryKey: ['collections'],
  queryFn: () => api.community.listCollections(),
  select: (all) => all.toSorted((one, other) => one.name.localeCompare(other.name, language)),
});
const { queryKey } = collectionsQuery;
const edit = (client: QueryClient, change: (all: Collection[]) => Collection[]) =>
  editQuery(client, queryKey, change);

/** What the user may see of a collection, the newest outfit first, as the one page of a grid. */
export const useCollected = ({ id, outfitIds }: Collection) =>
  useInfiniteQuery({
    queryKey: [...collectedKey, id],
    queryFn: async () => {
      const { own, cards } = await api.community.listCollected({ params: { collectionId: id } });
      return { items: [...own, ...cards] };
    },
    initialPageParam: null,
    getNextPageParam: () => null,
    // What is taken out in the dialog disappears at once.
    select: ({ pages: [read], pageParams }) => ({
      pages: [{ items: outfitIds.flatMap((each) => read?.items.find((one) => one.id === each) ?? []) }],
      pageParams,
    }),
  });

/** Makes a collection, with its first outfit, or gives it another name. */
export function useSaveCollection(onSaved: (saved: Collection) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; name: string; outfitId?: string | undefined }) =>
      api.community.saveCollection({ params: { collectionId: id }, body }),
    onSuccess(saved) {
      edit(client, (all) => [...all.filter(({ id }) => id !== saved.id), saved]);
      tellOtherTabs(queryKey);
      onSaved(saved);
    },
  });
}

/** Deletes a collection. */
export function useRemoveCollection(onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (collectionId: string) => api.community.removeCollection({ params: { collectionId } }),
    onSuccess(_, removed) {
      edit(client, (all) => all.filter(({ id }) => id !== removed));
      tellOtherTabs(queryKey);
      onRemoved();
      return notify({ title: t('Collection deleted') });
    },
    onError: (error) => notifyError(textOf(error)),
  });
}

/** Whether an outfit is in a collection, and a function to change that. */
export function useMembership({ id, outfitIds }: Collection, outfitId: string) {
  const client = useQueryClient();
  const request = { params: { collectionId: id, outfitId } };
  return useSavedTick({
    isTicked: outfitIds.includes(outfitId),
    queryKey,
    scope: 'collections',
    edit: (isIn) =>
      edit(client, (all) =>
        all.map((each) => {
          if (each.id !== id) return each;
          const others = each.outfitIds.filter((other) => other !== outfitId);
          return { ...each, outfitIds: isIn ? [...others, outfitId].toSorted().toReversed() : others };
        }),
      ),
    send: (isIn) =>
      isIn ? api.community.addToCollection(request) : api.community.takeFromCollection(request),
    onError(error) {
      // The collection may have been deleted elsewhere.
      void client.invalidateQueries({ queryKey });
      return notifyError(textOf(error));
    },
    onSettled() {
      void refetchInAllTabs(client, [...collectedKey, id]);
      tellOtherTabs(queryKey);
    },
  });
}
