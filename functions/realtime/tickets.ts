import { randomBytes } from 'node:crypto';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { SocketTicketEntity } from '../rows/sockets/socket.ts';

const secondsToConnect = 30;
const longestTicket = 200;

/** Creates a random one-time ticket of the user's id and a secret. It opens a socket within 30 seconds. */
export async function createTicket(userId: string) {
  const secret = randomBytes(24).toString('base64url');
  await SocketTicketEntity.create({ userId, secret, expiresAt: epochSeconds() + secondsToConnect }).go();
  return { ticket: `${userId}.${secret}` };
}

/** Deletes a ticket and returns its user's id. Null if the ticket is unknown, used or expired. */
export async function redeemTicket(ticket: string): Promise<string | null> {
  const [userId, secret, ...rest] = ticket.split('.');
  if (!userId || !secret || rest.length || ticket.length > longestTicket) return null;
  const { data } = await SocketTicketEntity.delete({ userId, secret }).go({ response: 'all_old' });
  return data?.userId && data.expiresAt && data.expiresAt >= epochSeconds() ? data.userId : null;
}
