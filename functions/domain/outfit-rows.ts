import { Service } from 'electrodb';
import type { Outfit } from '#shared/contract/outfits';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitCountEntity } from '../table/outfit-count.ts';
import { OutfitPieceEntity } from '../table/outfit-piece.ts';
import { forget, type Publication, publicationEntities, publish } from './publication.ts';

/** What an outfit is stored in; a service of more entities can be given to the functions below as well. */
export const outfitEntities = {
  outfit: OutfitEntity,
  piece: OutfitPieceEntity,
  outfitCount: OutfitCountEntity,
  ...publicationEntities,
};
export const outfitRows = new Service(outfitEntities);
type Entities = Parameters<Parameters<typeof outfitRows.transaction.write>[0]>[0];

type Where = Parameters<ReturnType<Entities['outfit']['remove']>['where']>[0];
/** That an outfit is made of these pieces still, asked piece by piece. */
export const consistsOf =
  (itemIds: readonly string[]): Where =>
  ({ id, recommendedClothes }, { exists, eq }) =>
    [exists(id), ...itemIds.map((itemId, at) => eq(recommendedClothes[at] ?? '', itemId))].join(' AND ');

/**
 * All that is written for a new outfit, of which the first is refused where it exists already; with what
 * `publicationOf` makes of it.
 */
export const storeOutfit = (
  { outfit, piece, outfitCount, ...community }: Entities,
  row: Outfit,
  publication: Publication | null,
) => [
  outfit.create(row).commit(),
  ...row.recommendedClothes.map((itemId) =>
    piece.put({ userId: row.userId, itemId, outfitId: row.id }).commit(),
  ),
  outfitCount.upsert({ userId: row.userId }).add({ outfits: 1 }).commit(),
  ...(publication ? publish(community, publication) : []),
];

/** All that goes with an outfit, on condition that it is there and made of these pieces still. */
export const dropOutfit = (
  { outfit, piece, outfitCount, ...community }: Entities,
  { userId, id, recommendedClothes }: Pick<Outfit, 'userId' | 'id' | 'recommendedClothes'>,
) => [
  outfit.remove({ userId, id }).where(consistsOf(recommendedClothes)).commit(),
  ...recommendedClothes.map((itemId) => piece.delete({ userId, itemId, outfitId: id }).commit()),
  outfitCount.upsert({ userId }).add({ outfits: -1 }).commit(),
  ...forget(community, { id }),
];
