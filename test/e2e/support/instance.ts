import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts another app as a command, with its data in `folder`. */
export async function startInstance(url: string, folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['bin/local.ts'], {
    env: { ...process.env, ...environment, PORT: new URL(url).port, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  // The pipe stays open and is read on, or the app would end with the next line that it logs.
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    said += text;
    if (said.includes(`Ready: ${url}\n`)) {
      child.stdout.resume();
      return child;
    }
  }
  throw new Error(`The app did not start: ${said}`);
}

/** Kills the app, as a power cut would. */
export async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
