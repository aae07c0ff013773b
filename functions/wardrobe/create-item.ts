import { Service } from 'electrodb';
import type { ClothingItem, CreateClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { isOwnImagePath, uploadedAt } from '#shared/rules/image-path';
import { invokePrepareImage, type PreparedImage } from '../platform/invoke-image-worker.ts';
import { deleteImage } from '../platform/media.ts';
import { commit, refused } from '../platform/transactions.ts';
import { deleteUpload } from '../platform/uploads.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WardrobeCountEntity } from '../table/wardrobe-count.ts';
import { itemIdOf } from './item-id.ts';

type Key = { userId: string; id: string };
const most: number = limits.wardrobeItems;
const rows = new Service({ item: ClothingItemEntity, count: WardrobeCountEntity });

/** Makes an item of an upload, whose picture is checked and re-encoded first; asked twice, it makes one. */
export async function createItem(userId: string, wish: CreateClothingItem): Promise<ClothingItem> {
  const path = wish.imageUrl;
  if (!isOwnImagePath(path, userId)) throw new AppError('upload.missing');
  const key = { userId, id: itemIdOf(path) };

  // The item of an earlier request may be the one that made the wardrobe full.
  if (await isFull(userId)) return (await findItem(key)) ?? refuse(path);
  const image = await invokePrepareImage({ path }).catch((error) => error as Error);
  // An earlier request that made the item has taken the upload away.
  if (image instanceof Error) return (await findItem(key)) ?? Promise.reject(image);

  const [item, count] = await put(key, wish, image);
  if (item !== refused && count === refused) return refuse(path);
  await deleteUpload(path);
  return (await findItem(key)) ?? Promise.reject(new AppError('not_found'));
}

/** Spares the work on a picture for which there is no room; the limit itself is kept by the transaction. */
async function isFull(userId: string) {
  const { data } = await WardrobeCountEntity.get({ userId }).go({ consistent: true });
  return (data?.items ?? 0) >= most;
}

const put = (key: Key, wish: CreateClothingItem, { color: _, ...image }: PreparedImage) =>
  commit(() =>
    rows.transaction
      .write(({ item, count }) => [
        item
          .create({
            ...wish,
            ...key,
            createdAt: createdAt(wish),
            image,
          })
          .commit(),
        count
          .upsert({ userId: key.userId })
          .add({ items: 1 })
          .where(({ items }, { lt, notExists }) => `${notExists(items)} OR ${lt(items, most)}`)
          .commit(),
      ])
      .go(),
  );

const createdAt = ({ imageUrl }: CreateClothingItem) => uploadedAt(imageUrl).toISOString();

async function refuse(path: string): Promise<never> {
  await Promise.all([deleteUpload(path), deleteImage(path)]);
  throw new AppError('wardrobe.full', { limit: most });
}

async function findItem(key: Key) {
  const { data } = await ClothingItemEntity.get(key).go({ consistent: true });
  return data;
}
