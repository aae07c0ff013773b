import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { apiOf } from '../../support/app/api.ts';
import { startApp } from '../../support/app/app.ts';
import { startProcess } from '../../support/app/app-process.ts';
import { signUpPerson } from '../../support/app/people.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { addItem } from '../../support/calls/upload.ts';

const folder = await mkdtemp(join(tmpdir(), 'wardrobe-test-'));
const before = await startProcess(folder);
const person = await signUpPerson(before.url, 'Ada');
const { call } = apiOf(before.url, person.accessToken);
await addItem(before.url, person.accessToken);

it('an account whose deletion was asked for before the process was killed is deleted by the next one', async () => {
  expect(await call('account', 'deleteAccount', { body: { confirmation: 'delete' } })).toMatchObject({
    status: 204,
  });
  await before.kill();
  const app = await startApp({ folder });
  afterAll(() => app.stop());
  await app.settle();
  const { AccountDeletionEntity } = await import('#functions/table/account-deletion');
  const { data } = await AccountDeletionEntity.get({ userId: person.userId }).go();
  expect(data?.removedAt).toBeDefined();
  expect(await storedObjects(person.userId)).toEqual({ uploads: [], media: [] });
  expect((await apiOf(app.url, person.accessToken).call('wardrobe', 'listItems')).body).toMatchObject({
    items: [],
  });
});
