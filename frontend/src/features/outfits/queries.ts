import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Outfit } from '#shared/contract/outfits';
import { editPages, editQueries, tellOtherTabs } from '../../data/cache-changes.ts';
import { collectedKey } from '../../data/collected-key.ts';
import { ownTotalsQuery } from '../../data/own-totals.ts';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';

export const outfitsKey = ['outfits'];
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
export function readAgain(client: QueryClient) {
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
