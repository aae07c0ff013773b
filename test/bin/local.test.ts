import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wardrobe-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the app as a command. Resolves to its exit code and its output. */
async function start(env: Record<string, string>, ...options: string[]) {
  const child = spawn(process.execPath, [...options, '--import', './bin/node-version.mjs', 'bin/local.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...env },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  const [output, errors] = await said;
  return { code, output, errors };
}

const oneLine = /^[^\n]+\n$/;

describe('npm start ends with one clear line and a status of failure', () => {
  it('when the port is in use, and proposes another one', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output, errors } = await start({ PORT: String(port) });
    other.close();
    expect(errors).toBe(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start\n`);
    expect({ code, output }).toEqual({ code: 1, output: '' });
  });

  it.each(['0', '65536', '-1', '3000.5', 'http', ' '])('when PORT is %j', async (port) => {
    const { code, output, errors } = await start({ PORT: port });
    expect(errors).toMatch(oneLine);
    expect(errors).toContain('PORT must be a number from 1 to 65535');
    expect({ code, output }).toEqual({ code: 1, output: '' });
  });

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, output, errors } = await start({ PORT: '3999', DATA_DIR: join(file, 'data') });
    expect(errors).toBe(`The data folder ${join(file, 'data')} cannot be written.\n`);
    expect({ code, output }).toEqual({ code: 1, output: '' });
  });

  it('when Node is too old', async () => {
    const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } })`;
    const { code, output, errors } = await start({}, '--import', old);
    expect(errors).toMatch(oneLine);
    expect(errors).toContain('Wardrobe needs Node 24, and this is Node 20.1.0.');
    expect({ code, output }).toEqual({ code: 1, output: '' });
  });
});
