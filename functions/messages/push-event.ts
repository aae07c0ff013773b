import type { SocketEvent } from '#shared/contract/realtime';
import { push } from '../domain/push.ts';
import { log } from '../platform/log.ts';

/**
 * Pushes an event to a user's open sockets. A failure, of reading what the event tells as well, is only logged,
 * because what it reports is stored.
 */
export async function pushEvent(userId: string, event: () => Promise<SocketEvent>) {
  try {
    await push(userId, event);
  } catch (error) {
    log.warn('An event could not be pushed', { failed: 1, error: error as Error });
  }
}
