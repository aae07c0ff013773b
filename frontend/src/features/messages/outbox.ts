import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Share } from '#shared/contract/messages';
import { notifyError } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';
import { withMessages } from './chat-log.ts';
import { editChat, editConversation } from './queries.ts';
import { texts } from './texts.ts';

/**
 * A message that the server has not confirmed yet. It keeps its id, so that a retry does not create a second message.
 */
export type Unsent = {
  id: string;
  conversationId: string;
  content: string;
  share: Share | null;
  createdAt: string;
  hasFailed: boolean;
};

const key = ['unsent-messages'];
const tabValue = 'unsent-messages';

/**
 * The last send of each session, by its query cache. Messages are sent one after the other, in the order in which they
 * were written.
 */
const sending = new WeakMap<QueryClient, Promise<void>>();

/** The user's messages that are being sent or have failed. The tab keeps them over a reload. */
export function useOutbox(userId: string) {
  const client = useQueryClient();
  const { data: unsent } = useQuery({
    queryKey: key,
    queryFn: () => readUnsent(userId),
    initialData: () => readUnsent(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  // Messages that were being sent when the page was left are sent again. They may or may not have arrived.
  useEffect(() => {
    for (const each of readUnsent(userId)) if (!each.hasFailed) deliver(client, userId, each);
  }, [client, userId]);

  const send = useCallback(
    (message: Pick<Unsent, 'conversationId' | 'content' | 'share'>) => {
      const each = { ...message, id: uuidv7(), createdAt: new Date().toISOString(), hasFailed: false };
      change(client, userId, (all) => [...all, each]);
      deliver(client, userId, each);
    },
    [client, userId],
  );
  const sendAgain = (each: Unsent) => {
    edit(client, userId, each.id, false);
    deliver(client, userId, each);
  };
  const drop = useCallback(
    (ids: readonly string[]) => change(client, userId, (all) => all.filter(({ id }) => !ids.includes(id))),
    [client, userId],
  );
  return { unsent, send, sendAgain, drop };
}

const readUnsent = (userId: string) => (readTabValue(userId, tabValue) ?? []) as Unsent[];

function change(client: QueryClient, userId: string, update: (all: Unsent[]) => Unsent[]) {
  const unsent = update(readUnsent(userId));
  keepTabValue(userId, tabValue, unsent.length ? unsent : null);
  client.setQueryData(key, unsent);
}

const edit = (client: QueryClient, userId: string, id: string, hasFailed: boolean) =>
  change(client, userId, (all) => all.map((each) => (each.id === id ? { ...each, hasFailed } : each)));

/**
 * Sends a message and adds the stored message to the chat. A failed message stays in the chat with a mark, and a toast
 * reports the failure.
 */
function deliver(client: QueryClient, userId: string, { id, conversationId, content, share }: Unsent) {
  const send = async () => {
    const isWanted = readUnsent(userId).some((each) => each.id === id);
    if (!isWanted) return;
    try {
      const message = await api.messages.sendMessage({
        params: { conversationId },
        body: { id, content, share },
      });
      editChat(client, conversationId, (log) => withMessages(log, [message]));
      editConversation(client, conversationId, (each) =>
        (each.lastMessage?.position ?? '') >= message.position
          ? each
          : {
              ...each,
              isRequest: false,
              updatedAt: message.createdAt,
              lastMessage: { ...message, shared: message.shared?.kind ?? null },
            },
      );
      change(client, userId, (all) => all.filter((each) => each.id !== id));
    } catch {
      edit(client, userId, id, true);
      void notifyError(texts.sendFailed);
    }
  };
  sending.set(client, (sending.get(client) ?? Promise.resolve()).then(send));
}
