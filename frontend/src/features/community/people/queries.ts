import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { byCursor } from '../../../lib/cursor-pages.ts';
import { communityKey, followsKey, personKey } from '../queries.ts';

const pageSize = 24;

/** Another person's name, avatar and numbers, and whether the user follows them. */
export const usePerson = (userId: string) =>
  useQuery({ queryKey: personKey(userId), queryFn: () => api.community.getPerson({ params: { userId } }) });

/** A person's public outfits, newest first. */
export const usePersonOutfits = (userId: string) =>
  useInfiniteQuery({
    queryKey: [...communityKey, 'outfits-of', userId],
    ...byCursor((cursor) =>
      api.community.listPersonOutfits({ params: { userId }, query: { limit: pageSize, cursor } }),
    ),
  });

/** The public outfits that the user likes. */
export const useLikedOutfits = () =>
  useInfiniteQuery({
    queryKey: [...communityKey, 'liked'],
    ...byCursor((cursor) => api.community.listLikedOutfits({ query: { limit: pageSize, cursor } })),
  });

export type Follows = 'followers' | 'following';

/** The followers of the user or of another person, or the people whom they follow. */
export const useFollows = (which: Follows, of: string | undefined) =>
  useInfiniteQuery({
    queryKey: [...followsKey, which, of],
    ...byCursor((cursor) => {
      const query = { of, cursor };
      return which === 'followers'
        ? api.community.listFollowers({ query })
        : api.community.listFollowing({ query });
    }),
    // A person who was just unfollowed stays in the open list, so that they can be followed again. Opening the list
    // again refetches it.
    staleTime: 0,
  });
