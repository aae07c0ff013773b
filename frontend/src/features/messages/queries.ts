import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversation, Message } from '#shared/contract/messages';
import { notifyError } from '../../components/notify.ts';
import { editQuery } from '../../data/cache-changes.ts';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { unreadMessages } from '../../lib/unread.ts';
import { type ChatLog, emptyLog, resumeAfter, withMessages } from './chat-log.ts';
import { texts } from './texts.ts';

type List = { items: Conversation[]; cursor: string | null };
const listKey = ['conversations'];
/** The key prefix of the queries for a conversation's messages. The id of the conversation follows. */
export const chatsKey = ['chat'];
const chatKey = (conversationId: string) => [...chatsKey, conversationId];

const latestFirst = (a: Conversation, b: Conversation) => b.updatedAt.localeCompare(a.updatedAt);

/** The newest 200 conversations and the older ones that were requested, the latest first. */
export const conversationsQuery = queryOptions({
  queryKey: listKey,
  queryFn: async ({ client }): Promise<List> => {
    const page = await api.messages.listConversations({ query: {} });
    const known = client.getQueryData<List>(listKey);
    const oldest = page.items.at(-1)?.updatedAt ?? '';
    const beyond = page.cursor
      ? (known?.items.filter(
          ({ id, updatedAt }) => updatedAt < oldest && !page.items.some((each) => each.id === id),
        ) ?? [])
      : [];
    return {
      items: [...page.items, ...beyond],
      cursor: beyond.length ? (known?.cursor ?? null) : page.cursor,
    };
  },
  refetchOnMount: 'always',
});

/** The list of conversations. A toast reports if it cannot be loaded. */
export function useConversations() {
  const result = useQuery(conversationsQuery);
  const { isLoadingError } = result;
  useEffect(() => {
    if (isLoadingError) void notifyError(texts.loadFailed);
  }, [isLoadingError]);
  return result;
}

/** Adds a conversation to the cached list, or updates it there unless the list has a later version. */
export const keepConversation = (client: QueryClient, conversation: Conversation) =>
  editQuery<List>(client, listKey, (list) => {
    const known = list.items.find(({ id }) => id === conversation.id);
    if ((known?.lastMessage?.position ?? '') > (conversation.lastMessage?.position ?? '')) return list;
    const others = list.items.filter(({ id }) => id !== conversation.id);
    return { ...list, items: [conversation, ...others].toSorted(latestFirst) };
  });

/** Edits a conversation in the cached list, if it is there. The edit may change its position in the list. */
export const editConversation = (
  client: QueryClient,
  conversationId: string,
  edit: (conversation: Conversation) => Conversation,
) =>
  editQuery<List>(client, listKey, (list) => ({
    ...list,
    items: list.items.map((each) => (each.id === conversationId ? edit(each) : each)).toSorted(latestFirst),
  }));

/** Reads the next page of older conversations. */
export function useOlderConversations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cursor: string) => api.messages.listConversations({ query: { cursor } }),
    onSuccess: ({ items, cursor }) =>
      editQuery<List>(client, listKey, (list) => {
        const ids = new Set(list.items.map(({ id }) => id));
        return { items: [...list.items, ...items.filter(({ id }) => !ids.has(id))], cursor };
      }),
    onError: () => notifyError(texts.loadFailed),
  });
}

export const editChat = (client: QueryClient, conversationId: string, edit: (log: ChatLog) => ChatLog) =>
  client.setQueryData<ChatLog>(chatKey(conversationId), (log) => {
    // A chat that was never opened has no log, so there is nothing to update. A chat that is being read for the first
    // time gets a log.
    const isKept = log ?? client.getQueryState(chatKey(conversationId));
    return isKept ? edit(log ?? emptyLog) : undefined;
  });

/** A conversation's messages: first the newest page, in later reads what is newer than the known ones. */
export const useChat = (conversationId: string) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: chatKey(conversationId),
    queryFn: () =>
      readChat(client, conversationId).catch((error: Error) => {
        logFailure(error);
        throw error;
      }),
    refetchOnMount: 'always',
  });
};

/** The chat itself shows a failure to load messages. Here it is only logged. */
// biome-ignore lint/suspicious/noConsole: the only place where it is kept
const logFailure = (error: Error) => console.warn('Messages could not be loaded', error);

async function readChat(client: QueryClient, conversationId: string): Promise<ChatLog> {
  // The cached log is read again at the end, because the socket may have added messages meanwhile.
  const known = () => client.getQueryData<ChatLog>(chatKey(conversationId)) ?? emptyLog;
  const listMessages = (query: { after?: string }) =>
    api.messages.listMessages({ params: { conversationId }, query });
  const after = resumeAfter(known());
  if (known().older === undefined || after === null) {
    const { items, cursor } = await listMessages({});
    return { ...withMessages(known(), items), older: cursor, unsureAfter: null };
  }
  for (let next: string | null = after; next; ) {
    const { items, cursor }: { items: Message[]; cursor: string | null } = await listMessages({
      after: next,
    });
    editChat(client, conversationId, (log) => withMessages(log, items));
    next = cursor;
  }
  return { ...known(), unsureAfter: null };
}

/** Reads the page before the oldest known message. */
export function useOlderMessages(conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cursor: string) =>
      api.messages.listMessages({ params: { conversationId }, query: { cursor } }),
    onSuccess: ({ items, cursor }) =>
      editChat(client, conversationId, (log) => ({ ...withMessages(log, items), older: cursor })),
    onError: logFailure,
  });
}

/** Marks the messages of a conversation as read. A failure is not shown, because the next message tries again. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Conversation) => api.messages.markRead({ params: { conversationId: id } }),
    // The server sends the new total over the socket.
    onMutate: ({ unreadCount }) => unreadMessages.take(unreadCount),
    onSuccess: (_, { id, lastMessage }) =>
      editConversation(client, id, (each) =>
        each.lastMessage?.id === lastMessage?.id ? { ...each, unreadCount: 0 } : each,
      ),
    onError: (_, { unreadCount }) => unreadMessages.take(-unreadCount),
  });
}

/** Accepts or declines a request. */
export function useAnswerRequest({ id, unreadCount }: Conversation) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isAccepted: boolean) =>
      api.messages.answerRequest({ params: { conversationId: id }, body: { isAccepted } }),
    onSuccess: (_, isAccepted) => {
      if (!isAccepted) unreadMessages.take(unreadCount);
      return client.invalidateQueries(conversationsQuery);
    },
    onError: (error) => notifyError(textOf(error)),
  });
}

/** Deletes one of the user's own messages for both people. */
export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, conversationId }: Message) =>
      api.messages.deleteMessage({ params: { conversationId, messageId: id } }),
    onSuccess: (message) => showDeleted(client, message),
    onError: () => notifyError(t('Failed to delete message')),
  });
}

/** Shows a message as deleted, in the chat and in the list. `unreadCount` is what remains unread, if it is known. */
export function showDeleted(client: QueryClient, message: Message, unreadCount?: number) {
  editChat(client, message.conversationId, (log) => withMessages(log, [message]));
  editConversation(client, message.conversationId, (each) => ({
    ...each,
    unreadCount: unreadCount ?? each.unreadCount,
    lastMessage:
      each.lastMessage?.id === message.id
        ? { ...each.lastMessage, content: '', shared: null, isDeleted: true }
        : each.lastMessage,
  }));
}
