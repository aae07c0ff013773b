import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { clientSettings } from '../../../infra/local/client-settings.ts';
import { type Doors, frontDoor } from '../../../infra/local/front-door/front-door.ts';
import { ownHosts } from '../../../infra/local/front-door/own-hosts.ts';
import { startLocalCloud } from '../../../infra/local/local-cloud.ts';
import { listenOnLoopback } from '../../../infra/local/loopback.ts';

/** Starts the app on a folder, without its pages, on a free port. Images keep versions, as in `prod`. */
export async function startInstance(dataDir: string, table?: string) {
  const doors: Doors = { services: {}, app: (_, response) => response.writeHead(404).end(), sockets: {} };
  const door = await listenOnLoopback(frontDoor(doors, { strict: true, hosts: ownHosts('127.0.0.1') }));
  const options = { dataDir, appUrl: door.url, outboxKey: 'none', keepsVersions: true };
  const cloud = await startLocalCloud({ ...options, ...(table && { table }) });
  doors.services = { ...cloud.services, 'config.json': clientSettings, _local: cloud.localPages };
  const close = async () => {
    await cloud.settle();
    await door.close();
    await cloud.close();
  };
  return { url: door.url, invoke: cloud.invoke, settle: cloud.settle, close };
}

/** Runs a script in a process of its own, which prints to this one's output. Throws if it fails. */
export async function runCommand(file: string, args: string[], variables: Record<string, string> = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, ...variables } } as const;
  const [code] = await once(spawn(process.execPath, [file, ...args], options), 'exit');
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed.`);
}
