import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Outfit } from '#shared/contract/outfits';
import { cutOutFiles, imageVariants } from '#shared/rules/image-variant';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { type AwsCall, aroundAwsCalls } from '../../support/app/aws-calls.ts';
import type { Caller } from '../../support/app/caller.ts';
import { failAs } from '../../support/app/faults.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { addItem, details, photoFile, uploaded, withoutCutOut } from '../../support/calls/upload.ts';
import { countedItems, createItem, itemsOf, removeItem } from '../../support/calls/wardrobe.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startApp();

const sent = (person: Visitor, file: Uint8Array) => uploaded(app, person, file);
const newPhoto = async (person: Visitor) => sent(person, await photoFile('#d02020'));
const added = async (person: Visitor): Promise<ClothingItem> =>
  (await addItem(app.url, person.accessToken)).body;
type Replaced = Pick<ClothingItem, 'id' | 'imageUrl'>;
const replace = (person: Visitor, item: Replaced, imageUrl: string, as: { isCutOut?: true } = {}) =>
  person.call('wardrobe', 'replacePhoto', {
    params: { itemId: item.id },
    body: { imageUrl, replaces: item.imageUrl, ...as },
  });
const variantsOf = (path: string, files: readonly string[] = imageVariants) =>
  files.map((name) => `media/${path}/${name}`).sort();

describe('the photo of an item', () => {
  it('is replaced with its cut-out; the old files are deleted and the details stay', async () => {
    const ada = await app.visit();
    const file = await photoOf('red-sneakers', 600);
    const { body } = await createItem(ada, await sent(ada, file), { brand: 'Acme' });
    await app.settle();
    const [before] = await itemsOf(ada);
    expect(before?.cutOut).toMatchObject({ state: 'made' });
    const path = await sent(ada, await photoOf('navy-cap', 450));
    const { status, body: replaced } = await replace(ada, body as ClothingItem, path);
    expect(status).toBe(200);
    expect(replaced).toMatchObject({ ...details, id: before?.id, brand: 'Acme', imageUrl: path });
    expect((replaced as ClothingItem).cutOut).toBeUndefined();
    expect((replaced as ClothingItem).image.hash).not.toBe(before?.image.hash);
    await app.settle();
    const [item] = await itemsOf(ada);
    expect(item).toMatchObject({ ...(replaced as ClothingItem), cutOut: { state: 'made' } });
    expect(await storedObjects(ada.userId)).toEqual({
      uploads: [],
      media: variantsOf(path, [...imageVariants, ...cutOutFiles]),
    });
  });

  it('stays when its cut-out is drawn by hand, which is shown at once', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    await app.settle();
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const piece = sharp(await photoFile('#d02020', { width: 40, height: 40 })).ensureAlpha();
    const drawn = await piece
      .extend({ left: 10, top: 20, right: 50, bottom: 40, background: clear })
      .png()
      .toBuffer();
    const path = await sent(ada, drawn);
    const { body } = await replace(ada, item, path, { isCutOut: true });
    const cutOut = {
      state: 'made',
      width: 40,
      height: 40,
      box: { left: 0.1, top: 0.2, width: 0.4, height: 0.4 },
    };
    expect(body).toEqual({ ...item, imageUrl: path, cutOut, showsBackground: false });
    await app.settle();
    expect(await itemsOf(ada)).toEqual([body]);
    const media = variantsOf(path, [...imageVariants, ...cutOutFiles]);
    expect(await storedObjects(ada.userId)).toEqual({ uploads: [], media });
  });

  it('is replaced in the outfits, the card and the trips that show it', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    const { body } = await ada.call('outfits', 'createOutfit', {
      body: { title: 'Office', notes: null, occasion: null, itemIds: [item.id], isPublic: true },
    });
    const { id: outfitId } = body as Outfit;
    const { TripEntity } = await import('#functions/rows/planning/trip');
    const key = { userId: ada.userId, id: randomUUID() };
    const piece = { itemId: item.id, itemName: '', category: '', color: '', imageUrl: item.imageUrl };
    const trip = { ...key, place: 'Oslo', days: [], extras: [], createdAt: '' };
    await TripEntity.create({ ...trip, pieces: [piece] as never }).go();
    await app.settle();

    const path = await newPhoto(ada);
    await replace(ada, item, path);
    await app.settle();
    const { body: outfit } = await ada.call('outfits', 'getOutfit', { params: { outfitId } });
    expect((outfit as Outfit).aiAnalysis.outfitVisualization.items).toMatchObject([{ imageUrl: path }]);
    expect((await TripEntity.get(key).go()).data?.pieces).toMatchObject([{ imageUrl: path }]);
    const { OutfitCardEntity } = await import('#functions/rows/community/outfit-card');
    const { yearOfId } = await import('#functions/platform/id-time');
    const card = await OutfitCardEntity.get({ year: yearOfId(outfitId), id: outfitId }).go();
    expect(card.data?.flatLay).toMatchObject([{ imageUrl: path }]);
    expect((await storedObjects(ada.userId)).media).toEqual(variantsOf(path));
  });

  it('is replaced by one of two tabs, and the other is told', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    const paths = [await newPhoto(ada), await newPhoto(ada)];
    const answers = await Promise.all(paths.map((path) => replace(ada, item, path)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'photo.replaced' });
    await app.settle();
    const [{ imageUrl = '' } = {}] = await itemsOf(ada);
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
    expect((await itemsOf(ada)).map(({ imageUrl }) => imageUrl)).toEqual([other.imageUrl, item.imageUrl]);
    expect((await storedObjects(ada.userId)).media).toHaveLength(2 * imageVariants.length);
  });

  it('goes with the item, also when that is deleted at the same time', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    const path = await newPhoto(ada);
    await Promise.all([replace(ada, item, path), removeItem(ada, item.id)]);
    await app.settle();
    expect(await itemsOf(ada)).toEqual([]);
    expect(await storedObjects(ada.userId)).toEqual({ uploads: [], media: [] });
  });
});

