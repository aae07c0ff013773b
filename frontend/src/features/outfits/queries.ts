import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Outfit } from '#shared/contract/outfits';
import { notify, notifyError, type Toast } from '../../components/notify.ts';
import { whatOthersSee } from '../../components/share-choice.tsx';
import { editPages, editQueries, tellOtherTabs } from '../../data/cache-changes.ts';
import { calendarChanged } from '../../data/calendar.ts';
import { collectedKey, ownTotalsQuery } from '../../data/community.ts';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/cursor-pages.ts';
import { newestFirst } from '../../lib/newest-first.ts';
import { t } from '../../lib/t.ts';

const outfitsKey = ['outfits'];
/** This key is not below `outfitsKey`: the list there is edited in place, this list is refetched after a change. */
const privateKey = ['private-outfits'];
const pageSize = 24;
/** The key prefix of the queries for the outfits with an item. The item's id follows. */
export const withItemKey = ['outfits-with'];
const outfitKey = (outfitId: string | null) => ['outfit', outfitId];

/** The user's own outfits, all or only the private ones, newest first, in pages of 24. */
export const useOutfits = (visibility?: 'private') =>
  useInfiniteQuery({
    queryKey: visibility ? privateKey : outfitsKey,
    ...byCursor((cursor) => api.outfits.listOutfits({ query: { limit: pageSize, cursor, visibility } })),
  });

/** One of the user's outfits by its id. With null nothing is read. */
export const useOutfit = (outfitId: string | null) =>
  useQuery({
    queryKey: outfitKey(outfitId),
    queryFn: () => api.outfits.getOutfit({ params: { outfitId: outfitId ?? '' } }),
    enabled: outfitId !== null,
  });

/** Refetches the data that depends on which outfits exist and which are public. */
function readAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: privateKey });
  void client.invalidateQueries(ownTotalsQuery);
  void client.invalidateQueries({ queryKey: collectedKey });
  tellOtherTabs(outfitsKey);
}

/** Adds a new outfit to the cache, at the top of the list. */
export function prependOutfit(client: QueryClient, outfit: Outfit) {
  client.setQueryData(outfitKey(outfit.id), outfit);
  editPages<Outfit>(client, outfitsKey, (items, page) => {
    const others = items.filter(({ id }) => id !== outfit.id);
    return page === 0 ? [outfit, ...others] : others;
  });
  void client.invalidateQueries(stylingQuery('insights'));
  readAgain(client);
}

/** Replaces an outfit by an updated version, in the cache and in every cached list. */
export function replaceOutfit(client: QueryClient, outfit: Outfit) {
  client.setQueryData(outfitKey(outfit.id), outfit);
  const edit = (items: Outfit[]) => items.map((each) => (each.id === outfit.id ? outfit : each));
  editPages(client, outfitsKey, edit);
  editQueries(client, { queryKey: withItemKey }, edit);
  readAgain(client);
}

type Pages = InfiniteData<{ items: Outfit[]; cursor: string | null }>;

/** Restores one outfit from a snapshot after a failed change, and keeps concurrent changes to other outfits. */
const putBack = (client: QueryClient, before: Pages | undefined, outfitId: string) =>
  editPages<Outfit>(client, outfitsKey, (items, page) => {
    const old = before?.pages[page]?.items.find(({ id }) => id === outfitId);
    const others = items.filter(({ id }) => id !== outfitId);
    return old ? [...others, old].toSorted(newestFirst) : items;
  });

/** An optimistic change of the list, rolled back with a toast on failure. In one scope, so one runs at a time. */
function useOptimistic<Input extends { outfitId: string }>(options: {
  call: (input: Input) => Promise<unknown>;
  edit: (items: Outfit[], input: Input) => Outfit[];
  done: (input: Input) => Toast;
  failed: string;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: options.call,
    scope: { id: 'outfits' },
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: outfitsKey });
      const before = client.getQueryData<Pages>(outfitsKey);
      editPages<Outfit>(client, outfitsKey, (items) => options.edit(items, input));
      return before;
    },
    onSuccess(_result, input) {
      void client.invalidateQueries(stylingQuery('insights'));
      void calendarChanged(client);
      readAgain(client);
      return notify(options.done(input));
    },
    onError: (_error, { outfitId }, before) => {
      putBack(client, before, outfitId);
      return notifyError(options.failed);
    },
  });
}

/** Deletes an outfit, optimistically. */
export const useRemoveOutfit = () =>
  useOptimistic({
    call: ({ outfitId }: { outfitId: string }) => api.outfits.removeOutfit({ params: { outfitId } }),
    edit: (items, { outfitId }) => items.filter(({ id }) => id !== outfitId),
    done: () => ({ title: t('Outfit deleted') }),
    failed: t('Failed to delete outfit'),
  });

/** Makes an outfit public or private, optimistically. */
export const useSetVisibility = () =>
  useOptimistic({
    call: ({ outfitId, isPublic }: { outfitId: string; isPublic: boolean; hasPrompt: boolean }) =>
      api.outfits.setVisibility({ params: { outfitId }, body: { isPublic } }),
    edit: (items, { outfitId, isPublic }) =>
      items.map((outfit) => (outfit.id === outfitId ? { ...outfit, isPublic } : outfit)),
    done: ({ isPublic, hasPrompt }) =>
      isPublic
        ? { title: t('Outfit shared publicly'), description: whatOthersSee(hasPrompt) }
        : { title: t('Outfit made private') },
    failed: t('Failed to update outfit privacy'),
  });
