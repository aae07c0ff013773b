import * as z from 'zod';
import { defineContract } from './define.ts';
import { GenerationJob } from './generation.ts';

/** What the server pushes to a user's open sockets. */
export const SocketEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('generation.finished'), job: GenerationJob }),
]);
export type SocketEvent = z.infer<typeof SocketEvent>;

export const realtime = defineContract({
  /** A ticket opens one socket, once, within seconds: a token never stands in a URL. */
  createTicket: { route: 'POST /socket-tickets', result: z.object({ ticket: z.string() }), status: 201 },
});
