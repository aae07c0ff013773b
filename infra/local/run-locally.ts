import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { resolve } from 'node:path';
import { buildBrowserApp } from './browser-build.ts';
import { clientSettings } from './client-settings.ts';
import { builtApp } from './front-door/built-app.ts';
import { atTheEdge } from './front-door/edge.ts';
import { type Doors, frontDoor } from './front-door/front-door.ts';
import { hostForPeople, isLoopback, ownHosts } from './front-door/own-hosts.ts';
import { outfitAddresses } from './front-door/shared-outfits.ts';
import { startLocalCloud } from './local-cloud.ts';

type Options = { port: number; host: string; dataDir: string; dev: boolean };

/**
 * Starts the whole app on one machine. Resolves with its address. If other machines can reach the app, it also resolves
 * with the address of the outbox, including its key. Rejects with a readable message if the port is invalid or in use,
 * or if the data folder cannot be written.
 */
export async function runLocally({ port, host, dataDir, dev }: Options) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not ${port}.`);
  const folder = resolve(dataDir);
  await refuseUnwritable(folder);
  const url = `http://${hostForPeople(host)}:${port}`;
  const outboxKey = randomBytes(16).toString('hex');

  // The server starts to listen before anything else is done, so that a port in use is reported at once.
  const doors: Doors = { services: {}, app: starting, sockets: {} };
  const server = await listen(frontDoor(doors, { strict: !dev, hosts: ownHosts(host) }), port, host);
  const [cloud, app] = await Promise.all([
    startLocalCloud({ dataDir: folder, appUrl: url, outboxKey }),
    dev ? devApp(server) : buildBrowserApp().then(builtApp),
  ]);
  const sharedOutfits = atTheEdge(cloud.sharedOutfits, '/outfit');
  doors.services = {
    ...cloud.services,
    'config.json': clientSettings,
    _local: cloud.localPages,
    outfit: outfitAddresses(app, sharedOutfits),
  };
  doors.app = app;
  doors.sockets = { '/socket': cloud.upgradeSocket };
  return { url, outboxUrl: isLoopback(host) ? null : `${url}/_local/outbox?key=${outboxKey}` };
}

const starting: RequestListener = (_, response) => {
  response.writeHead(503).end('The app is starting.');
};

/** Serves the app with Vite and hot reload. Hot reload also uses the WebSocket handshakes of this server. */
async function devApp(server: Server) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'frontend/vite.config.ts',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  return vite.middlewares;
}

async function refuseUnwritable(folder: string) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written.`);
  }
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<Server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)
          : error,
      ),
    );
    server.listen(port, host, () => resolve(server));
  });
