import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { OutfitCard, PublicOutfit } from '#shared/contract/community';
import { notify, notifyError } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { errorTexts, hasCode } from '../../lib/error-texts.ts';
import { texts } from './texts.ts';

/** The key prefix of everything that holds public outfits or tells whom the user follows. */
export const communityKey = ['community'];
const overviewKey = [...communityKey, 'overview'];
const feedPageSize = 50;

/** The statistics, the most liked outfits, and whom the user follows. */
export const useOverview = () =>
  useQuery({ queryKey: overviewKey, queryFn: () => api.community.getOverview() });

/** The public outfits of others, newest first, in pages of 50. */
export const useFeed = () =>
  useInfiniteQuery({
    queryKey: [...communityKey, 'feed'],
    queryFn: ({ pageParam }) =>
      api.community.listFeed({ query: { limit: feedPageSize, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  });

/** A public outfit by its id. */
export const usePublicOutfit = (outfitId: string) =>
  useQuery({
    queryKey: [...communityKey, 'outfit', outfitId],
    queryFn: () => api.community.getPublicOutfit({ params: { outfitId } }),
  });

type Likeable = Pick<OutfitCard | PublicOutfit, 'id' | 'isLiked' | 'likesCount'>;

/** Likes or unlikes an outfit, optimistically, wherever it is shown; a failure is rolled back and shown as a toast. */
export function useLike() {
  const client = useQueryClient();
  const edit = (id: string, change: (outfit: Likeable) => Likeable) =>
    client.setQueriesData({ queryKey: communityKey }, (data: unknown) => withOutfit(data, id, change));
  return useMutation({
    mutationFn: ({ id, isLiked }: Likeable) =>
      isLiked
        ? api.community.unlikeOutfit({ params: { outfitId: id } })
        : api.community.likeOutfit({ params: { outfitId: id } }),
    onMutate: ({ id, isLiked, likesCount }) =>
      edit(id, (outfit) => ({ ...outfit, isLiked: !isLiked, likesCount: likesCount + (isLiked ? -1 : 1) })),
    onSuccess: ({ outfitId, isLiked, likesCount }) =>
      edit(outfitId, (outfit) => ({ ...outfit, isLiked, likesCount })),
    onError: (error, { id, isLiked, likesCount }) => {
      edit(id, (outfit) => ({ ...outfit, isLiked, likesCount }));
      return notifyError(hasCode(error, 'auth.required') ? texts.likeSignedOut : texts.likeFailed);
    },
  });
}

/** Cached data of any shape with one outfit changed wherever it occurs; parts without it stay the same objects. */
function withOutfit(data: unknown, id: string, change: (outfit: Likeable) => Likeable): unknown {
  if (Array.isArray(data)) {
    const edited = data.map((each) => withOutfit(each, id, change));
    return edited.some((each, index) => each !== data[index]) ? edited : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if ('isLiked' in data && 'likesCount' in data && 'id' in data)
    return data.id === id ? change(data as Likeable) : data;
  const entries = Object.entries(data).map(([key, value]) => [key, withOutfit(value, id, change)] as const);
  return entries.some(([key, value]) => value !== data[key as keyof typeof data])
    ? Object.fromEntries(entries)
    : data;
}

type Overview = Awaited<ReturnType<typeof api.community.getOverview>>;

/** Follows or unfollows a person, optimistically, with a toast; a failure is rolled back and shown as a toast. */
export function useFollow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, follow }: { userId: string; follow: boolean }) =>
      follow
        ? api.community.followUser({ params: { userId } })
        : api.community.unfollowUser({ params: { userId } }),
    onMutate: ({ userId, follow }) => setFollowing(client, userId, follow),
    onSuccess: (_result, { follow }) => notify({ title: follow ? texts.followed : texts.unfollowed }),
    onError: (error, { userId, follow }) => {
      setFollowing(client, userId, !follow);
      return notifyError(followFailure(error));
    },
  });
}

function followFailure(error: unknown) {
  if (hasCode(error, 'auth.required')) return texts.followSignedOut;
  return hasCode(error, 'follow.self') ? errorTexts['follow.self'] : texts.followFailed;
}

const setFollowing = (client: QueryClient, userId: string, follow: boolean) =>
  client.setQueryData<Overview>(
    overviewKey,
    (overview) =>
      overview && {
        ...overview,
        followingIds: [...overview.followingIds.filter((id) => id !== userId), ...(follow ? [userId] : [])],
      },
  );
