import { realtime } from '#shared/contract/realtime';
import { serve } from '../domain/serve.ts';
import { createTicket } from './tickets.ts';

export const handler = serve(realtime, {
  createTicket: ({ userId }) => createTicket(userId),
});
