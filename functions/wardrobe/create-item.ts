import type { ClothingItem, CreateClothingItem } from '#shared/contract/clothing-item';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { isOwnImagePath, uploadedAt } from '#shared/rules/image-path';
import type { PreparedImage } from '../platform/invoke-image-worker.ts';
import { invokePrepareImage } from '../platform/invoke-prepare-image.ts';
import { deleteImage } from '../platform/media.ts';
import { commit, onlyIf, refused } from '../platform/transactions.ts';
import { deleteUpload } from '../platform/uploads.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { itemIdOf } from '../rows/items/item-with-photo.ts';
import { WardrobeCountEntity } from '../rows/items/wardrobe-count.ts';

type Key = { userId: string; id: string };
const maxItems: number = limits.wardrobeItems;
const rows = { item: ClothingItemEntity, count: WardrobeCountEntity };

/**
 * Creates an item from an upload. The image worker checks and encodes the photo first. Idempotent: the item's id is
 * derived from the upload's path, so a repeated request returns the same item. Throws `upload.missing`,
 * `wardrobe.full`, or the errors of the image worker.
 */
export async function createItem(userId: string, request: CreateClothingItem): Promise<ClothingItem> {
  const path = request.imageUrl;
  if (!isOwnImagePath(path, userId)) throw new AppError('upload.missing');
  const key = { userId, id: itemIdOf(path) };

  // A repeated request finds its own item, even if that item filled the wardrobe.
  if (await isFull(userId)) return (await ClothingItemEntity.read(key)) ?? refuse(path);
  const image = await invokePrepareImage({ path }).catch((error) => error as Error);
  // The upload is missing if an earlier request has created the item and deleted the upload.
  if (image instanceof Error) return (await ClothingItemEntity.read(key)) ?? Promise.reject(image);

  const [item, count] = await put(key, request, image);
  if (item !== refused && count === refused) return refuse(path);
  await deleteUpload(path);
  return ClothingItemEntity.require(key);
}

/** Whether the wardrobe is full. Only saves the image worker's time: the transaction's condition is the limit. */
async function isFull(userId: string) {
  const count = await WardrobeCountEntity.read({ userId });
  return (count?.items ?? 0) >= maxItems;
}

const put = (key: Key, request: CreateClothingItem, image: PreparedImage) =>
  commit(rows, ({ item, count }) => [
    item
      .create({ ...request, ...key, createdAt: uploadedAt(request.imageUrl).toISOString(), image })
      .commit(),
    onlyIf(
      count.upsert({ userId: key.userId }).add({ items: 1 }),
      ({ items }, { lt, notExists }) => `${notExists(items)} OR ${lt(items, maxItems)}`,
    ),
  ]);

/** Deletes the upload and its stored images, and throws `wardrobe.full`. */
async function refuse(path: string): Promise<never> {
  await Promise.all([deleteUpload(path), deleteImage(path)]);
  throw new AppError('wardrobe.full', { limit: maxItems });
}
