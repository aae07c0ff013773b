import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { AiDetectedMetadata, ClothingItem } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';
import { defineEntity, keyOf, nullable, optional, required } from '../../platform/table.ts';

/**
 * An item in its owner's partition. Ids are ordered by time, so that a query backwards lists the newest first.
 *
 * An item takes about 0.8 kB, a full wardrobe about 80 kB: 10 read units.
 */
export const ClothingItemEntity = defineEntity('clothing-item', {
  attributes: {
    ...required('string', 'userId', 'id'),
    /** The storage path of the item's photo, not a URL; `imageUrl` is the product's published field name. */
    ...required('string', 'imageUrl', 'createdAt', 'category', 'color', 'style'),
    ...required(nullable<string>(), 'brand', 'description', 'currency', 'purchasedOn', 'lastWornOn'),
    textureMaps: { type: nullable<Record<string, string>>(), required: true },
    aiDetectedMetadata: { type: nullable<AiDetectedMetadata>(), required: true },
    seasons: { type: CustomAttributeType<ClothingItem['seasons']>('any'), required: true },
    price: { type: nullable<number>(), required: true },
    isInLaundry: { type: 'boolean', required: true },
    archiveReason: { type: nullable<NonNullable<ClothingItem['archiveReason']>>(), required: true },
    timesWorn: { type: 'number', required: true },
    image: { type: CustomAttributeType<ClothingItem['image']>('any'), required: true },
    /** Set once the image worker has looked for the piece in the photo. */
    cutOut: { type: CustomAttributeType<NonNullable<ClothingItem['cutOut']>>('any') },
    ...optional('boolean', 'showsBackground', 'wearMore', 'isDemo'),
    neverWith: { type: CustomAttributeType<string[]>('any') },
  },
  indexes: { byUser: keyOf('userId', 'id') },
});
export type ClothingItemRow = EntityItem<typeof ClothingItemEntity>;

/** The user's items, at most as many as a wardrobe can hold. */
export async function readWardrobe(userId: string, { consistent = false } = {}) {
  const { data } = await ClothingItemEntity.query
    .byUser({ userId })
    .go({ limit: limits.wardrobeItems, consistent });
  return data;
}
