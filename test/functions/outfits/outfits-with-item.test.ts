import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });
afterAll(() => app.stop());

const outfitsWith = async (person: Caller, itemId: string) =>
  (await person.call('outfits', 'listOutfitsWith', { params: { itemId } })).body as Outfit[];
const newOutfit = async (person: Caller, prompt: string) => {
  const { outfit } = await generate(person, { prompt });
  if (!outfit) throw new Error('There is no outfit.');
  return outfit;
};

it('the outfits of a piece are those that it is in, newest first', async () => {
  const ada = await app.visit();
  const [shirt = ''] = await seedItems(ada.userId, basics);
  const outfits = [await newOutfit(ada, 'office day'), await newOutfit(ada, 'a walk in town')];
  expect(await outfitsWith(ada, shirt)).toEqual(outfits.toReversed());
});

it('the outfits of several pieces are counted, each once, with a query for each piece', async () => {
  const [ada, bea] = [await app.visit(), await app.visit()];
  const pieces = await seedItems(ada.userId, basics);
  await newOutfit(ada, 'office day');
  await newOutfit(ada, 'a walk in town');
  const count = async (person: Caller, itemIds: string[]) =>
    (await person.call('outfits', 'countOutfitsWith', { body: { itemIds } })).body;
  const [shirt = ''] = pieces;
  expect(await count(ada, [shirt])).toEqual({ outfits: 2 });
  expect(await count(ada, [...pieces, shirt])).toEqual({ outfits: 2 });
  expect(await count(bea, pieces)).toEqual({ outfits: 0 });
  expect(operations(await databaseCalls(() => count(ada, pieces)))).toEqual(pieces.map(() => 'Query'));
});

it('an outfit that is deleted is no outfit of a piece any more', async () => {
  const ada = await app.visit();
  const [shirt = ''] = await seedItems(ada.userId, basics);
  const { id: outfitId } = await newOutfit(ada, 'office day');
  await ada.call('outfits', 'removeOutfit', { params: { outfitId } });
  expect(await outfitsWith(ada, shirt)).toEqual([]);
  const { OutfitPieceEntity } = await import('#functions/table/outfit-piece');
  expect((await OutfitPieceEntity.query.byItem({ userId: ada.userId, itemId: shirt }).go()).data).toEqual([]);
});

it('the outfits of another person’s piece are nobody else’s to see', async () => {
  const [ada, bea] = [await app.visit(), await app.visit()];
  const [shirt = ''] = await seedItems(ada.userId, basics);
  await newOutfit(ada, 'office day');
  expect(await outfitsWith(bea, shirt)).toEqual([]);
  expect(await outfitsWith(ada, randomUUID())).toEqual([]);
});
