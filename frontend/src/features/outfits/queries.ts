import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Outfit } from '#shared/contract/outfits';
import { notify, notifyError } from '../../components/notify.ts';
import { editPages, editQueries } from '../../data/cached-edits.ts';
import { calendarChanged } from '../../data/calendar.ts';
import { tellOtherTabs } from '../../data/other-tabs.ts';
import { ownTotalsQuery } from '../../data/own-totals.ts';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { newestFirst } from '../../lib/newest-first.ts';
import { texts } from './texts.ts';

type Page = { items: Outfit[]; cursor: string | null };
type Pages = InfiniteData<Page, string | null>;
const key = ['outfits'];
/** This key is not below `key`: the list under `key` is edited in place, this list is refetched after a change. */
const privateKey = ['private-outfits'];
const pageSize = 24;
/** The key prefix of the queries for the outfits with an item. The item's id follows. */
export const withItemKey = ['outfits-with'];
const outfitKey = (outfitId: string | null) => ['outfit', outfitId];

/** The user's own outfits, all or only the private ones, newest first, in pages of 24. */
export const useOutfits = (visibility?: 'private') =>
  useInfiniteQuery({
    queryKey: visibility ? privateKey : key,
    queryFn: ({ pageParam }) =>
      api.outfits.listOutfits({ query: { limit: pageSize, cursor: pageParam ?? undefined, visibility } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
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
  tellOtherTabs(key);
}

/** Adds a new outfit to the cache, at the top of the list. */
export function prependOutfit(client: QueryClient, outfit: Outfit) {
  client.setQueryData(outfitKey(outfit.id), outfit);
  editPages<Outfit>(client, key, (items, page) => {
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
  editPages(client, key, edit);
  editQueries(client, { queryKey: withItemKey }, edit);
  readAgain(client);
}

/** Restores one outfit from a snapshot after a failed change, and keeps concurrent changes to other outfits. */
const putBack = (client: QueryClient, before: Pages | undefined, outfitId: string) =>
  editPages<Outfit>(client, key, (items, page) => {
    const old = before?.pages[page]?.items.find(({ id }) => id === outfitId);
    const others = items.filter(({ id }) => id !== outfitId);
    return old ? [...others, old].toSorted(newestFirst) : items;
  });

/** An optimistic change of the list, rolled back with a toast on failure. In one scope, so one runs at a time. */
function useOptimistic<Input extends { outfitId: string }>(options: {
  call: (input: Input) => Promise<unknown>;
  edit: (items: Outfit[], input: Input) => Outfit[];
  done: (input: Input) => string;
  failed: string;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: options.call,
    scope: { id: 'outfits' },
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Pages>(key);
      editPages<Outfit>(client, key, (items) => options.edit(items, input));
      return before;
    },
    onSuccess(_result, input) {
      void client.invalidateQueries(stylingQuery('insights'));
      void calendarChanged(client);
      readAgain(client);
      return notify({ title: options.done(input) });
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
    done: () => texts.deleted,
    failed: texts.deleteFailed,
  });

/** Makes an outfit public or private, optimistically. */
export const useSetVisibility = () =>
  useOptimistic({
    call: ({ outfitId, isPublic }: { outfitId: string; isPublic: boolean }) =>
      api.outfits.setVisibility({ params: { outfitId }, body: { isPublic } }),
    edit: (items, { outfitId, isPublic }) =>
      items.map((outfit) => (outfit.id === outfitId ? { ...outfit, isPublic } : outfit)),
    done: ({ isPublic }) => (isPublic ? texts.madePublic : texts.madePrivate),
    failed: texts.visibilityFailed,
  });
