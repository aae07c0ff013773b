import type { Outfit } from '#shared/contract/outfits';
import type { Caller, Visited } from '../app/caller.ts';
import { basics, seedItems } from '../rows/seed.ts';

/** Makes an outfit of these pieces by hand. */
export const makeOutfit = async (
  person: Caller,
  itemIds: readonly string[],
  wish: object = {},
): Promise<Outfit> =>
  (await person.call('outfits', 'createOutfit', { body: { title: 'Worn', notes: null, itemIds, ...wish } }))
    .body;
export const outfitOf = async (person: Caller, outfitId: string): Promise<Outfit> =>
  (await person.call('outfits', 'getOutfit', { params: { outfitId } })).body;
export const removeOutfit = (person: Caller, outfitId: string) =>
  person.call('outfits', 'removeOutfit', { params: { outfitId } });
export const wearOutfit = (person: Caller, outfitId: string, date: string) =>
  person.call('outfits', 'wearOutfit', { params: { outfitId, date } });

/** A person with a shirt, trousers, loafers and an outfit of them. */
export async function visitDressedUp(app: Visited, wish: object = {}) {
  const person = await app.visit();
  const [shirt = '', trousers = '', loafers = ''] = await seedItems(person.userId, basics);
  const outfit = await makeOutfit(person, [shirt, trousers, loafers], wish);
  return { person, outfit, shirt, trousers, loafers };
}
