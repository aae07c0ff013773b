import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the app as a command with a separate data folder. A test can kill it and start it again. */
export async function startInstance() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardrobe-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = openSync('test-results/server.log', 'a');
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, ['bin/local.ts'], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', log],
    });
    let said = '';
    for await (const text of child.stdout ?? []) {
      said += text;
      if (said.includes(`Ready: ${url}\n`)) return;
    }
    throw new Error(`The app did not start: ${said}`);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  return {
    url,
    /** Kills the app, as a power cut would, and starts it again. */
    async killAndStart() {
      await kill();
      await start();
    },
    async stop() {
      await kill();
      closeSync(log);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
