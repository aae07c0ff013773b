import { beforeAll, describe, expect, it } from 'vitest';
import { PublicOutfit } from '#shared/contract/outfit-cards';
import { startApp } from '../../support/app/app.ts';
import { imageKey } from '../../support/app/storage.ts';
import { feed, like, aPublicOutfit as publish, setVisibility } from '../../support/calls/community.ts';
import { generate } from '../../support/calls/generate.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { addItem } from '../../support/calls/upload.ts';
import { lifeOf, policyIn } from '../../support/calls/wardrobe.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
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
const addressesIn = (answer: unknown) => JSON.stringify(answer).match(/\/media\/[^"]+/g) ?? [];
it('a public outfit is shown to others with what concerns them, and with how they stand to it', async () => {
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

describe('the photos of a public outfit', () => {
  let outfitId: string;
  beforeAll(async () => {
    await addItem(app.url, ada.accessToken, { category: 'dress', description: 'red dress' });
    await seedItems(ada.userId, basics);
    const { outfit } = await generate(ada, { prompt: 'a red dress', isPublic: true });
    outfitId = outfit?.id ?? '';
    await app.settle();
  });

  it('can be seen by others for fifteen minutes at most, at addresses that tell nothing of their files and owner', async () => {
    const outfit = await opened(outfitId);
    const items = outfit.aiAnalysis.outfitVisualization.items;
    const dress = items.find(({ category }) => category === 'dress');
    const response = await fetch(app.url + dress?.url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const card = (await feed(bea)).items.find(({ id }) => id === outfitId);
    expect(card?.flatLay.map(({ url }) => url)).toEqual(items.map(({ url }) => url));
    expect(JSON.stringify([outfit, card])).not.toContain('photo.jpg');
    const addresses = addressesIn([outfit, card]);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      expect(lifeOf(address)).toBeLessThanOrEqual(15 * 60);
      expect(lifeOf(address)).toBeGreaterThan(9 * 60);
      for (const text of [address, policyIn(address)])
        expect(text).not.toMatch(new RegExp(`${ada.userId}|photo|\\.jpg`));
    }
  });

  it('have no address in anything that is said of the outfit once it is private', async () => {
    await setVisibility(ada, outfitId, false);
    expect(addressesIn((await open(outfitId)).body)).toEqual([]);
    expect((await feed(bea)).items.map(({ id }) => id)).not.toContain(outfitId);
  });
});
