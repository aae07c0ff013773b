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

type Options = {
  /** Whether pages have a content security policy; with hot reload, which runs inline scripts, they have none. */
  strict: boolean;
  /** The host names of the app; a request for another one is refused. */
  hosts: ReadonlySet<string>;
};

/**
 * The one origin of the app, as CloudFront makes it in AWS. The doors may be replaced while it runs. It refuses what
 * other web pages send: requests with the origin of another site, and requests for a name that somebody else's DNS
 * lets point to this machine.
 */
export function frontDoor(doors: Doors, { strict, hosts }: Options): Server {
  const server = createServer((request, response) => {
    if (!isOwn(request, hosts)) return refuse(request, response);
    if (strict) response.setHeader('content-security-policy', headers.contentSecurityPolicy);
    response.setHeader('referrer-policy', headers.referrerPolicy);
    response.setHeader('permissions-policy', headers.permissionsPolicy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('x-frame-options', 'DENY');
    bySegment(doors.services, doors.app)(request, response);
  });
  return server.on('upgrade', (request, connection, head) => {
    if (!isOwn(request, hosts)) return connection.destroy();
    const path = request.url?.split('?')[0] ?? '';
    const upgrade = Object.hasOwn(doors.sockets, path) ? doors.sockets[path] : undefined;
    if (upgrade) upgrade(request, connection, head);
    // Hot reload adds a listener of its own to this server; only without one is an unknown path refused here.
    else if (server.listenerCount('upgrade') === 1) connection.destroy();
  });
}

/** Whether a request is for a name of the app, and comes from one of its pages if it comes from a page at all. */
function isOwn({ headers: { host = '', origin } }: IncomingMessage, hosts: ReadonlySet<string>): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && hosts.has(new URL(url).hostname) && (origin === undefined || origin === url);
}

const refuse: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(421, { 'content-type': 'text/plain' }).end('The app is not served at this address.');
};
