import { onlyIf, retryOnConflict, tryToCommit, type Writers } from '../../platform/transactions.ts';
import { forget, publicationEntities } from '../community/publication.ts';
import { OutfitCountEntity, OutfitEntity, OutfitPieceEntity, type OutfitRow } from './outfit.ts';

/** The entities in which an outfit is stored. The functions below also accept more entities. */
export const outfitEntities = {
  outfit: OutfitEntity,
  piece: OutfitPieceEntity,
  outfitCount: OutfitCountEntity,
  ...publicationEntities,
};
type Entities = Writers<typeof outfitEntities>;

type Where = Parameters<ReturnType<Entities['outfit']['remove']>['where']>[0];
/** The condition that an outfit exists and still consists of these pieces, in this order. */
const consistsOf =
  (itemIds: readonly string[]): Where =>
  ({ id, recommendedClothes }, { exists, eq }) =>
    [exists(id), ...itemIds.map((itemId, at) => eq(recommendedClothes[at] ?? '', itemId))].join(' AND ');

/** A new outfit. It has no version yet, because `storeOutfit` sets version 1. */
export type NewOutfitRow = Omit<OutfitRow, 'version'>;

/** The initial fields of a new outfit: its id, the time of creation, no pictures and no feedback. */
export function newOutfitFields(id: string) {
  const now = new Date().toISOString();
  return {
    id,
    outfitImageUrl: null,
    generatedImageUrl: null,
    aiGeneratedImageUrl: null,
    feedback: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The initial fields of a new outfit that no request of the stylist made. */
export const unaskedOutfitFields = (id: string) => ({
  ...newOutfitFields(id),
  // The prompt is the text of a request.
  prompt: '',
  mood: null,
  notes: null,
  publicTexts: null,
  pinboardBoardId: null,
  purchaseLinks: [],
  weatherData: null,
});

/** The operations of a transaction that store a new outfit. The first one is refused if the outfit already exists. */
export const storeOutfit = ({ outfit, piece, outfitCount }: Entities, row: NewOutfitRow) => [
  outfit.create({ ...row, version: 1 }).commit(),
  ...row.recommendedClothes.map((itemId) =>
    piece.put({ userId: row.userId, itemId, outfitId: row.id }).commit(),
  ),
  outfitCount.upsert({ userId: row.userId }).add({ outfits: 1 }).commit(),
];

/** The operations that delete an outfit. Refused if it no longer exists or has other pieces than given. */
const dropOutfit = (
  { outfit, piece, outfitCount, ...community }: Entities,
  { userId, id, recommendedClothes }: Pick<OutfitRow, 'userId' | 'id' | 'recommendedClothes'>,
) => [
  onlyIf(outfit.remove({ userId, id }), consistsOf(recommendedClothes)),
  ...recommendedClothes.map((itemId) => piece.delete({ userId, itemId, outfitId: id }).commit()),
  outfitCount.upsert({ userId }).add({ outfits: -1 }).commit(),
  ...forget(community, { userId, id }),
];

/**
 * Deletes one of the user's outfits with its rows. A projection then deletes its pictures and comments. If another
 * request replaces an item of the outfit at the same time, the outfit is read again and the deletion is retried.
 * Idempotent: does nothing if the user has no such outfit.
 */
export const removeOutfit = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const outfit = await OutfitEntity.read({ userId, id });
    if (!outfit) return;
    return tryToCommit(outfitEntities, (entities) => dropOutfit(entities, outfit));
  });
