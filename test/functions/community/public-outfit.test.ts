import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PublicOutfit } from '#shared/contract/community';
import { startApp } from '../../support/app/app.ts';
import { imageKey } from '../../support/app/storage.ts';
import { feed, like, aPublicOutfit as publish, setVisibility } from '../../support/calls/community.ts';
import { generate } from '../../support/calls/generate.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { addItem } from '../../support/calls/upload.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
afterAll(() => app.stop());
const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
const open = (outfitId: string, person = bea) =>
  person.call('community', 'getPublicOutfit', { params: { outfitId } });
const opened = async (outfitId: string): Promise<PublicOutfit> => (await open(outfitId)).body;
/** Publishes an outfit and waits until others can see it. */
async function aPublicOutfit(...outfit: Parameters<typeof publish>) {
  const published = await publish(...outfit);
  await app.settle();
  return published;
}
const notFound = { status: 404, body: { code: 'not_found' } };
const addressesIn = (answer: unknown) => JSON.stringify(answer).match(/\/media\/[^"]+/g) ?? [];
/** When the signature of an image URL expires, in seconds since 1970. */
function endOf(address: string): number {
  const policy = new URL(address, 'http://any').searchParams.get('Policy') ?? '';
  const text = Buffer.from(policy.replaceAll('_', '=').replaceAll('-', '+').replaceAll('~', '/'), 'base64');
  return JSON.parse(text.toString()).Statement[0].Condition.DateLessThan['AWS:EpochTime'];
}

describe('a public outfit', () => {
  it('is shown to others with what concerns them, and with how they stand to it', async () => {
    const outfit = await aPublicOutfit(ada, { notes: 'a secret note', feedback: 'dislike' });
    await like(bea, outfit.id);
    const answer = await open(outfit.id);
    expect(answer.status).toBe(200);
    expect(PublicOutfit.strict().parse(answer.body)).toMatchObject({
      id: outfit.id,
      author: { userId: ada.userId, displayName: 'Ada' },
      title: outfit.title,
      prompt: outfit.prompt,
      reasoning: outfit.styleNotes,
      styleNotes: outfit.styleNotes,
      likesCount: 1,
      isLiked: true,
      aiAnalysis: {
        stylingTips: [],
        outfitVisualization: {
          items: await Promise.all(
            outfit.aiAnalysis.outfitVisualization.items.map(async ({ itemName, isSelected, imageUrl }) => ({
              itemName,
              isSelected,
              reasoning: '',
              url: expect.stringContaining(await imageKey(imageUrl, '640.webp')),
            })),
          ),
        },
      },
    });
    for (const secret of ['a secret note', 'dislike', 'weatherData', 'recommendedClothes'])
      expect(JSON.stringify(answer.body)).not.toContain(secret);
  });

  it('tells nothing that comes from what its owner keeps about themselves', async () => {
    await seedItems(ada.userId, basics);
    const { outfit } = await generate(ada, {
      prompt: 'an autumn walk',
      isPublic: true,
      userPreferences: { skinTone: 'olive', bodyType: 'petite', favoriteColors: ['White', 'Blue'] },
      weather: {
        temperature: 7,
        condition: 'rain',
        description: 'Rain',
        icon: 'rain',
        humidity: 80,
        windSpeed: 4,
        low: 3,
        high: 9,
        place: 'Skellefteå',
      },
    });
    await app.settle();
    const answer = await open(outfit?.id ?? '');
    expect(answer.status).toBe(200);
    const told = JSON.stringify(answer.body);
    for (const secret of ['olive', 'petite', 'favorite', 'Skellefteå', '°C', 'worn'])
      expect(told).not.toContain(secret);
  });

  it('that is private, deleted or unknown is not found, by its owner’s name either', async () => {
    const [hidden, deleted] = [await aPublicOutfit(ada), await aPublicOutfit(ada)];
    await setVisibility(ada, hidden.id, false);
    await ada.call('outfits', 'removeOutfit', { params: { outfitId: deleted.id } });
    for (const id of [hidden.id, deleted.id, uuidv7(), 'x', 'a'.repeat(3000)])
      for (const person of [ada, bea]) expect(await open(id, person)).toMatchObject(notFound);
  });
});

describe('the photos of a public outfit', () => {
  let outfitId: string;
  beforeAll(async () => {
    await addItem(app.url, ada.accessToken, { category: 'dress', description: 'red dress' });
    await seedItems(ada.userId, basics);
    const { outfit } = await generate(ada, { prompt: 'a red dress', isPublic: true });
    outfitId = outfit?.id ?? '';
    await app.settle();
  });

  it('can be seen by others, for fifteen minutes at most', async () => {
    const items = (await opened(outfitId)).aiAnalysis.outfitVisualization.items;
    const dress = items.find(({ category }) => category === 'dress');
    const response = await fetch(app.url + dress?.url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const card = (await feed(bea)).items.find(({ id }) => id === outfitId);
    expect(card?.pieces.map(({ url }) => url)).toEqual(items.map(({ url }) => url));
    for (const address of addressesIn([items, card])) {
      const seconds = endOf(address) - Date.now() / 1000;
      expect(seconds).toBeLessThanOrEqual(15 * 60);
      expect(seconds).toBeGreaterThan(9 * 60);
    }
  });

  it('have neither the names of their files nor the id of their owner in their addresses', async () => {
    const card = (await feed(bea)).items.find(({ id }) => id === outfitId);
    const answers = [await opened(outfitId), card];
    expect(JSON.stringify(answers)).not.toContain('photo.jpg');
    const addresses = addressesIn(answers);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      const policy = new URL(address, app.url).searchParams.get('Policy') ?? '';
      for (const text of [address, Buffer.from(policy.replaceAll('~', '/'), 'base64').toString()])
        expect(text).not.toMatch(new RegExp(`${ada.userId}|photo|\\.jpg`));
    }
  });

  it('are those of the outfit alone: no address opens another photo of its owner', async () => {
    const other = (await addItem(app.url, ada.accessToken)).body as { imageUrl: string };
    const [item] = (await opened(outfitId)).aiAnalysis.outfitVisualization.items;
    const response = await fetch(
      `${app.url}/${await imageKey(other.imageUrl, '640.webp')}?${item?.url.split('?')[1]}`,
    );
    expect(response.status).toBe(403);
  });

  it('have no address in anything that is said of the outfit once it is private', async () => {
    await setVisibility(ada, outfitId, false);
    expect(addressesIn((await open(outfitId)).body)).toEqual([]);
    expect((await feed(bea)).items.map(({ id }) => id)).not.toContain(outfitId);
  });
});
