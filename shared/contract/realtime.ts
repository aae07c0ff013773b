import * as z from 'zod';
import { ClothingItem } from './clothing-item.ts';
import { defineContract } from './define.ts';
import { GenerationJob } from './generation.ts';
import { Conversation, Message } from './messages.ts';
import { notificationKinds } from './notification-kinds.ts';

/** What the server pushes to a user's open sockets. */
export const SocketEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('generation.finished'), job: GenerationJob }),
  /** Sent to the person who started the conversation. */
  z.object({ type: z.literal('conversation.started'), conversation: Conversation }),
  /** Sent to both participants, each with their own view of the conversation and count of unread messages. */
  z.object({
    type: z.literal('message.sent'),
    conversation: Conversation,
    message: Message,
    unreadMessages: z.int(),
  }),
  /** Sent to both participants, each with the numbers of their unread messages in the conversation and in all. */
  z.object({
    type: z.literal('message.deleted'),
    message: Message,
    unreadCount: z.int(),
    unreadMessages: z.int(),
  }),
  /**
   * A notification was added or removed. `unread` is the number of unseen notifications. `about` contains what open
   * pages may show of the notification. After a like, `likesCount` is the number of likes of the outfit.
   */
  z.object({
    type: z.literal('notification.changed'),
    unread: z.int().min(0),
    about: z.object({
      kind: z.enum(notificationKinds),
      outfitId: z.uuid().nullable(),
      likesCount: z.int().min(0).nullable(),
    }),
  }),
  /** One participant has read the other's messages up to and including the position `upTo`. */
  z.object({
    type: z.literal('messages.read'),
    conversationId: z.uuid(),
    readerId: z.string(),
    upTo: z.uuid(),
    readAt: z.iso.datetime(),
    /** For the reader: the number of unread messages in their other conversations. For the other participant: null. */
    unreadMessages: z.int().nullable(),
  }),
  /** The image worker has finished looking for the piece in the photo of an item. */
  z.object({ type: z.literal('item.cutOut'), item: ClothingItem }),
  /** The other participant of a conversation is typing. This event is not stored. */
  z.object({ type: z.literal('typing'), conversationId: z.uuid(), userId: z.string() }),
  /** The answer to a ping. API Gateway gives it itself. */
  z.object({ type: z.literal('pong') }),
  /** This socket is about to be closed, because the person has opened newer sockets up to the limit. */
  z.object({ type: z.literal('socket.replaced') }),
]);
export type SocketEvent = z.infer<typeof SocketEvent>;

/**
 * The events whose time is stored. If one was sent while a page had no socket, the page reads again what the event
 * could have changed. The changes behind the other events are found in other ways: a generation is polled, and messages
 * are read whenever a socket has opened.
 */
export type StoredEvent = Extract<SocketEvent, { type: 'notification.changed' | 'item.cutOut' }>;

/**
 * What a client sends over its socket. `action` selects the route of the gateway. The answer to `ping` shows that the
 * socket is alive, and prevents CloudFront from closing it as idle.
 */
export const SocketRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ping') }),
  z.object({ action: z.literal('typing'), conversationId: z.uuid() }),
]);
export type SocketRequest = z.infer<typeof SocketRequest>;

export const realtime = defineContract({
  /** Creates a ticket that opens one socket, once, within seconds. It stands in the URL instead of a token. */
  createTicket: {
    route: 'POST /socket-tickets',
    cost: 'nothing',
    repeat: 'same',
    result: z.object({ ticket: z.string() }),
    status: 201,
  },
  /**
   * Returns the number of unread messages and of unseen notifications, and how long ago the last stored event was sent,
   * in milliseconds. Clients call it after a socket has opened, because earlier events were not pushed to that socket.
   */
  countUnread: {
    route: 'GET /unread',
    result: z.object({
      messages: z.int().min(0),
      notifications: z.int().min(0),
      sinceEvent: z.int().min(0).nullable(),
    }),
  },
});
