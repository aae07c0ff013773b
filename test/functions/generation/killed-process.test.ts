import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import type { GenerationJob } from '#shared/contract/generation';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { apiOf } from '../../support/api.ts';
import { startApp } from '../../support/app.ts';
import { startBedrock } from '../../support/bedrock-stub.ts';
import { finished } from '../../support/generate.ts';
import { signUpPerson } from '../../support/people.ts';
import { addItem } from '../../support/upload.ts';

const bedrock = await startBedrock();
afterAll(() => bedrock.close());

const program = fileURLToPath(import.meta.resolve('../../support/run-app.ts'));

/** The app as a process of its own, whose stylist waits for a model that never answers. */
async function startProcess(folder: string) {
  const child = spawn(process.execPath, [program, folder], {
    env: {
      ...process.env,
      STYLIST: 'bedrock',
      STYLIST_MODEL_ID: 'model',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

it('what was begun before the process was killed is ended by the next one, and nothing else is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
  bedrock.reply({ silence: true });
  const before = await startProcess(folder);
  const person = await signUpPerson(before.url, 'Ada');
  const api = apiOf(before.url, person.accessToken);
  const items: ClothingItem[] = [];
  for (const category of ['shirt', 'trousers'])
    items.unshift((await addItem(before.url, person.accessToken, { category })).body);
  const { body } = await api.call('generation', 'startGeneration', { body: { prompt: 'office' } });
  const { id } = body as GenerationJob;
  await vi.waitFor(() => expect(bedrock.requests).toHaveLength(1), { timeout: 10_000 });
  await before.kill();

  const app = await startApp({ folder });
  afterAll(() => app.stop());
  const ada = { ...person, ...apiOf(app.url, person.accessToken) };
  expect(await finished(ada, id)).toMatchObject({ status: 'succeeded', outfit: { id } });
  expect((await ada.call('wardrobe', 'listItems')).body).toEqual({ items, cursor: null });
  expect((await ada.call('profile', 'getProfile')).body).toMatchObject({ displayName: 'Ada' });
  const urls = items.map(({ imageUrl }) => imageUrl);
  const { signedUrls } = (await ada.call('images', 'signUrls', { body: { urls } })).body as {
    signedUrls: Record<string, string>;
  };
  for (const url of Object.values(signedUrls)) expect((await fetch(app.url + url)).status).toBe(200);
  // Nothing is under way any more that a third process would run again.
  await vi.waitFor(async () => expect(await readdir(join(folder, 'executions'))).toEqual([]));
});
