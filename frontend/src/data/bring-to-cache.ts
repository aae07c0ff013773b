import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { StoredEvent } from '#shared/contract/realtime';
import { changedWithin } from '../lib/changed-within.ts';
import { editQueries } from './cache-changes.ts';
import type { LiveEvent } from './socket.ts';

/** The first part of the keys of all queries that hold outfits with their likes. */
const withLikes = new Set(['community', 'outfits', 'private-outfits', 'outfits-with', 'outfit']);

/** The key prefixes of all queries whose answers an event may have changed. */
const changedBy: Record<StoredEvent['type'], readonly QueryKey[]> = {
  'notification.changed': [
    ...['overview', 'trending', 'outfit', 'outfits-of', 'collected', 'totals', 'follows', 'person'].map(
      (part) => ['community', part],
    ),
    ...['outfits', 'private-outfits', 'outfits-with', 'outfit', 'comments'].map((part) => [part]),
  ],
  'item.cutOut': [['wardrobe'], ['worn-days', 'statistics'], ['alternatives']],
};

/**
 * Updates a cache from an event about other people's actions: the number of likes of one's own outfit wherever it is
 * shown, the open comments, and the number and list of followers. After missed events, open pages read again what these
 * may have changed, and other pages when they are opened.
 */
export function bringTo(client: QueryClient, event: LiveEvent) {
  if (event.type === 'events.missed') {
    for (const queryKey of Object.values(changedBy).flat()) void client.invalidateQueries({ queryKey });
    return;
  }
  if (event.type === 'item.cutOut') return bringCutOut(client, event.item);
  if (event.type !== 'notification.changed') return;
  const { kind, outfitId, likesCount } = event.about;
  const readAgain = (...queryKey: string[]) => void client.invalidateQueries({ queryKey });
  if (outfitId && likesCount !== null)
    editQueries(client, { predicate: ({ queryKey: [first] }) => withLikes.has(String(first)) }, (data) =>
      changedWithin(data, (each) => (isOf(outfitId, each) ? { ...each, likesCount } : each)),
    );
  if (outfitId && (kind === 'commented' || kind === 'replied')) readAgain('comments', outfitId);
  if (kind === 'liked' || kind === 'followed') readAgain('community', 'totals');
  if (kind === 'followed') {
    readAgain('community', 'follows');
    readAgain('community', 'person');
  }
}

/** Replaces only the cut-out of the item: its other fields may have a change that is not saved yet. */
function bringCutOut(client: QueryClient, { id, cutOut }: ClothingItem) {
  editQueries(client, {}, (data) =>
    changedWithin(data, (each) =>
      'id' in each && each.id === id && 'image' in each && 'imageUrl' in each ? { ...each, cutOut } : each,
    ),
  );
}

const isOf = (outfitId: string, value: object) =>
  'id' in value && value.id === outfitId && 'likesCount' in value;
