import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../../security-headers.ts';
import { bySegment, type Services } from './by-segment.ts';

type Upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => void;
export type Doors = {
  /** The services by the first segment of their paths. */
  services: Services;
  /** The browser app. It answers every path that belongs to no service. */
  app: RequestListener;
  /** The handlers of WebSocket handshakes, by the full path. */
  sockets: Readonly<Record<string, Upgrade>>;
};

const { 'content-security-policy': contentSecurityPolicy, ...headers } = securityHeaders();

type Options = {
  /** Whether pages have a content security policy. With hot reload, which runs inline scripts, they must not. */
  strict: boolean;
  /** The host names of the app. A request for any other host is refused. */
  hosts: ReadonlySet<string>;
};

/**
 * The single origin of the app, which CloudFront provides in AWS. The doors may be replaced while the server runs. It
 * protects the app from other web pages: it refuses requests from another origin, and requests for a foreign host name
 * whose DNS entry points to this machine (DNS rebinding).
 */
export function frontDoor(doors: Doors, { strict, hosts }: Options): Server {
  const server = createServer((request, response) => {
    if (!isOwn(request, hosts)) return refuse(request, response);
    if (strict) response.setHeader('content-security-policy', contentSecurityPolicy);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    bySegment(doors.services, doors.app)(request, response);
  });
  return server.on('upgrade', (request, connection, head) => {
    if (!isOwn(request, hosts)) return connection.destroy();
    const path = request.url?.split('?')[0] ?? '';
    const upgrade = Object.hasOwn(doors.sockets, path) ? doors.sockets[path] : undefined;
    if (upgrade) upgrade(request, connection, head);
    // Hot reload adds its own listener to this server. An unknown path is refused here only if there is no such
    // listener.
    else if (server.listenerCount('upgrade') === 1) connection.destroy();
  });
}

/** Whether a request is for a host name of the app and, if a web page sent it, comes from a page of the app. */
function isOwn({ headers: { host = '', origin } }: IncomingMessage, hosts: ReadonlySet<string>): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && hosts.has(new URL(url).hostname) && (origin === undefined || origin === url);
}

const refuse: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(421, { 'content-type': 'text/plain' }).end('The app is not served at this address.');
};
