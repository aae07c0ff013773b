import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';
import { internet, type Network } from '#functions/platform/guarded-connector';

/** Starts a server on loopback that counts its connections. It is stopped at the end of the test. */
export async function openSite(respond: RequestListener = (_, response) => response.end('reached')) {
  return countConnections(createServer(respond));
}

export async function countConnections(server: Server) {
  const site = { port: 0, connections: 0 };
  const open = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => {
    site.connections++;
    open.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.port = (server.address() as AddressInfo).port;
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return site;
}

// The original `connect`. Tests may replace the one in `internet`.
const { connect: connectAnywhere } = internet;

type Names = Record<string, readonly string[] | (() => readonly string[])>;

/**
 * A simulated internet with a few hosts. A connection to one of the public addresses in `ports` goes to the given
 * loopback port. Any other address is really connected to, so that a test notices if a private address is reached.
 */
export function smallInternet(ports: Record<string, number>, names: Names) {
  const reached: string[] = [];
  const network: Network = {
    resolve: async (host) => {
      const addresses = names[host] ?? [];
      return typeof addresses === 'function' ? addresses() : addresses;
    },
    connect: (options, callback) => {
      reached.push(options.hostname);
      const port = ports[options.hostname];
      connectAnywhere(port ? { ...options, hostname: '127.0.0.1', port: String(port) } : options, callback);
    },
  };
  return { network, reached };
}

export const shopAddress = '93.184.215.14';

/** A simulated internet with one shop, `shop.example`. */
export async function openShop(respond: RequestListener) {
  const site = await openSite(respond);
  return { site, ...smallInternet({ [shopAddress]: site.port }, { 'shop.example': [shopAddress] }) };
}
