import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listenOnLoopback } from '#infra/local/loopback';
import { runLocally } from '#infra/local/run-locally';

const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
afterAll(() => rm(folder, { recursive: true }));
const options = { port: 3999, host: '127.0.0.1', dataDir: folder, dev: false };

it.each([0, 65_536, -1, 3000.5, Number.NaN])('the port %d is refused in words', async (port) => {
  await expect(runLocally({ ...options, port })).rejects.toThrow('PORT must be a number from 1 to 65535');
});

it('a port that is in use is named, with the way out', async () => {
  const taken = await listenOnLoopback(createServer());
  const port = Number(new URL(taken.url).port);
  await expect(runLocally({ ...options, port })).rejects.toThrow(
    `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
  );
  await taken.close();
});

it('a data folder that cannot be written is named', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const dataDir = join(file, 'data');
  await expect(runLocally({ ...options, dataDir })).rejects.toThrow(
    `The data folder ${dataDir} cannot be written.`,
  );
});
