import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that is running; `url` has no trailing slash, `close` also ends the open connections. */
export type LoopbackService = { readonly url: string; readonly close: () => Promise<void> };

/** Serves on a free port of the loopback interface, which only this machine reaches. */
export const serveOnLoopback = (listener: RequestListener) => listenOnLoopback(createServer(listener));

/** Lets a server listen on a free port of the loopback interface. */
export async function listenOnLoopback(server: Server): Promise<LoopbackService> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Serves each listener on a port of its own; `urls` holds their addresses under the same names. */
export async function serveAll<Name extends string>(listeners: Readonly<Record<Name, RequestListener>>) {
  const services = await Promise.all(
    Object.entries<RequestListener>(listeners).map(
      async ([name, listener]) => [name, await serveOnLoopback(listener)] as const,
    ),
  );
  return {
    urls: Object.fromEntries(services.map(([name, { url }]) => [name, url])) as Record<Name, string>,
    close: async () => {
      await Promise.all(services.map(([, service]) => service.close()));
    },
  };
}
