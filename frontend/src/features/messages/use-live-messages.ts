import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { editQueries } from '../../data/cache-changes.ts';
import { listenToConnection, listenToServer } from '../../data/socket.ts';
import { useOwnId } from '../../data/user-id.ts';
import { unsure, withMessages, withReading } from './chat-log.ts';
import { sendWaiting } from './outbox.ts';
import {
  chatsKey,
  conversationsQuery,
  editChat,
  editConversation,
  keepConversation,
  showDeleted,
} from './queries.ts';

/** Applies the socket's events to the list and chats. On each opening, reads what was missed and sends what waits. */
export function useLiveMessages() {
  const userId = useOwnId();
  const client = useQueryClient();
  useEffect(
    () =>
      listenToServer((event) => {
        if (event.type === 'conversation.started') keepConversation(client, event.conversation);
        if (event.type === 'message.sent') {
          keepConversation(client, event.conversation);
          editChat(client, event.conversation.id, (log) => withMessages(log, [event.message]));
        }
        if (event.type === 'message.deleted') showDeleted(client, event.message, event.unreadCount);
        if (event.type === 'messages.read') {
          editChat(client, event.conversationId, (log) => withReading(log, event));
          if (event.readerId !== userId) return;
          editConversation(client, event.conversationId, (each) =>
            (each.lastMessage?.position ?? '') > event.upTo ? each : { ...each, unreadCount: 0 },
          );
        }
      }),
    [client, userId],
  );
  useEffect(() => {
    sendWaiting(client, userId);
    return listenToConnection((isOpen) => {
      editQueries(client, { queryKey: chatsKey }, unsure);
      if (!isOpen) return;
      void client.invalidateQueries(conversationsQuery);
      void client.invalidateQueries({ queryKey: chatsKey }).then(() => sendWaiting(client, userId));
    });
  }, [client, userId]);
}
