import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { yearOfId } from '#functions/platform/id-time';
import { toVisualizationItem } from '#functions/rows/outfits/outfit-pieces';
import type { Outfit } from '#shared/contract/outfits';
import { beforeTransaction } from '../../support/app/before-transaction.ts';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { setVisibility } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { anItem } from '../../support/examples/made-up.ts';
import {
  nothingFailed,
  project as projectAll,
  type Row,
  change as record,
} from '../../support/rows/changes.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ changes: 'ignored' });
let ada: Caller;
let outfit: Outfit;
beforeEach(async () => {
  ada = await visitNamed(app, 'Ada');
  const [made] = await seedOutfits(ada.userId, 1, { title: 'At first', isPublic: true });
  if (!made) throw new Error('There is no outfit.');
  outfit = made;
});

const outfitRow = (change: Row = {}): Row => ({
  __edb_e__: 'outfit',
  userId: ada.userId,
  id: outfit.id,
  isPublic: true,
  version: 1,
  ...change,
});
const profileRow = (displayName: string) => ({ __edb_e__: 'profile', userId: ada.userId, displayName });
const project = (...records: DynamoDBRecord[]) => projectAll(app, records);

const rename = (displayName: string) => ada.call('profile', 'updateProfile', { body: { displayName } });
const retitle = (title: string) =>
  ada.call('outfits', 'updateOutfit', { params: { outfitId: outfit.id }, body: { title } });
async function card() {
  const { OutfitCardEntity } = await import('#functions/rows/community/outfit-card');
  const { data } = await OutfitCardEntity.get({ year: yearOfId(outfit.id), id: outfit.id }).go({
    consistent: true,
  });
  return data && { title: data.title, author: data.authorName };
}

/** What the functions ask of the table while something is done. */
async function inputsOf(act: () => Promise<unknown>) {
  const { table } = await import('#functions/platform/table');
  const inputs: { operation: string | undefined; input: object }[] = [];
  table.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        inputs.push({ operation: commandName, input: args.input });
        return next(args);
      },
    { step: 'initialize', name: 'inputs' },
  );
  await act().finally(() => table.client.middlewareStack.remove('inputs'));
  return inputs;
}

describe('the card of an outfit', () => {
  it('is made of the outfit and its author as they are, whatever the change tells of them', async () => {
    await retitle('Later');
    const late = record(outfitRow({ title: 'Before' }), outfitRow({ version: 2, title: 'At first' }));
    for (let times = 0; times < 2; times++) {
      expect(await project(late)).toEqual(nothingFailed);
      expect(await card()).toEqual({ title: 'Later', author: 'Ada' });
    }
  });

  it.each<[what: string, act: () => Promise<unknown>, left: object | null]>([
    ['its title changes', () => retitle('Later'), { title: 'Later', author: 'Ada' }],
    ['its author takes another name', () => rename('Augusta'), { title: 'At first', author: 'Augusta' }],
    ['it is hidden', () => setVisibility(ada, outfit.id, false), null],
    ['it is deleted', () => ada.call('outfits', 'removeOutfit', { params: { outfitId: outfit.id } }), null],
  ])('agrees with it when %s while it is written', async (_, act, left) => {
    await beforeTransaction(act);
    expect(await project(record(null, outfitRow()))).toEqual(nothingFailed);
    expect(await card()).toEqual(left);
  });

  it('knows the colors of all pieces, and is counted by words of the catalog alone', async () => {
    const [coat = ''] = await seedItems(ada.userId, ['coat'], { style: 'my own word' });
    const [shirt = ''] = await seedItems(ada.userId, ['shirt'], { style: 'elegant' });
    const pieces = ['navy', 'white', 'navy', 'red', 'my own color'].map((color) => anItem({ color }));
    const [many] = await seedOutfits(ada.userId, 1, {
      isPublic: true,
      recommendedClothes: [coat, shirt],
      aiAnalysis: {
        ...outfit.aiAnalysis,
        outfitVisualization: { items: pieces.map((piece) => toVisualizationItem(piece, '')) },
      },
    });
    const id = many?.id ?? '';
    await project(record(null, outfitRow({ id })));
    const { OutfitCardEntity } = await import('#functions/rows/community/outfit-card');
    const { OutfitStandingEntity } = await import('#functions/rows/community/outfit-standing');
    const key = { year: yearOfId(id), id };
    const { data: shown } = await OutfitCardEntity.get(key).go({ consistent: true });
    const { data: counted } = await OutfitStandingEntity.get(key).go({ consistent: true });
    expect(shown?.colors).toEqual(['navy', 'white', 'red', 'my own color']);
    expect(counted).toMatchObject({ colors: ['navy', 'white', 'navy', 'red'], styles: ['elegant'] });
  });

  it('is not written for what is private, nor for what nobody else sees of an outfit', async () => {
    const calls = await databaseCalls(async () => {
      await project(record(null, outfitRow({ isPublic: false })));
      await project(record(outfitRow({ isPublic: true }), outfitRow({ isPublic: false, version: 2 })));
      await project(record(outfitRow(), outfitRow({ feedback: 'like' })));
    });
    expect(operations(calls)).toEqual([]);
  });

  it('costs three reads and a transaction of two rows and two checks, and two reads for the followers', async () => {
    const calls = await databaseCalls(() => project(record(null, outfitRow())));
    expect(operations(calls)).toEqual([
      'BatchGetItem',
      'GetItem',
      'GetItem',
      'GetItem',
      'Query',
      'TransactWriteItems',
    ]);
    expect(calls.find(({ operation }) => operation === 'TransactWriteItems')?.rows).toHaveLength(4);
  });
});