describe('deleting', () => {
  const removeAll = (person: Caller, ids: string[]) =>
    person.call('wardrobe', 'removeItems', { body: { ids } });
  const gone = { status: 204, body: null };

  it('an item deletes it with every object of it', async () => {
    const ada = await app.visit();
    const [kept, item] = [await added(ada), await added(ada)];
    expect(await removeItem(ada, item.id)).toEqual(gone);
    expect((await itemsOf(ada)).map(withoutCutOut)).toEqual([withoutCutOut(kept)]);

    await app.settle();
    expect(await storedObjects(ada.userId)).toEqual({
      uploads: [],
      media: imageVariants.map((variant) => `media/${kept.imageUrl}/${variant}`).sort(),
    });
  });

  it('an item whose photo the storage fails to delete removes it at once, and the photo in the end', async () => {
    const ada = await app.visit();
    const item = await added(ada);
    let failures = 2;
    const failing = (call: AwsCall) =>
      call.operation === 'DeleteObjects' && failures-- > 0 ? failAs('throttled', call) : call.make();
    await aroundAwsCalls(failing, async () => {
      expect(await removeItem(ada, item.id)).toEqual(gone);
      expect(await itemsOf(ada)).toEqual([]);
      await app.settle();
    });
    expect(failures).toBeLessThan(0);
    expect(await storedObjects(ada.userId)).toEqual({ uploads: [], media: [] });
  });

  it('a full wardrobe empties it at once and gives all its room back', async () => {
    const ada = await app.visit();
    expect(await removeAll(ada, await seedItems(ada.userId, 100))).toEqual(gone);
    expect([await itemsOf(ada), await countedItems(ada)]).toEqual([[], 0]);
  });

  it('of several ids deletes those that are the person’s own', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const mine = await seedItems(ada.userId, 3);
    const hers = await seedItems(bea.userId, 1);
    expect(await removeAll(ada, [...mine.slice(1), ...mine.slice(1), ...hers, randomUUID()])).toEqual(gone);
    expect((await itemsOf(ada)).map(({ id }) => id)).toEqual(mine.slice(0, 1));
    expect(await itemsOf(bea)).toHaveLength(1);
  });

  it('in requests that overlap deletes each item once and gives its room back once', async () => {
    const ada = await app.visit();
    const ids = await seedItems(ada.userId, 10);
    const answers = await Promise.all([
      removeAll(ada, ids.slice(0, 6)),
      removeAll(ada, ids.slice(3, 9)),
      ...Array.from({ length: 4 }, () => removeItem(ada, ids[0] ?? '')),
    ]);
    expect(answers).toEqual(answers.map(() => gone));
    expect([(await itemsOf(ada)).length, await countedItems(ada)]).toEqual([1, 1]);
  });
});
