import * as z from 'zod';
import { defineContract } from './define.ts';
import { GenerationJob } from './generation.ts';
import { Conversation, Message } from './messages.ts';

/** What the server pushes to a user's open sockets. */
export const SocketEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('generation.finished'), job: GenerationJob }),
  /** Sent to both people of a conversation, each with their own view of it. */
  z.object({ type: z.literal('conversation.started'), conversation: Conversation }),
  z.object({ type: z.literal('message.sent'), conversation: Conversation, message: Message }),
  /** A notification came or went; `unread` of them have not been seen. */
  z.object({ type: z.literal('notification.changed'), unread: z.int().min(0) }),
  /** One person has read the other's messages up to and including `upToId`. */
  z.object({
    type: z.literal('messages.read'),
    conversationId: z.uuid(),
    readerId: z.string(),
    upToId: z.uuid(),
    readAt: z.iso.datetime(),
  }),
]);
export type SocketEvent = z.infer<typeof SocketEvent>;

export const realtime = defineContract({
  /**
   * A ticket opens one socket, once, within seconds: a token never stands in a URL. With it comes what a socket that was
   * closed has missed: how many notifications have not been seen.
   */
  createTicket: {
    route: 'POST /socket-tickets',
    cost: 'nothing',
    repeat: 'same',
    result: z.object({ ticket: z.string(), unread: z.int().min(0) }),
    status: 201,
  },
});
