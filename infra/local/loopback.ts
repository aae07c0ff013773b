import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running service of the local cloud; `url` has no trailing slash. */
export type LoopbackService = { readonly url: string; readonly close: () => Promise<void> };

/** Serves on a free port of the loopback interface, where nothing but this machine reaches it. */
export const serveOnLoopback = (listener: RequestListener) => listenOnLoopback(createServer(listener));

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
