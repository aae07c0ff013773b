import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { GenerationJob } from '#shared/contract/generation';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { apiOf } from '../../support/app/api.ts';
import { startApp } from '../../support/app/app.ts';
import { startProcess } from '../../support/app/app-process.ts';
import { eventually } from '../../support/app/eventually.ts';
import { signUpPerson } from '../../support/app/people.ts';
import { finished } from '../../support/calls/generate.ts';
import { addItem } from '../../support/calls/upload.ts';
import { startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
afterAll(() => bedrock.close());

const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
bedrock.reply({ silence: true });
// The stylist of this process waits for a model that never answers.
const before = await startProcess(folder, {
  STYLIST: 'bedrock',
  STYLIST_MODEL_ID: 'model',
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
});
const person = await signUpPerson(before.url, 'Ada');
const api = apiOf(before.url, person.accessToken);
const items: ClothingItem[] = [];
for (const category of ['shirt', 'trousers'])
  items.unshift((await addItem(before.url, person.accessToken, { category })).body);

it('what was begun before the process was killed is ended by the next one, and nothing else is lost', async () => {
  const { body } = await api.call('generation', 'startGeneration', { body: { prompt: 'office' } });
  const { id } = body as GenerationJob;
  await eventually(() => expect(bedrock.requests).toHaveLength(1));
  await before.kill();

  const app = await startApp({ folder });
  afterAll(() => app.stop());
  const ada = { ...person, ...apiOf(app.url, person.accessToken) };
  expect(await finished(ada, id)).toMatchObject({ status: 'succeeded', outfit: { id } });
  // An item may have got its cut-out in the meantime.
  expect((await ada.call('wardrobe', 'listItems')).body).toMatchObject({ items, cursor: null });
  expect((await ada.call('profile', 'getProfile')).body).toMatchObject({ displayName: 'Ada' });
  const urls = items.map(({ imageUrl }) => imageUrl);
  const { signedUrls } = (await ada.call('images', 'signUrls', { body: { urls } })).body as {
    signedUrls: Record<string, string>;
  };
  for (const url of Object.values(signedUrls)) expect((await fetch(app.url + url)).status).toBe(200);
  // No execution is left that a third process would run again.
  await eventually(async () => expect(await readdir(join(folder, 'executions'))).toEqual([]));
});
