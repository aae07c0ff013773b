import * as z from 'zod';
import { defineContract } from './define.ts';
import { GenerationJob } from './generation.ts';
import { Conversation, Message } from './messages.ts';

/** What the server pushes to a user's open sockets. */
export const SocketEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('generation.finished'), job: GenerationJob }),
  /** To both people of a conversation, each of whom is told how it stands for them. */
  z.object({ type: z.literal('conversation.started'), conversation: Conversation }),
  z.object({ type: z.literal('message.sent'), conversation: Conversation, message: Message }),
  /** One of the two has read what the other wrote, up to a message and that one included. */
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
  /** A ticket opens one socket, once, within seconds: a token never stands in a URL. */
  createTicket: { route: 'POST /socket-tickets', result: z.object({ ticket: z.string() }), status: 201 },
});
