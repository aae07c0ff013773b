import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bySegment } from './front-door/by-segment.ts';

/** A running server. `url` has no trailing slash. `close` also ends open connections. */
export type LoopbackService = { readonly url: string; readonly close: () => Promise<void> };

/** Serves on a free port of the loopback interface. Every program and page on this machine can call it. */
export const serveOnLoopback = (listener: RequestListener) => listenOnLoopback(createServer(listener));

/**
 * Serves on a free port of the loopback interface below a random path, which is part of `url`. Only callers that know
 * this URL can use the service. Other programs and web pages on this machine cannot.
 */
export async function servePrivately(listener: RequestListener): Promise<LoopbackService> {
  const secret = randomBytes(32).toString('base64url');
  const { url, close } = await serveOnLoopback(bySegment({ [secret]: listener }, refuse));
  return { url: `${url}/${secret}`, close };
}

const refuse: RequestListener = (request, response) => {
  // The request is read to its end. Otherwise a client that is still sending could not read the answer.
  request.resume();
  response.writeHead(403).end();
};

/** Makes a server listen on a free port of the loopback interface. */
export async function listenOnLoopback(server: Server): Promise<LoopbackService> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Serves each listener on its own port with `serve`. `urls` contains their addresses under the same names. */
export async function serveAll<Name extends string>(
  serve: (listener: RequestListener) => Promise<LoopbackService>,
  listeners: Readonly<Record<Name, RequestListener>>,
) {
  const services = await Promise.all(
    Object.entries<RequestListener>(listeners).map(
      async ([name, listener]) => [name, await serve(listener)] as const,
    ),
  );
  return {
    urls: Object.fromEntries(services.map(([name, { url }]) => [name, url])) as Record<Name, string>,
    close: async () => {
      await Promise.all(services.map(([, service]) => service.close()));
    },
  };
}