it('a new photo is written to all outfits and trips there are by then, and the cards only because of that', async () => {
  const [itemId = ''] = await seedItems(ada.userId, ['shirt']);
  const { body } = await ada.call('outfits', 'createOutfit', {
    body: { title: 'Worn', notes: null, itemIds: [itemId], isPublic: true },
  });
  const outfitId = (body as Outfit).id;
  const photo = `${ada.userId}/2_new.jpg`;
  const { ClothingItemEntity } = await import('#functions/rows/items/clothing-item');
  const { data } = await ClothingItemEntity.patch({ userId: ada.userId, id: itemId })
    .set({ imageUrl: photo })
    .go({ response: 'all_old' });
  const row = { __edb_e__: 'clothing-item', userId: ada.userId, id: itemId };
  const inputs = await inputsOf(() =>
    project(record({ ...row, imageUrl: data?.imageUrl ?? '' }, { ...row, imageUrl: photo })),
  );
  const { body: now } = await ada.call('outfits', 'getOutfit', { params: { outfitId } });
  expect((now as Outfit).aiAnalysis.outfitVisualization.items[0]?.imageUrl).toContain('2_new.jpg');
  const queries = inputs.filter(({ operation }) => operation === 'QueryCommand');
  expect(queries.filter(({ input }) => !('ConsistentRead' in input))).toEqual([]);
  expect(inputs.map(({ operation }) => operation)).not.toContain('TransactWriteItemsCommand');
});

it('standings that are counted twice at the same time are counted once', async () => {
  const { CommunityStatisticsEntity } = await import('#functions/rows/community/community-statistics');
  const count = async () => {
    const { data } = await CommunityStatisticsEntity.get({ name: 'all' }).go({ consistent: true });
    return data?.outfits ?? 0;
  };
  const [other] = await seedOutfits(ada.userId, 1, { isPublic: true });
  const ids = [outfit.id, other?.id ?? ''];
  await project(...ids.map((id) => record(null, outfitRow({ id }))));
  const before = await count();
  const [one, both] = [ids.slice(0, 1), ids].map((some) =>
    some.map((id) => record(null, { __edb_e__: 'standing', year: yearOfId(id), id })),
  );
  await beforeTransaction(() => project(...(both ?? [])));
  expect(await project(...(one ?? []))).toEqual(nothingFailed);
  expect(await count()).toBe(before + 2);
});

describe('the name of a person', () => {
  it('stands on every card once it has changed, and the earlier one does not come back', async () => {
    await project(record(null, outfitRow()));
    await beforeTransaction(async () => {
      await rename('Countess');
      await project(record(profileRow('Augusta'), profileRow('Countess')));
    });
    await rename('Augusta');
    expect(await project(record(profileRow('Ada'), profileRow('Augusta')))).toEqual(nothingFailed);
    expect(await card()).toEqual({ title: 'At first', author: 'Countess' });
  });

  it('is looked for nowhere when another detail of the profile changes', async () => {
    const calls = await databaseCalls(() =>
      project(
        record({ ...profileRow('Ada'), bodyType: 'petite' }, { ...profileRow('Ada'), bodyType: 'tall' }),
      ),
    );
    expect(calls).toEqual([]);
  });
});

it('a change that fails comes again with what follows it, and what came before is done', async () => {
  const bea = await visitNamed(app, 'Bea');
  const [other] = await seedOutfits(bea.userId, 1, { isPublic: true });
  const first = record(null, outfitRow());
  const second = record(null, { ...outfitRow(), userId: bea.userId, id: other?.id ?? '' });
  let transactions = 0;
  const { table } = await import('#functions/platform/table');
  table.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'TransactWriteItemsCommand' && ++transactions === 2)
          throw new Error('Out of order');
        return next(args);
      },
    { step: 'initialize', name: 'fault' },
  );
  onTestFinished(() => void table.client.middlewareStack.remove('fault'));
  expect(await project(first, second)).toEqual({
    batchItemFailures: [{ itemIdentifier: second.dynamodb?.SequenceNumber }],
  });
  expect(await card()).toEqual({ title: 'At first', author: 'Ada' });
  expect(await project(second)).toEqual(nothingFailed);
});
