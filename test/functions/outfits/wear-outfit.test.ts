import { afterAll, expect, it, vi } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import type { ClothingItem } from '#shared/contract/wardrobe';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions({ storage: true, workflow: true });
afterAll(() => app.stop());

async function dressed() {
  const person = await app.visit();
  const clothes = await seedItems(person.userId, basics);
  const { outfit } = await generate(person);
  return { person, clothes, outfitId: outfit?.id ?? '' };
}
const wear = (person: Caller, outfitId: string, date: string) =>
  person.call('outfits', 'wearOutfit', { params: { outfitId, date } });
const worn = (items: ClothingItem[]) => items.map(({ timesWorn, lastWornOn }) => [timesWorn, lastWornOn]);

it('every piece of an outfit counts the day on which it was worn', async () => {
  const { person, clothes, outfitId } = await dressed();
  const { status, body } = await wear(person, outfitId, '2026-11-02');
  expect(status).toBe(200);
  expect((body as ClothingItem[]).map(({ id }) => id).toSorted()).toEqual(clothes.toSorted());
  expect(worn(body)).toEqual(Array(3).fill([1, '2026-11-02']));
});

it('a day counts once for a piece, said twice, at once, or of the piece by itself', async () => {
  const { person, clothes, outfitId } = await dressed();
  const [itemId = ''] = clothes;
  await person.call('wardrobe', 'wearItem', { params: { itemId, date: '2026-11-02' } });
  await Promise.all(Array.from({ length: 4 }, () => wear(person, outfitId, '2026-11-02')));
  expect(worn((await wear(person, outfitId, '2026-11-02')).body)).toEqual(Array(3).fill([1, '2026-11-02']));
});

it('an outfit tells the latest day on which it was worn, and a copy of it none', async () => {
  const { person, outfitId } = await dressed();
  const params = { outfitId };
  const lastWornOn = async () =>
    ((await person.call('outfits', 'getOutfit', { params })).body as Outfit).lastWornOn;
  expect(await lastWornOn()).toBeUndefined();
  for (const date of ['2026-11-02', '2026-11-01']) await wear(person, outfitId, date);
  expect(await lastWornOn()).toBe('2026-11-02');
  const { body } = await person.call('outfits', 'copyOutfit', { params });
  expect(body).not.toHaveProperty('lastWornOn');
});

it('pieces that are gone are passed over', async () => {
  const { person, clothes, outfitId } = await dressed();
  const [itemId = ''] = clothes;
  await person.call('wardrobe', 'removeItem', { params: { itemId } });
  expect(worn((await wear(person, outfitId, '2026-11-02')).body)).toEqual(Array(2).fill([1, '2026-11-02']));
});

it.each(['yesterday', '2026-02-30', '2999-01-01'])('nothing was worn on "%s"', async (date) => {
  const { person, outfitId } = await dressed();
  expect(await wear(person, outfitId, date)).toMatchObject({
    status: 400,
    body: { details: { field: 'date' } },
  });
});

it('nobody wears the outfit of another person', async () => {
  const { person, outfitId } = await dressed();
  expect(await wear(await app.visit(), outfitId, '2026-11-02')).toMatchObject({ status: 404 });
  expect((await person.call('wardrobe', 'listItems')).body).toMatchObject({
    items: Array(3).fill({ timesWorn: 0 }),
  });
});
