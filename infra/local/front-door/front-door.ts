import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../../security-headers.ts';

type Upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => void;
type Doors = {
  /** By the first segment of the path, which the service does not see. */
  services: Readonly<Record<string, RequestListener>>;
  /** Whatever no service answers: the browser app. */
  app: RequestListener;
  /** By the whole path. */
  sockets: Readonly<Record<string, Upgrade>>;
};

const headers = securityHeaders();

/**
 * The one origin of the app, as CloudFront makes it in AWS. What is behind the doors may change while it
 * runs. Without `strict` a page may run scripts of any kind, which hot reload needs.
 */
export function frontDoor(doors: Doors, { strict }: { strict: boolean }): Server {
  const server = createServer((request, response) => {
    const { services, app } = doors;
    if (strict) response.setHeader('content-security-policy', headers.contentSecurityPolicy);
    response.setHeader('referrer-policy', headers.referrerPolicy);
    response.setHeader('permissions-policy', headers.permissionsPolicy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('x-frame-options', 'DENY');

    const [, segment = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const service = Object.hasOwn(services, segment) ? services[segment] : undefined;
    if (!service) return app(request, response);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    service(request, response);
  });
  return server.on('upgrade', (request, connection, head) => {
    const path = request.url?.split('?')[0] ?? '';
    const upgrade = Object.hasOwn(doors.sockets, path) ? doors.sockets[path] : undefined;
    if (upgrade) upgrade(request, connection, head);
    // Hot reload, where it runs, listens for sockets of its own on the same server.
    else if (server.listenerCount('upgrade') === 1) connection.destroy();
  });
}
