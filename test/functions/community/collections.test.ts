import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import type { Collected, Collection } from '#shared/contract/collections';
import { limits } from '#shared/limits';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { aPublicOutfit, publicOutfits, setVisibility } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { block } from '../../support/calls/safety.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startApp();

const aVisitor = () => visitNamed<Visitor>(app, 'Ada');
const save = (person: Visitor, collectionId: string, name: string, outfitId?: string) =>
  person.call('community', 'saveCollection', { params: { collectionId }, body: { name, outfitId } });
const collectionsOf = async (person: Visitor): Promise<Collection[]> =>
  (await person.call('community', 'listCollections')).body;
async function aCollection(person: Visitor) {
  const params = { collectionId: uuidv7() };
  await save(person, params.collectionId, 'Summer');
  const about = (call: 'addToCollection' | 'takeFromCollection') => (outfitId: string) =>
    person.call('community', call, { params: { ...params, outfitId } });
  const shown = async (): Promise<Collected> =>
    (await person.call('community', 'listCollected', { params })).body;
  const shownIds = async () => {
    const { own, cards } = await shown();
    return [...own, ...cards].map(({ id }) => id).toSorted();
  };
  return { add: about('addToCollection'), take: about('takeFromCollection'), shown, shownIds };
}
const full = (code: string) => ({ status: 409, body: { code } });

it('a collection has own outfits and public ones of others as far as they may be seen now', async () => {
  const [ada, bea, cy] = [await aVisitor(), await aVisitor(), await aVisitor()];
  const [own, hidden] = [...(await seedOutfits(ada.userId, 1)), ...(await seedOutfits(bea.userId, 1))];
  const [ofBea, other, ofCy] = [await aPublicOutfit(bea), await aPublicOutfit(bea), await aPublicOutfit(cy)];
  await app.settle();
  const { add, shown, shownIds, take } = await aCollection(ada);
  const ids = [ofBea.id, own?.id ?? '', ofCy.id, other.id];
  for (const id of [...ids, ofCy.id]) expect(await add(id)).toMatchObject({ status: 204 });
  for (const id of [hidden?.id ?? '', uuidv7()]) {
    expect(await add(id)).toMatchObject({ status: 404 });
    expect(await save(ada, uuidv7(), 'Unseen', id)).toMatchObject({ status: 404 });
  }
  expect(await collectionsOf(ada)).toMatchObject([
    { name: 'Summer', outfitIds: ids.toSorted().toReversed() },
  ]);
  const { own: ownOnes, cards } = await shown();
  expect(ownOnes).toMatchObject([{ id: own?.id, isPublic: false }]);
  expect(cards.map(({ id }) => id)).toEqual([ofBea.id, ofCy.id, other.id].toSorted().toReversed());

  await setVisibility(bea, ofBea.id, false);
  await block(cy, ada.userId);
  for (let time = 0; time < 2; time++) expect(await take(other.id)).toMatchObject({ status: 204 });
  expect(await shownIds()).toEqual([own?.id]);
  expect(await add(ofCy.id)).toMatchObject({ status: 404 });
  await setVisibility(bea, ofBea.id, true);
  await app.settle();
  expect(await shownIds()).toEqual([ofBea.id, own?.id].toSorted());
});

it('what two tabs add and take at the same moment is neither lost nor added twice', async () => {
  const ada = await aVisitor();
  const ids = (await seedOutfits(ada.userId, 8)).map((each) => each.id);
  const [early, late] = [ids.slice(0, 4), ids.slice(4)];
  const { add, take, shownIds } = await aCollection(ada);
  await Promise.all([...early, ...early].map(add));
  await Promise.all([...late.map(add), ...early.slice(0, 3).map(take)]);
  expect(await shownIds()).toEqual([...late, early[3]].toSorted());
});

it('there are thirty collections at most, which can be renamed; a deleted one makes room', async () => {
  const ada = await aVisitor();
  const ids = Array.from({ length: limits.collections.count + 1 }, () => uuidv7());
  const answers = await Promise.all(ids.map((id) => save(ada, id, ' Summer ')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.collections.count);
  const refused = ids[answers.findIndex(({ status }) => status !== 200)] ?? '';
  expect(await save(ada, refused, 'Summer')).toMatchObject(full('collections.full'));
  const [{ id, name } = { id: '', name: '' }] = await collectionsOf(ada);
  expect(name).toBe('Summer');
  expect(await save(ada, id, 'Winter')).toMatchObject({ status: 200, body: { id, name: 'Winter' } });
  expect(await save(ada, id, ' ')).toMatchObject({ status: 400 });
  for (let time = 0; time < 2; time++)
    await ada.call('community', 'removeCollection', { params: { collectionId: id } });
  expect(await save(ada, refused, 'Summer')).toMatchObject({ status: 200 });
  expect(await save(ada, uuidv7(), 'Summer')).toMatchObject(full('collections.full'));
});

it('a collection has sixty outfits at most; one that is not seen any more makes room', async () => {
  const [ada, bea] = [await aVisitor(), await aVisitor()];
  const [ofBea] = await publicOutfits(bea, 1);
  const own = await seedOutfits(ada.userId, limits.collections.outfits);
  await app.settle();
  const { add, shownIds } = await aCollection(ada);
  const last = own.pop()?.id ?? '';
  await add(ofBea?.id ?? '');
  await Promise.all(own.map(({ id }) => add(id)));
  expect(await add(last)).toMatchObject(full('collection.full'));
  await setVisibility(bea, ofBea?.id ?? '', false);
  expect(await add(last)).toMatchObject({ status: 204 });
  expect(await shownIds()).toHaveLength(limits.collections.outfits);
});
