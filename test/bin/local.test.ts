import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Starts the app as a command. Resolves to its exit code and its output. */
async function start(PORT: string, ...options: string[]) {
  const child = spawn(process.execPath, [...options, '--import', './bin/node-version.mjs', 'bin/local.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: '/dev/null/data', PORT },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  const [output, errors] = await said;
  return { code, output, errors };
}

it('npm start ends with one line and a status of failure when it cannot start', async () => {
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } })`;
  const line = (part: string) => expect.stringMatching(new RegExp(`^[^\\n]*${part}[^\\n]*\\n$`));
  expect([await start('3999'), await start(' '), await start('3999', '--import', old)]).toEqual([
    { code: 1, output: '', errors: 'The data folder /dev/null/data cannot be written.\n' },
    { code: 1, output: '', errors: line('PORT must be a number from 1 to 65535') },
    { code: 1, output: '', errors: line('Wardrobe needs Node 24, and this is Node 20\\.1\\.0\\.') },
  ]);
});
