import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, test } from 'vitest';
import { openDurableDocument } from '#infra/local/durable-document';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const file = join(folder, 'made', 'on-demand', 'document.json');
beforeEach(() => rm(join(folder, 'made'), { recursive: true, force: true }));

const open = () => openDurableDocument<number[]>(file, () => []);
const kept = async () => JSON.parse(await readFile(file, 'utf8'));

test('a document is on disk as soon as it is opened, readable by its owner only, and is read again', async () => {
  const { content, save } = await open();
  expect(await kept()).toEqual([]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  content.push(1, 2);
  save();
  expect((await open()).content).toEqual([1, 2]);
});

test('a write that fails is reported, and the next one succeeds', async () => {
  const { content, save } = await open();
  content.push(1);
  await rm(join(folder, 'made'), { recursive: true });
  expect(save).toThrow('ENOENT');
  await open();
  save();
  expect(await kept()).toEqual([1]);
});

test('a file that is damaged is named, and a folder that cannot be made', async () => {
  await open();
  await writeFile(file, '[1,');
  await expect(open()).rejects.toThrow(`${file} cannot be read.`);
  const opening = openDurableDocument('/dev/null/document.json', () => []);
  await expect(opening).rejects.toThrow('The folder /dev/null cannot be made.');
});

test('a killed process leaves a complete document with everything that it has saved', async () => {
  const script = `
    import { openDurableDocument } from ${JSON.stringify(import.meta.resolve('#infra/local/durable-document'))};
    const { content, save } = await openDurableDocument(process.argv[1], () => []);
    for (let number = 0; ; number++) {
      content.push(number, 'x'.repeat(10_000));
      save();
      console.log(number);
    }
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let reported = -1;
  for await (const line of createInterface(child.stdout)) {
    reported = Number(line);
    if (reported === 50) child.kill('SIGKILL');
  }
  await exit;
  const { content } = await open();
  expect(reported).toBeGreaterThanOrEqual(50);
  expect(content).toContain(reported);
});
