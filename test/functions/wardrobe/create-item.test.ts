import { afterAll, describe, expect, it } from 'vitest';
import { ClothingItem } from '#shared/contract/wardrobe';
import { imageVariants } from '#shared/rules/image-variant';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { addItem, details, upload, withoutCutOut } from '../../support/calls/upload.ts';
import * as pictures from '../../support/pictures.ts';

const app = await startApp();
afterAll(() => app.stop());
const ada = await app.visit();

async function uploaded(person: Visitor) {
  return ((await upload(app.url, person.accessToken, await pictures.jpeg())) as { path: string }).path;
}
const listed = async (person: Visitor) =>
  ((await person.call('wardrobe', 'listItems')).body as { items: ClothingItem[] }).items;

describe('a new item', () => {
  it('is answered as it was made, with all its fields', async () => {
    const imageUrl = await uploaded(ada);
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
    const { status, body } = await ada.call('wardrobe', 'createItem', { body: { ...wish, imageUrl } });
    expect(status).toBe(201);
    expect(ClothingItem.strict().parse(body)).toMatchObject({ ...wish, imageUrl, userId: ada.userId });
    expect((await listed(ada)).map(withoutCutOut)).toContainEqual(withoutCutOut(body as ClothingItem));
  });

  it('has the color unknown and nothing else that was not said', async () => {
    const body = { category: 'shirt', style: 'casual', imageUrl: await uploaded(ada) };
    expect((await ada.call('wardrobe', 'createItem', { body })).body).toMatchObject({
      color: 'unknown',
      brand: null,
      description: null,
      isDemo: false,
      textureMaps: null,
      aiDetectedMetadata: null,
    });
  });

  it('belongs to whoever is signed in, whatever the request says', async () => {
    const bea = await app.visit();
    const { status, body } = await addItem(app.url, ada.accessToken, { userId: bea.userId, id: 'mine' });
    expect({ status, body }).toMatchObject({ status: 201, body: { userId: ada.userId } });
    expect(await listed(bea)).toEqual([]);
  });

  it('is refused with the words of the rule that fails first, and its upload stays for another try', async () => {
    const imageUrl = await uploaded(ada);
    const refused = await ada.call('wardrobe', 'createItem', {
      body: { ...details, category: ' ', style: '', imageUrl },
    });
    expect(refused).toEqual({
      status: 400,
      body: { code: 'request.invalid', details: { field: 'category', message: 'Category is required' } },
    });
    expect((await storedObjects(ada.userId)).uploads).toEqual([imageUrl]);
    expect(await ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl } })).toMatchObject({
      status: 201,
    });
  });

  it('says when its picture was uploaded, so that the list is in order of what it says', async () => {
    const bea = await app.visit();
    const [first, second] = [await uploaded(bea), await uploaded(bea)];
    for (const imageUrl of [second, first])
      await bea.call('wardrobe', 'createItem', { body: { ...details, imageUrl } });
    const items = await listed(bea);
    expect(items.map(({ imageUrl }) => imageUrl)).toEqual([second, first]);
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('a creation that is sent again', () => {
  it('makes one item and is answered alike', async () => {
    const imageUrl = await uploaded(ada);
    const before = (await listed(ada)).length;
    const body = { ...details, imageUrl };
    const answers = [];
    for (let time = 0; time < 2; time++) answers.push(await ada.call('wardrobe', 'createItem', { body }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = answers.map((answer) => withoutCutOut(answer.body as ClothingItem));
    expect(second).toEqual(first);
    expect(await listed(ada)).toHaveLength(before + 1);
  });

  it('makes one item when all are sent at once', async () => {
    const bea = await app.visit();
    const imageUrl = await uploaded(bea);
    const body = { ...details, imageUrl };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bea.call('wardrobe', 'createItem', { body })),
    );
    const items = await listed(bea);
    expect(items).toHaveLength(1);
    for (const { status, body: item } of answers) {
      expect(status).toBe(201);
      expect(withoutCutOut(item as ClothingItem)).toEqual(items.map(withoutCutOut)[0]);
    }
    await app.settle();
    const { uploads, media } = await storedObjects(bea.userId);
    expect({ uploads, variants: media.length }).toEqual({ uploads: [], variants: imageVariants.length });
  });

  it('does not bring back an item that was deleted in between', async () => {
    const imageUrl = await uploaded(ada);
    const { body } = await ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl } });
    await ada.call('wardrobe', 'removeItem', { params: { itemId: (body as ClothingItem).id } });
    expect(await ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl } })).toMatchObject({
      status: 409,
      body: { code: 'upload.missing' },
    });
  });
});
