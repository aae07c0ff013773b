import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { FollowOf, PersonDetails } from '#shared/contract/follows';
import type { OutfitCard, PublicOutfit } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import { notify, notifyError } from '../../components/notify.ts';
import { editPages, editQueries, editQuery } from '../../data/cache-changes.ts';
import { ownTotalsQuery } from '../../data/community.ts';
import { api } from '../../lib/api.ts';
import { changedWithin } from '../../lib/changed-within.ts';
import { byCursor } from '../../lib/cursor-pages.ts';
import { errorTexts, hasCode, withLimit } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';

/** The key prefix of all queries for public outfits and for the people whom the user follows. */
export const communityKey = ['community'];
const overviewKey = [...communityKey, 'overview'];
const feedPageSize = 50;

/** In milliseconds. The signed URLs in an answer are valid for at least two thirds of the maximum time. */
const renewAfter = limits.signedUrl.sharedSeconds * 0.6 * 1000;
/** Refetched only when their URLs are about to expire, so that a returning user finds the same order and position. */
const asLongAsUrls = { staleTime: renewAfter, gcTime: renewAfter, refetchInterval: renewAfter };

/** The statistics, the most liked outfits, and whom the user follows. */
export const useOverview = () =>
  useQuery({ queryKey: overviewKey, queryFn: () => api.community.getOverview(), ...asLongAsUrls });

/** A list of outfits for a page, loaded in parts. */
export type OutfitSource = {
  /** Undefined until there are outfits to show. */
  outfits: readonly (OutfitCard & { reason?: string })[] | undefined;
  /** The error of the latest read, or null if it succeeded. */
  error: Error | null;
  retry: () => void;
  hasMore: boolean;
  isReading: boolean;
  /** Reads the next page, unless it is being read. */
  readOn: () => void;
};

type Options = { staleTime?: number; enabled?: boolean };

/** A list of cards as a source of outfits, in pages of 50. Its key is below `communityKey`. */
function useCards(name: string, read: typeof api.community.listFeed, options: Options = {}): OutfitSource {
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...asLongAsUrls,
      ...options,
      queryKey: [...communityKey, name],
      ...byCursor((cursor) => read({ query: { limit: feedPageSize, cursor } })),
    });
  return {
    outfits: data?.pages.flatMap(({ items }) => items),
    error: isFetching ? null : error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    hasMore: hasNextPage,
    isReading: isFetching,
    readOn: () => void fetchNextPage({ cancelRefetch: false }),
  };
}

/** The recommendations for the user, then the public outfits of others, newest first, without duplicates. */
export function useForYou(): OutfitSource {
  const { data: recommended } = useQuery({
    queryKey: [...communityKey, 'recommendations'],
    queryFn: readRecommendations,
    ...asLongAsUrls,
  });
  const feed = useCards('feed', api.community.listFeed);
  // The feed is shown after the recommendations have loaded, because they are placed above it.
  if (!recommended) return { ...feed, outfits: undefined, error: null };
  if (!feed.outfits && (!recommended.length || !feed.error)) return feed;
  const known = new Set(recommended.map(({ id }) => id));
  return { ...feed, outfits: [...recommended, ...(feed.outfits ?? []).filter(({ id }) => !known.has(id))] };
}

/** Reads the recommendations. If that fails, the failure is logged and the feed is shown without them. */
const readRecommendations = () =>
  api.community.listRecommendations().then(
    ({ recommendations }) => recommendations,
    (error) => {
      // biome-ignore lint/suspicious/noConsole: a person can do nothing about it
      console.warn('The recommendations could not be read', error);
      return [];
    },
  );

/** The public outfits of others with most likes in the last days. */
export const useTrending = (): OutfitSource =>
  useCards('trending', async () => ({ items: await api.community.listTrending(), cursor: null }));

/** How often what is looked at is asked for again, in milliseconds. */
const newerAfter = 2 * 60 * 1000;

/** How many outfits are newer than the feed as it is shown, and the function that shows them. */
export function useNewer() {
  const client = useQueryClient();
  const feedKey = [...communityKey, 'feed'];
  const shown = client.getQueryData<InfiniteData<{ items: OutfitCard[] }>>(feedKey)?.pages[0]?.items;
  const { data } = useQuery({
    queryKey: [...communityKey, 'newest'],
    queryFn: () => api.community.listFeed({ query: { limit: feedPageSize } }),
    // The feed itself was just read.
    initialData: { items: [], cursor: null },
    staleTime: newerAfter,
    gcTime: 0,
    enabled: shown !== undefined,
    refetchInterval: newerAfter,
    refetchOnWindowFocus: true,
  });
  const known = new Set(shown?.map(({ id }) => id));
  const [newest] = shown ?? [];
  const isNewer = ({ id, createdAt }: OutfitCard) =>
    !known.has(id) && (!newest || createdAt > newest.createdAt);
  return {
    count: data?.items.filter(isNewer).length ?? 0,
    show: () => {
      scrollTo({ top: 0 });
      return client.resetQueries({ queryKey: feedKey });
    },
  };
}

