import { afterAll, describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { imageVariants } from '#shared/rules/image-variant';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { addItem, details, upload } from '../../support/calls/upload.ts';
import * as pictures from '../../support/pictures.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
afterAll(() => app.stop());

const full = { status: 409, body: { code: 'wardrobe.full', details: { limit: 100 } } };
const personWith = async (items: number) => {
  const person = await app.visit();
  await seedItems(person.userId, items);
  return person;
};
async function uploaded(person: Visitor) {
  return ((await upload(app.url, person.accessToken, await pictures.jpeg())) as { path: string }).path;
}
const create = (person: Visitor, imageUrl: string) =>
  person.call('wardrobe', 'createItem', { body: { ...details, imageUrl } });
const listed = async (person: Visitor) =>
  ((await person.call('wardrobe', 'listItems')).body as { items: ClothingItem[] }).items;

describe('a wardrobe of 100 items', () => {
  it('is never exceeded, and what was refused of 30 creations at once leaves nothing', async () => {
    const ada = await personWith(95);
    const paths = await Promise.all(Array.from({ length: 30 }, () => uploaded(ada)));
    const answers = await Promise.all(paths.map((path) => create(ada, path)));

    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(5);
    for (const answer of answers) if (!accepted.includes(answer)) expect(answer).toEqual(full);
    expect(await listed(ada)).toHaveLength(100);
    const { uploads, media } = await storedObjects(ada.userId);
    expect(uploads).toEqual([]);
    const kept = accepted.map(({ body }) => (body as ClothingItem).imageUrl);
    const stored = media.map((key) => key.replace(/^media\/(.*)\/[^/]+$/, '$1'));
    expect([...new Set(stored)].sort()).toEqual(kept.sort());
  });

  it('refuses another item and deletes its upload', async () => {
    const ada = await personWith(100);
    expect(await create(ada, await uploaded(ada))).toEqual(full);
    expect(await storedObjects(ada.userId)).toEqual({ uploads: [], media: [] });
    expect(await listed(ada)).toHaveLength(100);
  });

  it('has room again for every item that is deleted', async () => {
    const ada = await personWith(100);
    const [oldest] = (await listed(ada)).slice(-1);
    await ada.call('wardrobe', 'removeItem', { params: { itemId: oldest?.id ?? '' } });
    expect(await addItem(app.url, ada.accessToken)).toMatchObject({ status: 201 });
    expect(await addItem(app.url, ada.accessToken)).toEqual(full);
  });

  it('answers the creation of its hundredth item again, and keeps the picture of that item', async () => {
    const ada = await personWith(99);
    const path = await uploaded(ada);
    const made = await create(ada, path);
    expect(made.status).toBe(201);
    expect(await create(ada, path)).toEqual(made);
    await expectPictureOf(ada, path);
  });

  it('answers all of several creations of its hundredth item at once', async () => {
    const ada = await personWith(99);
    const path = await uploaded(ada);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(ada, path)));
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 201 });
    expect(await listed(ada)).toHaveLength(100);
    await expectPictureOf(ada, path);
  });
});

/** Expects that the person has exactly one picture, in all its variants. */
async function expectPictureOf({ userId }: Visitor, path: string) {
  await app.settle();
  const { media } = await storedObjects(userId);
  expect(media).toEqual(imageVariants.map((variant) => `media/${path}/${variant}`).toSorted());
}

it('the items of another user take no room', async () => {
  await personWith(100);
  const bea = await personWith(99);
  expect(await addItem(app.url, bea.accessToken)).toMatchObject({ status: 201 });
});

it('an upload that never becomes an item takes no room', async () => {
  const ada = await personWith(99);
  await uploaded(ada);
  await uploaded(ada);
  expect(await addItem(app.url, ada.accessToken)).toMatchObject({ status: 201 });
});
