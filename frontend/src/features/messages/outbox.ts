import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Share } from '#shared/contract/messages';
import { notifyError } from '../../components/notify.ts';
import { useOwnId } from '../../data/user-id.ts';
import { api } from '../../lib/api.ts';
import { hasCode } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';
import { withMessages } from './chat-log.ts';
import { editChat, editConversation } from './queries.ts';

/** A message that the server has not confirmed yet. Its id stays, so that a retry creates no second message. */
export type Unsent = {
  id: string;
  conversationId: string;
  content: string;
  share: Share | null;
  createdAt: string;
  failure?: Failure;
};
/** A message that did not reach the server is sent again by itself, one that was refused only by the user. */
type Failure = 'unreachable' | 'refused' | undefined;

const key = ['unsent-messages'];
const tabValue = 'unsent-messages';

/** The last send of each session, by its query cache. */
const sending = new WeakMap<QueryClient, Promise<void>>();
/** The toast of the last failure. It is closed once a message is sent. */
let failed: ReturnType<typeof notifyError> | undefined;

/** The user's messages that are being sent or have failed. The tab keeps them over a reload. */
export function useOutbox() {
  const userId = useOwnId();
  const client = useQueryClient();
  const { data: unsent } = useQuery({
    queryKey: key,
    queryFn: () => readUnsent(userId),
    initialData: () => readUnsent(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const send = useCallback(
    (message: Pick<Unsent, 'conversationId' | 'content' | 'share'>) => {
      const each = { ...message, id: uuidv7(), createdAt: new Date().toISOString() };
      change(client, userId, (all) => [...all, each]);
      sendWaiting(client, userId);
    },
    [client, userId],
  );
  const sendAgain = ({ id }: Unsent) => {
    setFailure(client, userId, (each) => each.id === id, undefined);
    sendWaiting(client, userId);
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

const setFailure = (
  client: QueryClient,
  userId: string,
  isMeant: (each: Unsent) => boolean,
  failure: Failure,
) => change(client, userId, (all) => all.map((each) => (isMeant(each) ? { ...each, failure } : each)));

/**
 * Sends the messages that wait, in the order in which they were written. Without a connection they wait for the next
 * call. Those that were being sent when the page was left are sent again: they may or may not have arrived.
 */
export function sendWaiting(client: QueryClient, userId: string) {
  const next = () => readUnsent(userId).find(({ failure }) => !failure);
  const send = async () => {
    setFailure(client, userId, ({ failure }) => failure === 'unreachable', undefined);
    for (let each = next(); each; each = next()) await deliver(client, userId, each);
  };
  sending.set(client, (sending.get(client) ?? Promise.resolve()).then(send));
}

/** Sends a message and adds it to the chat. A failed one stays there with a mark, and a toast reports it. */
async function deliver(client: QueryClient, userId: string, { id, conversationId, content, share }: Unsent) {
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
    void failed?.then((close) => close());
  } catch (error) {
    if (hasCode(error, 'unreachable')) setFailure(client, userId, ({ failure }) => !failure, 'unreachable');
    else setFailure(client, userId, (each) => each.id === id, 'refused');
    failed = notifyError(t('Failed to send message'));
  }
}
