import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../../security-headers.ts';
import { bySegment, type Services } from './by-segment.ts';

type Upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => void;
export type Doors = {
  /** By the first segment of the path. */
  services: Services;
  /** The browser app; it answers every path without a service. */
  app: RequestListener;
  /** The handlers of WebSocket handshakes, by their whole path. */
  sockets: Readonly<Record<string, Upgrade>>;
};

const headers = securityHeaders();

/**
 * The one origin of the app, as CloudFront makes it in AWS. The doors may be replaced while it runs. Without
 * `strict` there is no content security policy, because hot reload runs inline scripts.
 */
export function frontDoor(doors: Doors, { strict }: { strict: boolean }): Server {
  const server = createServer((request, response) => {
    if (strict) response.setHeader('content-security-policy', headers.contentSecurityPolicy);
    response.setHeader('referrer-policy', headers.referrerPolicy);
    response.setHeader('permissions-policy', headers.permissionsPolicy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('x-frame-options', 'DENY');
    bySegment(doors.services, doors.app)(request, response);
  });
  return server.on('upgrade', (request, connection, head) => {
    const path = request.url?.split('?')[0] ?? '';
    const upgrade = Object.hasOwn(doors.sockets, path) ? doors.sockets[path] : undefined;
    if (upgrade) upgrade(request, connection, head);
    // Hot reload adds a listener of its own to this server; only without one is an unknown path refused here.
    else if (server.listenerCount('upgrade') === 1) connection.destroy();
  });
}
