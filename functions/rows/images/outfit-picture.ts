import type { OutputInfo } from 'sharp';
import { timeOfId } from '../../platform/id-time.ts';

/** The input of the worker that draws an outfit. It is a part of the workflow's state. */
export type DrawOutfit = {
  userId: string;
  jobId: string;
  requestId?: string;
  wardrobe: { items: PieceToDraw[] };
  composition: { itemIds: string[] };
};
/** The data of an item that is needed to draw it, as the workflow's state has it. */
export type PieceToDraw = {
  id: string;
  /** The storage path of the item's photo, not a URL. The published API names it `imageUrl`. */
  imageUrl: string;
  category: string;
  color: string;
  description: string | null;
  /** Whether a cut-out of the item is shown instead of its photo. */
  isCutOut?: boolean;
};
/** The storage path of the picture, and whether an image model made it. */
export type DrawnOutfit = { path: string; byModel: boolean };

/**
 * The storage path of the picture of a job's outfit. It has the form `userId/timestamp_name`, like the path of every
 * image. It is derived from the job's id, a version 7 UUID. Drawing is therefore idempotent, and the picture of a
 * failed job can be deleted without looking up its path.
 */
export function outfitPicturePath(userId: string, jobId: string): string {
  const chance = Number.parseInt(jobId.slice(-8), 16) % 1000;
  return `${userId}/${timeOfId(jobId) * 1000 + chance}_outfit-board.webp`;
}

/** The size of every outfit picture in pixels, in portrait format (3 to 4). */
export const pictureSize = { width: 1200, height: 1600 } as const;

/** The pixels of an outfit picture: red, green and blue, one byte each. */
export type Picture = { data: Buffer; info: OutputInfo };
