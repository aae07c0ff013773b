import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AttributeValue, DynamoDBClient, PutItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { v7 as uuidv7 } from 'uuid';
import { openCredentials } from '../../../infra/local/credentials.ts';
import { sdkEnvironment } from '../../../infra/local/function-environment.ts';
import { ensureTable } from '../../../infra/local/table/ensure-table.ts';
import { startTable } from '../../../infra/local/table/table-service.ts';
import { createAccount, enter, lastMail, openBrowser } from '../../demo/app-client.ts';
import { addPictured, makeOutfit } from '../../demo/fill.ts';
import { onceItAppears } from '../../demo/mingle.ts';
import { step } from '../../operator/step.ts';
import { runCommand, startInstance } from './instance.ts';

/** What one phase of the drill hands to the next. */
type Handed = {
  /** The former subjects of two people, by name. */
  people: { ada: string; bea: string };
  itemIds: string[];
  /** The name of the export of the user pool. */
  exportKey: string;
  /** The point in time, and the rows that the table had then. */
  until: string;
  rows: Record<string, AttributeValue>[];
  /** From former subjects to new ones. */
  subjects: [string, string][];
};
const fileIn = (folder: string) => join(folder, 'handed.json');
const readHanded = async (folder: string): Promise<Handed> =>
  JSON.parse(await readFile(fileIn(folder), 'utf8'));
const hand = (folder: string, handed: Handed) => writeFile(fileIn(folder), JSON.stringify(handed));

const restoredTable = 'wardrobe-restored';
const addressOf = (name: string) => `${name}@example.com`;

function expectThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

/** Two people use the app. Then the table, the user pool and all images are lost. */
async function live(folder: string) {
  const app = await startInstance(folder);
  const signUp = async (name: string) => {
    const account = { email: addressOf(name), password: 'lost with the pool', displayName: name };
    await createAccount(app.url, account);
    return enter(app.url, account);
  };
  const itemIds: string[] = [];
  const people = await step('two people use the app', async () => {
    const [ada, bea] = [await signUp('ada'), await signUp('bea')];
    for (const name of ['white-shirt', 'navy-trousers', 'brown-loafers'] as const)
      itemIds.unshift((await addPictured(app.url, ada.api, name)).id);
    const request = { prompt: 'the office', isPublic: true, forceVariety: true };
    const { id: outfitId } = await makeOutfit(ada.api, request);
    await onceItAppears(() => bea.api.community.likeOutfit({ params: { outfitId } }));
    const { id: conversationId } = await bea.api.messages.startConversation({ body: { userId: ada.userId } });
    const body = { id: uuidv7(), content: 'Where is the shirt from?' };
    await bea.api.messages.sendMessage({ params: { conversationId }, body });
    await app.settle();
    return { ada: ada.userId, bea: bea.userId };
  });
  const { key: exportKey } = await step(
    'the user pool is exported',
    () => app.invoke('exportUsers', {}) as Promise<{ key: string }>,
  );
  // This stands for the continuous backup of DynamoDB, which the local table does not have.
  const rows: Handed['rows'] = [];
  const scan = { TableName: process.env['TABLE_NAME'] };
  for await (const { Items = [] } of paginateScan({ client: new DynamoDBClient({}) }, scan))
    rows.push(...Items);
  const until = new Date().toISOString();
  await hand(folder, { people, itemIds, exportKey, until, rows, subjects: [] });
  await step('images, table and user pool are lost', async () => {
    const { deleteObjects, listKeys } = await import('../../../functions/platform/stored-objects.ts');
    const bucket = process.env['MEDIA_BUCKET'] ?? '';
    await deleteObjects(bucket, await listKeys(bucket, ''));
    await app.close();
    for (const lost of ['table', 'user-pool']) await rm(join(folder, lost), { recursive: true });
  });
}

