import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from '#infra/local/loopback';
import { runLocally } from '#infra/local/run-locally';

it('a port that is none or in use is refused in words, and a data folder that cannot be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const options = { port: 3999, host: '127.0.0.1', dataDir: folder, dev: false };
  for (const port of [0, 65_536, -1, 3000.5, Number.NaN])
    await expect(runLocally({ ...options, port })).rejects.toThrow('PORT must be a number from 1 to 65535');
  const taken = await listenOnLoopback(createServer());
  const port = Number(new URL(taken.url).port);
  await expect(runLocally({ ...options, port })).rejects.toThrow(
    `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
  );
  await taken.close();
  await writeFile(join(folder, 'file'), '');
  const dataDir = join(folder, 'file', 'data');
  await expect(runLocally({ ...options, dataDir })).rejects.toThrow(
    `The data folder ${dataDir} cannot be written.`,
  );
});
