import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { communityKey, followsKey, personKey } from '../queries.ts';

const pageSize = 24;
const firstPage = { initialPageParam: null as string | null };

/** Another person's name, avatar and numbers, and whether the user follows them. */
export const usePerson = (userId: string) =>
  useQuery({
    queryKey: personKey(userId),
    queryFn: () => api.community.getPerson({ params: { userId } }),
  });

/** A person's public outfits, newest first. */
export const usePersonOutfits = (userId: string) =>
  useInfiniteQuery({
    queryKey: [...communityKey, 'outfits-of', userId],
    queryFn: ({ pageParam }) =>
      api.community.listPersonOutfits({
        params: { userId },
        query: { limit: pageSize, cursor: pageParam ?? undefined },
      }),
    ...firstPage,
    getNextPageParam: ({ cursor }) => cursor,
  });

/** The public outfits that the user likes. */
export const useLikedOutfits = () =>
  useInfiniteQuery({
    queryKey: [...communityKey, 'liked'],
    queryFn: ({ pageParam }) =>
      api.community.listLikedOutfits({ query: { limit: pageSize, cursor: pageParam ?? undefined } }),
    ...firstPage,
    getNextPageParam: ({ cursor }) => cursor,
  });

export type Follows = 'followers' | 'following';

/** The user's followers, or the people whom the user follows. */
export const useFollows = (which: Follows) =>
  useInfiniteQuery({
    queryKey: [...followsKey, which],
    queryFn: ({ pageParam }) => {
      const query = { cursor: pageParam ?? undefined };
      return which === 'followers'
        ? api.community.listFollowers({ query })
        : api.community.listFollowing({ query });
    },
    ...firstPage,
    getNextPageParam: ({ cursor }) => cursor,
    // A person who was just unfollowed stays in the open list, so that they can be followed again. Opening the list
    // again refetches it.
    staleTime: 0,
  });
