import { batchWrite } from '../platform/batch-write.ts';
import { skipWhenRefused } from '../platform/conditions.ts';
import { inTurns } from '../platform/in-turns.ts';
import { deleteImages } from '../platform/media.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { WearEntity, WornDayEntity } from '../rows/wear/wear.ts';

/** The storage path of an image from a row. Null or undefined if the row had none. */
type Path = string | null | undefined;

/** Deletes the photo of a deleted item, and the rows of the days on which it was worn. */
export async function dropItem(userId: string, id: string, photo: Path): Promise<void> {
  const item = await ClothingItemEntity.read({ userId, id });
  // The item exists again: the same upload was used to create it once more.
  if (item) return;
  const { data: days } = await WearEntity.query.byItem({ userId, itemId: id }).go({ pages: 'all' });
  // The wears say which days to change, so they are deleted last.
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

/** Deletes former pictures of an outfit that it no longer uses. */
export async function dropPictures(userId: string, id: string, pictures: readonly Path[]): Promise<void> {
  const outfit = await OutfitEntity.read({ userId, id });
  await drop(pictures, [outfit?.outfitImageUrl, outfit?.generatedImageUrl, outfit?.aiGeneratedImageUrl]);
}

/** Deletes a former avatar of a person, unless it is in use again. */
export async function dropAvatar(userId: string, avatar: Path): Promise<void> {
  const profile = await ProfileEntity.read({ userId });
  await drop([avatar], [profile?.avatarUrl]);
}

/** Deletes all files of images, except images that are still shown. */
async function drop(paths: readonly Path[], shown: readonly Path[]): Promise<void> {
  const unused = new Set(paths.filter((path) => typeof path === 'string' && !shown.includes(path)));
  if (unused.size) await deleteImages([...unused] as string[]);
}
