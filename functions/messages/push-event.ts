import type { SocketEvent } from '#shared/contract/realtime';
import { push } from '../domain/push.ts';
import { log } from '../platform/log.ts';

/**
 * Pushes an event to a user's open sockets. A failure is only logged, because what the event reports is
 * stored.
 */
export async function pushEvent(userId: string, event: SocketEvent) {
  try {
    await push(userId, event);
  } catch (error) {
    log.warn('An event could not be pushed', { error: error as Error });
  }
}
