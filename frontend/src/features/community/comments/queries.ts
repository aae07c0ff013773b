import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Comment } from '#shared/contract/comments';
import { notify, notifyError } from '../../../components/notify.ts';
import { editPages } from '../../../data/cache-changes.ts';
import { useOwnId } from '../../../data/user-id.ts';
import { api } from '../../../lib/api.ts';
import { byCursor } from '../../../lib/cursor-pages.ts';
import { hasCode, withLimit } from '../../../lib/error-texts.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { t } from '../../../lib/t.ts';
import { keepTabValue, readTabValue } from '../../../lib/tab-values.ts';

/** The parent of a comment: an outfit, or another comment on the outfit. */
export type Place = { outfitId: string; parentCommentId: string | null };

const pageSize = 20;
const keyOf = (outfitId: string) => ['comments', outfitId];
const addingKey = (outfitId: string) => ['add-comment', outfitId];
const removingKey = (outfitId: string) => ['remove-comment', outfitId];
const likingKey = (commentId: string) => ['like-comment', commentId];

/** The name under which the draft of a comment is kept. */
export const draftName = ({ outfitId, parentCommentId }: Place) =>
  `comment/${outfitId}/${parentCommentId ?? ''}`;

/** The comments on an outfit and the replies to them, newest first. They are refetched whenever they are opened. */
export const useComments = (outfitId: string) =>
  useInfiniteQuery({
    queryKey: keyOf(outfitId),
    ...byCursor((cursor) =>
      api.community.listComments({ params: { outfitId }, query: { limit: pageSize, cursor } }),
    ),
    staleTime: 0,
  });

/** Applies an edit to the comments of every cached page. The pages are numbered from 0. */
const change = (client: QueryClient, outfitId: string, edit: (items: Comment[], page: number) => Comment[]) =>
  editPages(client, keyOf(outfitId), edit);

/** The comments on an outfit that are being sent to the server. */
export const useCommentsUnderway = (outfitId: string) =>
  useMutationState({
    filters: { mutationKey: addingKey(outfitId), status: 'pending' },
    select: ({ state }) => state.variables as Place & { commentText: string },
  });

/** Posts a comment. The draft is removed after the server has stored the comment. It is kept after a failure. */
export function useAddComment(place: Place) {
  const userId = useOwnId();
  const { outfitId, parentCommentId } = place;
  const client = useQueryClient();
  return useMutation({
    mutationKey: addingKey(outfitId),
    mutationFn: ({ commentText }: Place & { commentText: string }) =>
      api.community.addComment({ params: { outfitId }, body: { commentText, parentCommentId } }),
    onSuccess: (comment) => {
      keepDraft(userId, draftName(place), '');
      change(client, outfitId, (items, page) => {
        const others = items.filter(({ id }) => id !== comment.id);
        return page === 0 ? [comment, ...others] : others;
      });
      return notify({ title: t('Comment posted') });
    },
    onError: (error) =>
      notifyError(
        hasCode(error, 'auth.required')
          ? t('Please log in to comment')
          : withLimit(t('Failed to post comment'), error),
      ),
  });
}

/** The ids of the comments that are being deleted. They are hidden, and shown again if the deletion fails. */
export const useCommentsLeaving = (outfitId: string) =>
  new Set(
    useMutationState({
      filters: { mutationKey: removingKey(outfitId), status: 'pending' },
      select: ({ state }) => state.variables as string,
    }),
  );

/** Deletes a comment by its id, with the replies to it. */
export function useRemoveComment(outfitId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: removingKey(outfitId),
    mutationFn: (commentId: string) =>
      api.community
        .removeComment({ params: { outfitId, commentId } })
        // A comment that is already deleted counts as success.
        .catch((error) => (hasCode(error, 'not_found') ? undefined : Promise.reject(error))),
    onSuccess: (_, commentId) => {
      change(client, outfitId, (items) =>
        items.filter(({ id, parentCommentId }) => id !== commentId && parentCommentId !== commentId),
      );
      return notify({ title: t('Comment deleted') });
    },
    onError: () => notifyError(t('Failed to delete comment')),
  });
}

/** Likes or unlikes a comment, optimistically; a failure is rolled back and shown as a toast. */
export function useLikeComment({ id: commentId, outfitId }: Comment) {
  const client = useQueryClient();
  const mutationKey = likingKey(commentId);
  const params = { outfitId, commentId };
  const edit = (likes: (comment: Comment) => Pick<Comment, 'isLiked' | 'likesCount'>) =>
    change(client, outfitId, (items) =>
      items.map((each) => (each.id === commentId ? { ...each, ...likes(each) } : each)),
    );
  return useMutation({
    mutationKey,
    // Requests run one after the other, so that the last of several quick presses wins.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (isLiked: boolean) =>
      isLiked ? api.community.likeComment({ params }) : api.community.unlikeComment({ params }),
    onMutate: (isLiked) =>
      edit(({ likesCount }) => ({ isLiked, likesCount: likesCount + (isLiked ? 1 : -1) })),
    onSuccess: ({ isLiked, likesCount }) => {
      if (client.isMutating({ mutationKey }) === 1) edit(() => ({ isLiked, likesCount }));
    },
    onError: (error, isLiked) => {
      edit(({ likesCount }) => ({ isLiked: !isLiked, likesCount: likesCount + (isLiked ? -1 : 1) }));
      return notifyError(
        hasCode(error, 'auth.required') ? t('Please log in to like comments') : t('Failed to update like'),
      );
    },
  });
}

const { subscribe, tell } = createListeners();

const read = (userId: string, name: string) => {
  const kept = readTabValue(userId, name);
  return typeof kept === 'string' ? kept : '';
};

/** Keeps the draft of a text. An empty text removes the draft. */
export function keepDraft(userId: string, name: string, text: string) {
  keepTabValue(userId, name, text || null);
  tell();
}

/** The draft of a text. The tab keeps it over a reload and while its form is closed. */
export const useDraft = (userId: string, name: string) =>
  useSyncExternalStore(subscribe, () => read(userId, name));
