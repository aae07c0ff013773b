import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { GenerationJob } from '#shared/contract/generation';
import { apiOf } from '../../support/app/api.ts';
import { startApp } from '../../support/app/app.ts';
import { startProcess } from '../../support/app/app-process.ts';
import { eventually } from '../../support/app/eventually.ts';
import { signUpPerson } from '../../support/app/people.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { finished } from '../../support/calls/generate.ts';
import { addItem } from '../../support/calls/upload.ts';
import { itemsOf, signedUrls } from '../../support/calls/wardrobe.ts';
import { startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();

const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
bedrock.reply({ silence: true });
// The stylist of this process waits for a model that never answers.
const before = await startProcess(folder, { STYLIST: 'bedrock', STYLIST_MODEL_ID: 'model' });
const person = await signUpPerson(before.url, 'Ada');
const api = apiOf(before.url, person.accessToken);
const leaving = await signUpPerson(before.url, 'Bea');
await addItem(before.url, leaving.accessToken);
const items: ClothingItem[] = [];
for (const category of ['shirt', 'trousers'])
  items.unshift((await addItem(before.url, person.accessToken, { category })).body);

it('what was begun before the process was killed is ended by the next one, and nothing else is lost', async () => {
  const { body } = await api.call('generation', 'startGeneration', { body: { prompt: 'office' } });
  const { id } = body as GenerationJob;
  await eventually(() => expect(bedrock.requests).toHaveLength(1));
  const deletion = { body: { confirmation: 'delete' } };
  const { call } = apiOf(before.url, leaving.accessToken);
  expect(await call('account', 'deleteAccount', deletion)).toMatchObject({ status: 204 });
  await before.kill();

  const app = await startApp({ folder });
  afterAll(() => app.stop());
  const ada = { ...person, ...apiOf(app.url, person.accessToken) };
  expect(await finished(ada, id)).toMatchObject({ status: 'succeeded', outfit: { id } });
  // An item may have got its cut-out in the meantime.
  expect((await ada.call('wardrobe', 'listItems')).body).toMatchObject({ items, cursor: null });
  expect((await ada.call('profile', 'getProfile')).body).toMatchObject({ displayName: 'Ada' });
  const urls = await signedUrls(
    ada,
    items.map(({ imageUrl }) => imageUrl),
  );
  for (const url of Object.values(urls)) expect((await fetch(app.url + url)).status).toBe(200);
  // No execution is left that a third process would run again.
  await eventually(async () => expect(await readdir(join(folder, 'executions'))).toEqual([]));
  // The account whose deletion was asked for is deleted.
  await app.settle();
  const { AccountDeletionEntity } = await import('#functions/rows/people/account-deletion');
  const { data } = await AccountDeletionEntity.get({ userId: leaving.userId }).go();
  expect(data?.removedAt).toBeDefined();
  expect(await storedObjects(leaving.userId)).toEqual({ uploads: [], media: [] });
  expect(await itemsOf({ ...leaving, ...apiOf(app.url, leaving.accessToken) })).toEqual([]);
});
