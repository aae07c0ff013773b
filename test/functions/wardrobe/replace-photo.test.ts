import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { cutOutFiles, imageVariants } from '#shared/rules/image-variant';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { addItem, details, photoFile, upload, withoutCutOut } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());

async function sent(person: Visitor, file: Uint8Array, fileName = 'new.jpg'): Promise<string> {
  const answer = await upload(app.url, person.accessToken, file, { fileName });
  if (!('path' in answer)) throw new Error('The upload was refused.');
  return answer.path;
}
const newPhoto = async (person: Visitor) => sent(person, await photoFile('#d02020'));
const added = async (person: Visitor): Promise<ClothingItem> =>
  (await addItem(app.url, person.accessToken)).body;
const replace = (person: Visitor, item: Pick<ClothingItem, 'id' | 'imageUrl'>, imageUrl: string) =>
  person.call('wardrobe', 'replacePhoto', {
    params: { itemId: item.id },
    body: { imageUrl, replaces: item.imageUrl },
  });
const listed = async (person: Visitor) =>
  ((await person.call('wardrobe', 'listItems')).body as { items: ClothingItem[] }).items;
const variantsOf = (path: string, files: readonly string[] = imageVariants) =>
  files.map((name) => `media/${path}/${name}`).sort();

describe('the photo of an item', () => {
  it('is replaced with its cut-out; the old files are deleted and the details stay', async () => {
    const ada = await app.visit();
    const file = await photoOf('red-sneakers', 600);
    const { body } = await ada.call('wardrobe', 'createItem', {
      body: { ...details, brand: 'Acme', imageUrl: await sent(ada, file) },
    });
    await app.settle();
    const [before] = await listed(ada);
    expect(before?.cutOut).toMatchObject({ state: 'made' });
    const path = await sent(ada, await photoOf('navy-cap', 450));
    const { status, body: replaced } = await replace(ada, body as ClothingItem, path);
    expect(status).toBe(200);
    expect(replaced).toMatchObject({ ...details, id: before?.id, brand: 'Acme', imageUrl: path });
    expect((replaced as ClothingItem).cutOut).toBeUndefined();
    expect((replaced as ClothingItem).image.hash).not.toBe(before?.image.hash);
    await app.settle();
    const [item] = await listed(ada);
    expect(item).toMatchObject({ ...(replaced as ClothingItem), cutOut: { state: 'made' } });
    expect(await storedObjects(ada.userId)).toEqual({
      uploads: [],
      media: variantsOf(path, [...imageVariants, ...cutOutFiles]),
    });
  });

  it('is replaced in the outfits, the card and the trips that show it', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    const { body } = await ada.call('outfits', 'createOutfit', {
      body: { title: 'Office', notes: null, occasion: null, itemIds: [item.id], isPublic: true },
    });
    const { id: outfitId } = body as Outfit;
    const { TripEntity } = await import('#functions/table/trip');
    const key = { userId: ada.userId, id: randomUUID() };
    const piece = { itemId: item.id, itemName: '', category: '', color: '', imageUrl: item.imageUrl };
    await TripEntity.create({
      ...key,
      place: 'Oslo',
      days: [],
      extras: [],
      createdAt: '',
      pieces: [piece] as never,
    }).go();
    await app.settle();

    const path = await newPhoto(ada);
    await replace(ada, item, path);
    await app.settle();
    const { body: outfit } = await ada.call('outfits', 'getOutfit', { params: { outfitId } });
    expect((outfit as Outfit).aiAnalysis.outfitVisualization.items).toMatchObject([{ imageUrl: path }]);
    expect((await TripEntity.get(key).go()).data?.pieces).toMatchObject([{ imageUrl: path }]);
    const { OutfitCardEntity } = await import('#functions/table/outfit-card');
    const { yearOfId } = await import('#functions/platform/id-time');
    const card = await OutfitCardEntity.get({ year: yearOfId(outfitId), id: outfitId }).go();
    expect(card.data?.pieces).toMatchObject([{ imageUrl: path }]);
    expect((await storedObjects(ada.userId)).media).toEqual(variantsOf(path));
  });

  it('is replaced once by a request that is repeated, and again later', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    const path = await newPhoto(ada);
    const first = await replace(ada, item, path);
    const second = await replace(ada, item, path);
    expect(second.status).toBe(200);
    expect(withoutCutOut(second.body as ClothingItem)).toEqual(withoutCutOut(first.body as ClothingItem));
    await app.settle();
    const again = await newPhoto(ada);
    expect(await replace(ada, first.body as ClothingItem, again)).toMatchObject({ status: 200 });
    await app.settle();
    expect(await storedObjects(ada.userId)).toEqual({ uploads: [], media: variantsOf(again) });
  });

  it('is replaced by one of two tabs, and the other is told', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    const paths = [await newPhoto(ada), await newPhoto(ada)];
    const answers = await Promise.all(paths.map((path) => replace(ada, item, path)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'photo.replaced' });
    await app.settle();
    const [{ imageUrl = '' } = {}] = await listed(ada);
    expect(paths).toContain(imageUrl);
    expect(await storedObjects(ada.userId)).toEqual({ uploads: [], media: variantsOf(imageUrl) });
  });

  it('stays if the new file is no photo, is missing, or belongs to another item', async () => {
    const ada = await app.visit();
    const [item, other] = [await added(ada), await added(ada)];
    const torn = await sent(ada, Buffer.from('no photo'));
    expect(await replace(ada, item, torn)).toMatchObject({ body: { code: 'upload.invalid_file' } });
    for (const path of [`${ada.userId}/1_gone.jpg`, `${randomUUID()}/1_a.jpg`, other.imageUrl])
      expect(await replace(ada, item, path)).toMatchObject({ body: { code: 'upload.missing' } });
    await app.settle();
    expect((await listed(ada)).map(({ imageUrl }) => imageUrl)).toEqual([other.imageUrl, item.imageUrl]);
    expect((await storedObjects(ada.userId)).media).toHaveLength(2 * imageVariants.length);
  });

  it('goes with the item, also when that is deleted at the same time', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    const path = await newPhoto(ada);
    await Promise.all([
      replace(ada, item, path),
      ada.call('wardrobe', 'removeItem', { params: { itemId: item.id } }),
    ]);
    await app.settle();
    expect(await listed(ada)).toEqual([]);
    expect(await storedObjects(ada.userId)).toEqual({ uploads: [], media: [] });
  });
});
