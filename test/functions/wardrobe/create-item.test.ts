import { describe, expect, it } from 'vitest';
import { ClothingItem } from '#shared/contract/clothing-item';
import { imageVariants } from '#shared/rules/image-variant';
import { startApp } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { uploaded, withoutCutOut } from '../../support/calls/upload.ts';
import { createItem, itemsOf, removeItem } from '../../support/calls/wardrobe.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
const ada = await app.visit();

describe('a new item', () => {
  it('is answered as it was made, belongs to whoever is signed in, and has nothing that was not said', async () => {
    const wish = {
      category: 'blazer',
      color: 'navy',
      style: 'business',
      brand: 'Acme',
      description: 'Two buttons',
      isDemo: true,
      textureMaps: { fabric: 'maps/wool.png' },
      aiDetectedMetadata: { color: 'navy', confidence: 'high' },
    };
    const imageUrl = await uploaded(app, ada);
    const claimed = { userId: 'somebody else', id: 'mine' };
    const { status, body } = await createItem(ada, imageUrl, { ...wish, ...claimed });
    expect(status).toBe(201);
    expect(ClothingItem.strict().parse(body)).toMatchObject({ ...wish, imageUrl, userId: ada.userId });
    expect((await itemsOf(ada)).map(withoutCutOut)).toContainEqual(withoutCutOut(body as ClothingItem));

    const plain = { category: 'shirt', style: 'casual', imageUrl: await uploaded(app, ada) };
    expect((await ada.call('wardrobe', 'createItem', { body: plain })).body).toMatchObject({
      ...{ color: 'unknown', brand: null, description: null, isDemo: false },
      ...{ textureMaps: null, aiDetectedMetadata: null },
    });
  });

  it('is refused with the words of the rule that fails first, and its upload stays for another try', async () => {
    const imageUrl = await uploaded(app, ada);
    expect(await createItem(ada, imageUrl, { category: ' ', style: '' })).toEqual({
      status: 400,
      body: { code: 'request.invalid', details: { field: 'category', message: 'Category is required' } },
    });
    expect((await storedObjects(ada.userId)).uploads).toEqual([imageUrl]);
    expect(await createItem(ada, imageUrl)).toMatchObject({ status: 201 });
  });

  it('says when its picture was uploaded, so that the list is in order of what it says', async () => {
    const bea = await app.visit();
    const [first, second] = [await uploaded(app, bea), await uploaded(app, bea)];
    for (const imageUrl of [second, first]) await createItem(bea, imageUrl);
    const items = await itemsOf(bea);
    expect(items.map(({ imageUrl }) => imageUrl)).toEqual([second, first]);
    const dates = items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('that was deleted is not brought back by its creation, sent again', async () => {
    const imageUrl = await uploaded(app, ada);
    const { body } = await createItem(ada, imageUrl);
    await removeItem(ada, (body as ClothingItem).id);
    expect(await createItem(ada, imageUrl)).toMatchObject({ status: 409, body: { code: 'upload.missing' } });
  });
});

describe('a wardrobe of 100 items', () => {
  const full = { status: 409, body: { code: 'wardrobe.full', details: { limit: 100 } } };
  const personWith = async (items: number) => {
    const person = await app.visit();
    await seedItems(person.userId, items);
    return person;
  };

  it('is never exceeded, and what was refused of 30 creations at once leaves nothing', async () => {
    const bea = await personWith(95);
    const paths = await Promise.all(Array.from({ length: 30 }, () => uploaded(app, bea)));
    const answers = await Promise.all(paths.map((path) => createItem(bea, path)));

    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(5);
    for (const answer of answers) if (!accepted.includes(answer)) expect(answer).toEqual(full);
    expect(await itemsOf(bea)).toHaveLength(100);
    const { uploads, media } = await storedObjects(bea.userId);
    expect(uploads).toEqual([]);
    const kept = accepted.map(({ body }) => (body as ClothingItem).imageUrl);
    const stored = media.map((key) => key.replace(/^media\/(.*)\/[^/]+$/, '$1'));
    expect([...new Set(stored)].sort()).toEqual(kept.sort());
  });

  it('is filled by items alone, refuses another one with its upload, and has room again for each that is deleted', async () => {
    await personWith(100);
    const bea = await personWith(99);
    const unused = await uploaded(app, bea);
    expect(await createItem(bea, await uploaded(app, bea))).toMatchObject({ status: 201 });
    expect(await createItem(bea, await uploaded(app, bea))).toEqual(full);
    expect((await storedObjects(bea.userId)).uploads).toEqual([unused]);
    await removeItem(bea, (await itemsOf(bea)).at(-1)?.id ?? '');
    expect(await createItem(bea, unused)).toMatchObject({ status: 201 });
    expect(await createItem(bea, await uploaded(app, bea))).toEqual(full);
  });

  it('answers every creation of its hundredth item alike, at once and later, and keeps its picture', async () => {
    const bea = await personWith(99);
    const path = await uploaded(app, bea);
    const answers = await Promise.all(Array.from({ length: 6 }, () => createItem(bea, path)));
    answers.push(await createItem(bea, path));
    const alike = answers.map(({ status, body }) => [status, withoutCutOut(body as ClothingItem)]);
    for (const answer of alike) expect(answer).toEqual([201, alike[0]?.[1]]);
    expect(await itemsOf(bea)).toHaveLength(100);
    await app.settle();
    expect(await storedObjects(bea.userId)).toEqual({
      uploads: [],
      media: imageVariants.map((variant) => `media/${path}/${variant}`).toSorted(),
    });
  });
});
