import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { CreateClothingItem } from '#shared/contract/clothing-item';
import { person as model } from './day.ts';

export type Request = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

export type Person = {
  id: string;
  outfitIds: string[];
  conversationId: string;
  /** The generation job that was started last. */
  jobId: string;
  liked: string[];
};

export type Ask = <T>(id: string, name: string, request?: Request) => Promise<T>;

/** Creates people with a wardrobe, the given number of outfits, and a conversation with the next person. */
export async function settleIn(
  count: number,
  has: { outfits: number; isPublic: boolean },
  ask: Ask,
): Promise<Person[]> {
  const { ClothingItemEntity } = await import('../../../functions/rows/items/clothing-item.ts');
  const { WardrobeCountEntity } = await import('../../../functions/rows/items/wardrobe-count.ts');
  const people: Person[] = [];
  for (let at = 0; at < count; at++) {
    const id = randomUUID();
    const body = { displayName: `Person ${at}`, stylePreferences: ['casual'], favoriteColors: ['navy'] };
    await ask(id, 'profile.updateProfile', { body });
    const items = Array.from({ length: model.pieces }, (_, piece) => pieceOf(id, piece));
    await ClothingItemEntity.put(items).go();
    await WardrobeCountEntity.upsert({ userId: id }).add({ items: items.length }).go();
    const outfitIds: string[] = [];
    for (let outfit = 0; outfit < has.outfits; outfit++) {
      const made = await ask<{ id: string }>(id, 'outfits.createOutfit', {
        body: {
          title: `Outfit ${outfit} of ${at}`,
          notes: null,
          itemIds: items.slice((outfit % 10) * 3, (outfit % 10) * 3 + 3).map((item) => item.id),
          isPublic: has.isPublic,
        },
      });
      outfitIds.push(made.id);
    }
    people.push({ id, outfitIds, conversationId: '', jobId: '', liked: [] });
  }
  // A conversation needs two people.
  if (count === 1) return people;
  for (const [at, self] of people.entries()) {
    const other = people[(at + 1) % people.length];
    const body = { userId: other?.id };
    self.conversationId = (await ask<{ id: string }>(self.id, 'messages.startConversation', { body })).id;
  }
  return people;
}

const cuts = ['shirt', 'trousers', 'loafers'];

const colors = ['white', 'navy', 'grey', 'black', 'beige'];

function pieceOf(userId: string, at: number) {
  const moment = Date.now() - at * 1000;
  return {
    ...CreateClothingItem.parse({
      imageUrl: `${userId}/${moment}_photo.jpg`,
      category: cuts[at % cuts.length],
      color: colors[at % colors.length],
      style: 'casual',
      brand: 'Some brand',
      description: 'A piece that is worn on many days',
      timesWorn: 3,
    }),
    userId,
    id: uuidv7({ msecs: moment }),
    createdAt: new Date(moment).toISOString(),
    image: {
      width: 900,
      height: 1200,
      placeholder: 'data:image/webp;base64,'.padEnd(200, 'A'),
      hash: '0123456789abcdef',
    },
  };
}
