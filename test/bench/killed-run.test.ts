import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

it('an app that a test has started as a process ends when the test is killed', async () => {
  const app = fileURLToPath(import.meta.resolve('../support/app/run-app.ts'));
  const script = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, process.argv.slice(1), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script, app, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(parent.stdout), 'line')) as [string];
  expect((await fetch(`${url}/config.json`)).status).toBe(200);
  parent.kill('SIGKILL');
  // The app writes to the same pipe, which closes when both processes have ended.
  await once(parent, 'close');
  await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
