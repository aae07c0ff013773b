import { access, constants, mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { buildBrowserApp } from './browser-build.ts';
import { clientSettings } from './client-settings.ts';
import { builtApp } from './front-door/built-app.ts';
import { frontDoor } from './front-door/front-door.ts';
import { startLocalCloud } from './local-cloud.ts';

type Options = { port: number; host: string; dataDir: string; dev: boolean };

/** The whole app on one machine; throws an Error whose message tells a person what is in the way. */
export async function runLocally({ port, host, dataDir, dev }: Options) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not ${port}.`);
  const folder = resolve(dataDir);
  await refuseUnwritable(folder);
  const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;

  // The door is taken before any work is done, so that a port in use is told at once.
  const doors = { services: {}, app: starting, sockets: {} };
  const server = await listen(frontDoor(doors, { strict: !dev }), port, host);
  const [cloud, app] = await Promise.all([
    startLocalCloud({ dataDir: folder, appUrl: url }),
    dev ? devApp(server) : buildBrowserApp().then(builtApp),
  ]);
  Object.assign(doors, {
    services: { ...cloud.services, 'config.json': clientSettings, _local: cloud.localPages },
    app,
    sockets: { '/socket': cloud.upgradeSocket },
  });
  return { url };
}

const starting = (_: unknown, response: { writeHead(status: number): { end(text: string): void } }) =>
  response.writeHead(503).end('The app is starting.');

/** Vite with hot reload, on the same server. */
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
