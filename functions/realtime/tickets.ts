import { randomBytes } from 'node:crypto';
import { unreadMessages } from '../domain/unread-messages.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { SocketTicketEntity } from '../table/socket.ts';

const secondsToConnect = 30;

/** Creates a random one-time ticket that opens a socket within 30 seconds, and counts the user's unread messages. */
export async function createTicket(userId: string) {
  const ticket = randomBytes(24).toString('base64url');
  const [unread] = await Promise.all([
    unreadMessages(userId),
    SocketTicketEntity.create({ ticket, userId, expiresAt: epochSeconds() + secondsToConnect }).go(),
  ]);
  return { ticket, unreadMessages: unread };
}

/** Deletes a ticket and returns its user's id; null for one that is unknown, used or expired. */
export async function redeemTicket(ticket: string): Promise<string | null> {
  const { data } = await SocketTicketEntity.delete({ ticket }).go({ response: 'all_old' });
  return data?.userId && data.expiresAt && data.expiresAt >= epochSeconds() ? data.userId : null;
}
