import { beforeEach, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { type OutfitCard, type PublicOutfit, SharedOutfit } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { setVisibility, wholeFeed } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { makeOutfit } from '../../support/calls/outfits.ts';
import { itemsOf, policyIn, removeItem } from '../../support/calls/wardrobe.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ storage: true });
const { ClothingItemEntity } = await import('#functions/rows/items/clothing-item');
const { differences } = await import('#functions/projections/rebuild/rebuild');

const made = { state: 'made', width: 300, height: 600 } as const;
let ada: Caller;
let bea: Caller;
let shirt: string;
let outfit: Outfit;
beforeEach(async () => {
  [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  const itemIds = await seedItems(ada.userId, ['shirt', 'trousers']);
  shirt = itemIds[0] ?? '';
  outfit = await makeOutfit(ada, itemIds, { title: 'Two pieces', isPublic: true });
});

/** Sets the cut-out as the image worker does, and waits until the cards are updated. */
async function cutOut(id: string, state: ClothingItem['cutOut'] = made) {
  await ClothingItemEntity.patch({ userId: ada.userId, id }).set({ cutOut: state }).go();
  await app.settle();
}
const flatLay = async (): Promise<OutfitCard['flatLay']> => {
  const card = (await wholeFeed(bea)).find(({ id }) => id === outfit.id);
  if (!card) throw new Error('The outfit is not in the feed.');
  return card.flatLay;
};

it('has all pieces of a public outfit and their shapes, and shows a piece cut out once it is', async () => {
  await cutOut(shirt);
  const trousers = (await itemsOf(ada)).find(({ category }) => category === 'trousers')?.image;
  const laid = await flatLay();
  const signed = (file: string) => expect.stringMatching(`/${file}\\?.*Signature=`);
  expect(laid?.toSorted((one, other) => one.category.localeCompare(other.category))).toEqual([
    { category: 'shirt', isCutOut: true, aspectRatio: 0.5, url: signed('cut-out-640.webp') },
    {
      category: 'trousers',
      isCutOut: false,
      aspectRatio: Number(trousers?.width) / Number(trousers?.height),
      url: signed('640.webp'),
    },
  ]);
});

it('is what the dialog and the page for visitors show, with access to the cut-out alone where there is one', async () => {
  await cutOut(shirt);
  const { body } = await bea.call('community', 'getPublicOutfit', { params: { outfitId: outfit.id } });
  const { flatLay: laid, aiAnalysis } = body as PublicOutfit;
  expect(laid).toEqual(await flatLay());
  const rawPath = `/outfit/${outfit.id}/data.json`;
  const answer = (await app.invoke('shareOutfit', {
    rawPath,
    headers: {},
    requestContext: { http: { method: 'GET', path: rawPath }, requestId: 'a request' },
  })) as { body: string };
  const { flatLay: shown, pieces } = SharedOutfit.parse(JSON.parse(answer.body));
  for (const listed of [pieces, aiAnalysis.outfitVisualization.items]) {
    const [ofShirt = ''] = listed.flatMap(({ itemId, url }) => (itemId === shirt && url ? [url] : []));
    expect(policyIn(ofShirt)).toMatch(/\/cut-out-\*"/);
  }
  expect(shown?.map(({ category }) => category).toSorted()).toEqual(['shirt', 'trousers']);
  for (const { url } of shown ?? []) expect(url).toContain('Signature=');
});

it('is there at once for an outfit of pieces that are cut out', async () => {
  await cutOut(shirt);
  const { body } = await ada.call('outfits', 'copyOutfit', { params: { outfitId: outfit.id } });
  outfit = body;
  await setVisibility(ada, outfit.id, true);
  expect(await flatLay()).toHaveLength(2);
});

it('shows the photo where no cut-out was made or its owner prefers it, and leaves out a piece that is gone', async () => {
  await cutOut(shirt, { state: 'kept' });
  const cutOuts = async () => (await flatLay()).filter(({ isCutOut }) => isCutOut);
  expect(await cutOuts()).toEqual([]);
  await cutOut(shirt);
  const show = (showsBackground: boolean) =>
    ada.call('wardrobe', 'updateItems', { body: { ids: [shirt], changes: { showsBackground } } });
  await show(true);
  expect(await cutOuts()).toEqual([]);
  await show(false);
  expect(await cutOuts()).toHaveLength(1);
  await removeItem(ada, shirt);
  expect((await flatLay()).map(({ category }) => category)).toEqual(['trousers']);
  const { body } = await bea.call('community', 'getPublicOutfit', { params: { outfitId: outfit.id } });
  const { items } = (body as PublicOutfit).aiAnalysis.outfitVisualization;
  expect(items.find(({ category }) => category === 'shirt')?.url).toBeNull();
});

it('is not written anew for changes that do not show, and agrees with a rebuild', async () => {
  await cutOut(shirt);
  const { OutfitCardEntity } = await import('#functions/rows/community/outfit-card');
  const { yearOfId } = await import('#functions/platform/id-time');
  const key = { year: yearOfId(outfit.id), id: outfit.id };
  await OutfitCardEntity.patch(key).set({ title: 'Untouched' }).go();
  await ada.call('wardrobe', 'updateItems', { body: { ids: [shirt], changes: { brand: 'Aster' } } });
  expect((await OutfitCardEntity.get(key).go()).data?.title).toBe('Untouched');
  await cutOut(shirt, { ...made, width: 500 });
  expect((await OutfitCardEntity.get(key).go()).data?.title).toBe('Two pieces');
  const found = (await differences()).filter(({ key: place }) => place === outfit.id);
  expect(found).toEqual([]);
});
