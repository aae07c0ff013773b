import { randomBytes } from 'node:crypto';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { SocketTicketEntity } from '../table/socket.ts';

const secondsToConnect = 30;

export async function createTicket(userId: string) {
  const ticket = randomBytes(24).toString('base64url');
  await SocketTicketEntity.create({ ticket, userId, expiresAt: epochSeconds() + secondsToConnect }).go();
  return { ticket };
}

/** Whose ticket it was, or null for one that is unknown, used or too old; reading it uses it up. */
export async function redeemTicket(ticket: string): Promise<string | null> {
  const { data } = await SocketTicketEntity.delete({ ticket }).go({ response: 'all_old' });
  return data?.userId && data.expiresAt && data.expiresAt >= epochSeconds() ? data.userId : null;
}
