import { afterAll, expect, it, vi } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { seedItems } from '../../support/rows/seed.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions({ storage: true });
afterAll(() => app.stop());

const visit = async () => {
  const person = await app.visit();
  const [itemId = ''] = await seedItems(person.userId, 1);
  return { person, itemId };
};
const wear = (person: Caller, itemId: string, date: string) =>
  person.call('wardrobe', 'wearItem', { params: { itemId, date } });
const takeBack = (person: Caller, itemId: string, date: string) =>
  person.call('wardrobe', 'takeBackWear', { params: { itemId, date } });
const worn = ({ body }: { body: unknown }) => {
  const { timesWorn, lastWornOn } = body as ClothingItem;
  return [timesWorn, lastWornOn];
};

it('the days on which a piece was worn are counted, and the latest is known', async () => {
  const { person, itemId } = await visit();
  expect(worn(await wear(person, itemId, '2026-11-02'))).toEqual([1, '2026-11-02']);
  expect(worn(await wear(person, itemId, '2026-11-05'))).toEqual([2, '2026-11-05']);
  expect(worn(await wear(person, itemId, '2026-11-03'))).toEqual([3, '2026-11-05']);
});

it('a day counts once, said twice or by two tabs at the same time', async () => {
  const { person, itemId } = await visit();
  await Promise.all(Array.from({ length: 8 }, () => wear(person, itemId, '2026-11-02')));
  expect(worn(await wear(person, itemId, '2026-11-02'))).toEqual([1, '2026-11-02']);
});

it('a day that is taken back counts no more, and the day before it is the latest again', async () => {
  const { person, itemId } = await visit();
  for (const day of ['2026-11-02', '2026-11-05']) await wear(person, itemId, day);
  expect(worn(await takeBack(person, itemId, '2026-11-05'))).toEqual([1, '2026-11-02']);
  expect(worn(await takeBack(person, itemId, '2026-11-05'))).toEqual([1, '2026-11-02']);
  expect(worn(await takeBack(person, itemId, '2026-11-02'))).toEqual([0, null]);
});

it.each(['yesterday', '2026-13-01', '2026-02-30', '2999-01-01', '2026-11-02T10:00:00Z'])(
  'nothing was worn on "%s"',
  async (date) => {
    const { person, itemId } = await visit();
    expect(await wear(person, itemId, date)).toMatchObject({
      status: 400,
      body: { details: { field: 'date' } },
    });
  },
);

it('nobody wears the piece of another person', async () => {
  const { person, itemId } = await visit();
  const stranger = await app.visit();
  for (const say of [wear, takeBack])
    expect(await say(stranger, itemId, '2026-11-02')).toMatchObject({ status: 404 });
  expect((await person.call('wardrobe', 'listItems')).body).toMatchObject({ items: [{ timesWorn: 0 }] });
});

it('a piece that is deleted leaves none of its days behind', async () => {
  const { person, itemId } = await visit();
  for (let day = 10; day < 40; day++)
    await wear(person, itemId, new Date(Date.UTC(2026, 8, day)).toISOString().slice(0, 10));
  await person.call('wardrobe', 'removeItem', { params: { itemId } });
  const { WearEntity } = await import('#functions/table/wear');
  expect(
    (await WearEntity.query.byItem({ userId: person.userId, itemId }).go({ pages: 'all' })).data,
  ).toEqual([]);
});
