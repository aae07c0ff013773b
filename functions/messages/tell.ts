import type { SocketEvent } from '#shared/contract/realtime';
import { push } from '../domain/push.ts';
import { log } from '../platform/log.ts';

/** Tells a person's open sockets; that they cannot be told is no failure of what has happened. */
export async function tell(userId: string, event: SocketEvent) {
  try {
    await push(userId, event);
  } catch (error) {
    log.warn('A person could not be told of an event', { error: error as Error });
  }
}
