import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Caller } from '../app/caller.ts';
import { details } from './upload.ts';

export const itemsOf = async (person: Caller): Promise<ClothingItem[]> =>
  ((await person.call('wardrobe', 'listItems')).body as { items: ClothingItem[] }).items;
export const createItem = (person: Caller, imageUrl: string, wish: object = {}) =>
  person.call('wardrobe', 'createItem', { body: { ...details, ...wish, imageUrl } });
export const removeItem = (person: Caller, itemId: string) =>
  person.call('wardrobe', 'removeItem', { params: { itemId } });

/** The number of items that counts toward the limit. */
export async function countedItems({ userId }: Caller) {
  const { WardrobeCountEntity } = await import('#functions/rows/items/wardrobe-count');
  return (await WardrobeCountEntity.get({ userId }).go()).data?.items ?? 0;
}

/** The addresses of a person's own images, by their storage paths. */
export async function signedUrls(person: Caller, urls: readonly string[], more: object = {}) {
  const { body } = await person.call('images', 'signUrls', { body: { urls, ...more } });
  return (body as { signedUrls: Record<string, string> }).signedUrls;
}

/** The policy in a signed address, as text. */
export const policyIn = (address: string) => {
  const policy = new URL(address, 'http://any').searchParams.get('Policy') ?? '';
  const base64 = policy.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/');
  return Buffer.from(base64, 'base64').toString();
};

/** For how many seconds from now a signed address opens its image. */
export const lifeOf = (address: string): number =>
  JSON.parse(policyIn(address)).Statement[0].Condition.DateLessThan['AWS:EpochTime'] - Date.now() / 1000;