/** The stacks are deployed anew, with an empty user pool, and the people are created in it. */
async function newPool(folder: string) {
  const handed = await readHanded(folder);
  const app = await step('an empty instance starts', () => startInstance(folder));
  const { readExport, restorePeople } = await import('../../restore/people.ts');
  const subjects = await step('people get accounts with new subjects', async () => {
    const exported = await readExport(process.env['USER_EXPORTS_BUCKET'] ?? '', handed.exportKey);
    return restorePeople(exported, process.env['USER_POOL_ID'] ?? '');
  });
  await hand(folder, { ...handed, subjects: [...subjects] });
  await app.close();
}

/** The table of the point in time appears under a new name, without a stream, and is re-keyed. */
async function newTable(folder: string) {
  const { rows, subjects } = await readHanded(folder);
  const table = await startTable({ folder: join(folder, 'table') });
  const credentials = await openCredentials(join(folder, 'credentials.json'));
  Object.assign(process.env, sdkEnvironment(credentials), { AWS_ENDPOINT_URL_DYNAMODB: table.url });
  await step(`the table is restored as ${restoredTable}`, async () => {
    await ensureTable(table.url, restoredTable);
    const client = new DynamoDBClient({});
    for (const Item of rows) await client.send(new PutItemCommand({ TableName: restoredTable, Item }));
  });
  const { reKeyRows } = await import('../../restore/rows.ts');
  await step('its rows are re-keyed', () => reKeyRows(restoredTable, new Map(subjects)));
  await table.close();
}

/** The stacks adopt the restored table, images come back, and people go on. */
async function adopted(folder: string) {
  const { people, itemIds, until, subjects } = await readHanded(folder);
  const app = await step('the instance adopts the table', () => startInstance(folder, restoredTable));
  const { restoreImages, moveImages } = await import('../../restore/images.ts');
  const { listKeys } = await import('../../../functions/platform/stored-objects.ts');
  const { ownerFolder } = await import('../../../functions/platform/media-names.ts');
  await step('images come back from their versions', () => restoreImages(new Date(until)));
  await step('and move to the folders of the new subjects', async () => {
    await moveImages(restoredTable, new Map(subjects));
    await app.settle();
    for (const [former] of subjects) {
      const left = await listKeys(process.env['MEDIA_BUCKET'] ?? '', await ownerFolder(former));
      expectThat(left.length === 0, 'Images are left in the folder of a former subject.');
    }
  });
  const { port } = new URL(app.url);
  await step('rebuild --repair', () => runCommand('bin/rebuild.ts', ['--repair'], { PORT: port }));
  await step('smoke', () => runCommand('bin/smoke.ts', [app.url]));

  const [email, password] = [addressOf('ada'), 'chosen after the loss'];
  const api = await step('a person resets the password and signs in', async () => {
    await openBrowser(app.url);
    await resetPassword({ username: email });
    const { code } = await lastMail(app.url, email);
    await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
    const { userId, api } = await enter(app.url, { email, password });
    expectThat(userId !== people.ada, 'The subject is the former one.');
    return api;
  });
  await step('and finds clothes, photos, outfit and chat', async () => {
    const { items } = await api.wardrobe.listItems({ query: {} });
    expectThat(items.map(({ id }) => id).join() === itemIds.join(), 'Clothes are missing.');
    for (const { imageUrl } of items) {
      const { url } = await api.images.signUrl({ body: { path: imageUrl } });
      const { status } = await fetch(new URL(url, app.url));
      expectThat(status === 200, `A photo is answered with ${status}.`);
    }
    const outfits = await api.outfits.listOutfits({ query: {} });
    expectThat(
      outfits.items.some(({ isPublic }) => isPublic),
      'The public outfit is missing.',
    );
    const userId = new Map(subjects).get(people.bea) ?? '';
    const { id: conversationId } = await api.messages.startConversation({ body: { userId } });
    const chat = await api.messages.listMessages({ params: { conversationId }, query: {} });
    expectThat(chat.items.length === 1, 'The message is missing.');
  });
  await app.close();
}

/** The phases of the drill. Each gets the folder of the data. */
export const phases = { live, newPool, newTable, adopted };