/** The public outfits of the people whom the user follows, newest first. They are refetched when shown. */
export const useFollowed = (isShown: boolean): OutfitSource =>
  // The outfits of a newly followed person arrive with a short delay.
  useCards('followed', api.community.listFollowedFeed, { staleTime: 0, enabled: isShown });

const outfitKey = (outfitId: string) => [...communityKey, 'outfit', outfitId];

/** A public outfit by its id. It is read again while it is open, because it may become private or be deleted. */
export const usePublicOutfit = (outfitId: string) =>
  useQuery({
    queryKey: outfitKey(outfitId),
    queryFn: () => api.community.getPublicOutfit({ params: { outfitId } }),
    refetchInterval: newerAfter,
    refetchOnWindowFocus: 'always',
  });

type Likeable = Pick<OutfitCard | PublicOutfit, 'id' | 'isLiked' | 'likesCount'>;

/** Likes or unlikes an outfit, optimistically, wherever it is shown; a failure is rolled back and shown as a toast. */
export function useLike() {
  const client = useQueryClient();
  const edit = async (id: string, change: (outfit: Likeable) => Likeable) => {
    await stopReads(client, communityKey);
    editQueries(client, { queryKey: communityKey }, (data) =>
      changedWithin(data, (each) => (isLikeable(each) && each.id === id ? change(each) : each)),
    );
  };
  return useMutation({
    // Requests run one after the other, so that the last of several quick presses wins.
    scope: { id: 'likes' },
    mutationFn: ({ id, isLiked }: Likeable) =>
      isLiked
        ? api.community.unlikeOutfit({ params: { outfitId: id } })
        : api.community.likeOutfit({ params: { outfitId: id } }),
    onMutate: ({ id, isLiked, likesCount }) =>
      edit(id, (outfit) => ({ ...outfit, isLiked: !isLiked, likesCount: likesCount + (isLiked ? -1 : 1) })),
    onSuccess: ({ outfitId, isLiked, likesCount }) =>
      edit(outfitId, (outfit) => ({ ...outfit, isLiked, likesCount })),
    onError: async (error, { id, isLiked, likesCount }) => {
      await edit(id, (outfit) => ({ ...outfit, isLiked, likesCount }));
      if (hasCode(error, 'not_found')) void client.invalidateQueries({ queryKey: outfitKey(id) });
      return notifyError(
        hasCode(error, 'auth.required') ? t('Please log in to like outfits') : t('Failed to update like'),
      );
    },
  });
}

/** Stops reads of what is loaded below a key. What they began to read before a change of the user's would undo it. */
const stopReads = (client: QueryClient, queryKey: QueryKey) =>
  client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });

const isLikeable = (value: object): value is Likeable =>
  'isLiked' in value && 'likesCount' in value && 'id' in value;

type Overview = Awaited<ReturnType<typeof api.community.getOverview>>;

/** Follows or unfollows a person optimistically. A toast reports success or failure, and a failure is rolled back. */
export function useFollow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, follow }: { userId: string; follow: boolean }) =>
      follow
        ? api.community.followUser({ params: { userId } })
        : api.community.unfollowUser({ params: { userId } }),
    onMutate: ({ userId, follow }) => setFollowing(client, userId, follow),
    onSuccess: async (_result, { userId, follow }) => {
      await setFollowing(client, userId, follow);
      void client.invalidateQueries(ownTotalsQuery);
      return notify({ title: follow ? t('Now following user') : t('Unfollowed user') });
    },
    onError: async (error, { userId, follow }) => {
      await setFollowing(client, userId, !follow);
      return notifyError(followFailure(error));
    },
  });
}

function followFailure(error: unknown) {
  if (hasCode(error, 'auth.required')) return t('Please log in to follow users');
  return hasCode(error, 'follow.self')
    ? errorTexts['follow.self']
    : withLimit(t('Failed to update follow status'), error);
}

/** The key of a person's page, and the prefix of the lists of followers and of people followed. */
export const personKey = (userId: string) => [...communityKey, 'person', userId];
export const followsKey = [...communityKey, 'follows'];

/** Updates all caches that show whether the user follows a person. */
async function setFollowing(client: QueryClient, userId: string, follow: boolean) {
  for (const queryKey of [overviewKey, personKey(userId)]) await stopReads(client, queryKey);
  editQuery<Overview>(client, overviewKey, (overview) => ({
    ...overview,
    followingIds: [...overview.followingIds.filter((id) => id !== userId), ...(follow ? [userId] : [])],
  }));
  editQuery<PersonDetails>(client, personKey(userId), (person) =>
    person.isFollowed === follow
      ? person
      : { ...person, isFollowed: follow, followers: person.followers + (follow ? 1 : -1) },
  );
  editPages<FollowOf>(client, followsKey, (people) =>
    people.map((each) => (each.person.userId === userId ? { ...each, isFollowed: follow } : each)),
  );
}
