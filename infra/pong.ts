import type { SocketEvent } from '#shared/contract/realtime';

const event: SocketEvent = { type: 'pong' };
/** The answer to a ping, which API Gateway and the local sockets give without a function. */
export const pong = JSON.stringify(event);
