import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const program = fileURLToPath(import.meta.resolve('./run-app.ts'));

export type AppProcess = Awaited<ReturnType<typeof startProcess>>;

/** Starts the app in a separate process, which a test can kill. Its data is kept in `folder`. */
export async function startProcess(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--expose-gc', program, folder], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  afterAll(() => void child.kill('SIGKILL'));
  const [url] = (await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line')) as [string];
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    /** The memory of the process after a garbage collection, in bytes. */
    memory: () =>
      new Promise<NodeJS.MemoryUsage>((resolve, reject) => {
        const exited = () => reject(new Error('The process ended.'));
        child.once('exit', exited);
        child.once('message', (usage: NodeJS.MemoryUsage) => {
          child.off('exit', exited);
          resolve(usage);
        });
        child.send('memory');
      }),
    /** Whether the process is still running. An unhandled error ends it. */
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}
