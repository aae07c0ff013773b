import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const program = fileURLToPath(import.meta.resolve('./run-app.ts'));

/** The app as a process of its own, with data in a folder, which can be killed. */
export async function startProcess(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, folder], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterAll(() => void child.kill('SIGKILL'));
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
