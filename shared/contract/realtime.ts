import * as z from 'zod';
import { defineContract } from './define.ts';
import { GenerationJob } from './generation.ts';
import { Conversation, Message } from './messages.ts';
import { notificationKinds } from './notification-kinds.ts';
import { ClothingItem } from './wardrobe.ts';

/** What the server pushes to a user's open sockets. */
export const SocketEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('generation.finished'), job: GenerationJob }),
  /** Sent to who started it. */
  z.object({ type: z.literal('conversation.started'), conversation: Conversation }),
  /** Sent to both people of a conversation, each with their own view of it and the number of all their unread messages. */
  z.object({
    type: z.literal('message.sent'),
    conversation: Conversation,
    message: Message,
    unreadMessages: z.int(),
  }),
  z.object({ type: z.literal('message.deleted'), message: Message }),
  /**
   * A notification came or went; `unread` of them have not been seen. `about` is what open pages may show of it:
   * `likesCount` is that of the outfit after a like.
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
  /** One person has read the other's messages up to and including the position `upTo`. */
  z.object({
    type: z.literal('messages.read'),
    conversationId: z.uuid(),
    readerId: z.string(),
    upTo: z.uuid(),
    readAt: z.iso.datetime(),
    /** The number of unread messages that the reader still has in other conversations; null for the other person. */
    unreadMessages: z.int().nullable(),
  }),
  /** The image worker has looked for the piece in the photo of an item. */
  z.object({ type: z.literal('item.cutOut'), item: ClothingItem }),
  /** The other person of a conversation is writing; stored nowhere. */
  z.object({ type: z.literal('typing'), conversationId: z.uuid(), userId: z.string() }),
  /** The socket is about to be closed, because the person has opened as many newer ones as they may have. */
  z.object({ type: z.literal('socket.replaced') }),
]);
export type SocketEvent = z.infer<typeof SocketEvent>;

/**
 * What a client sends over its socket, by the routes of the gateway. `ping` only keeps the socket from being idle.
 */
export const SocketRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ping') }),
  z.object({ action: z.literal('typing'), conversationId: z.uuid() }),
]);
export type SocketRequest = z.infer<typeof SocketRequest>;

export const realtime = defineContract({
  /** A ticket opens one socket, once, within seconds: a token never stands in a URL. */
  createTicket: {
    route: 'POST /socket-tickets',
    cost: 'nothing',
    repeat: 'same',
    result: z.object({ ticket: z.string() }),
    status: 201,
  },
  /**
   * How many messages are unread, and how many notifications have not been seen. Read once a socket is open: changes
   * before that were not pushed, later ones are.
   */
  countUnread: {
    route: 'GET /unread',
    cost: 'nothing',
    repeat: 'reads',
    result: z.object({ messages: z.int().min(0), notifications: z.int().min(0) }),
  },
});
