import { batchWrite } from '../platform/batch-write.ts';
import { skipWhenRefused } from '../platform/conditions.ts';
import { inTurns } from '../platform/in-turns.ts';
import { deleteImages } from '../platform/media.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { ProfileEntity } from '../table/profile.ts';
import { WearEntity } from '../table/wear.ts';
import { WornDayEntity } from '../table/worn-day.ts';

/** The storage path of an image that a row had; null and undefined for none. */
type Path = string | null | undefined;

/** Deletes the photo of an item that is gone, and the days on which it was worn. */
export async function dropItem(userId: string, id: string, photo: Path): Promise<void> {
  const { data: item } = await ClothingItemEntity.get({ userId, id }).go({ consistent: true });
  // The same upload has made the item again.
  if (item) return;
  const { data: days } = await WearEntity.query.byItem({ userId, itemId: id }).go({ pages: 'all' });
  // First from the days, which are found by the wears.
  await inTurns(days, ({ date }) =>
    skipWhenRefused(
      WornDayEntity.patch({ userId, date })
        .delete({ itemIds: [id] })
        .go(),
    ),
  );
  await batchWrite((keys) => WearEntity.delete(keys), days);
  await drop([photo], []);
}

/** Deletes pictures that an outfit had and has no longer. */
export async function dropPictures(userId: string, id: string, pictures: readonly Path[]): Promise<void> {
  const { data: outfit } = await OutfitEntity.get({ userId, id }).go({ consistent: true });
  await drop(pictures, [outfit?.outfitImageUrl, outfit?.generatedImageUrl, outfit?.aiGeneratedImageUrl]);
}

/** Deletes an avatar that a person had and has no longer. */
export async function dropAvatar(userId: string, avatar: Path): Promise<void> {
  const { data: profile } = await ProfileEntity.get({ userId }).go({ consistent: true });
  await drop([avatar], [profile?.avatarUrl]);
}

/** Deletes every variant of images, except those that are shown. */
async function drop(paths: readonly Path[], shown: readonly Path[]): Promise<void> {
  const unused = new Set(paths.filter((path) => typeof path === 'string' && !shown.includes(path)));
  if (unused.size) await deleteImages([...unused] as string[]);
}
