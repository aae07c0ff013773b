/** The input of the worker that draws an outfit: a part of the workflow's state. */
export type DrawOutfit = {
  userId: string;
  jobId: string;
  wardrobe: { items: PieceToDraw[] };
  composition: { itemIds: string[] };
};
/** What the workflow's state has of an item that is drawn. */
export type PieceToDraw = {
  id: string;
  /** The storage path of the item's photo, not a URL; `imageUrl` is the product's published field name. */
  imageUrl: string;
  category: string;
  color: string;
  description: string | null;
  /** Whether it is shown cut out. */
  hasCutOut?: boolean;
};
/** The storage path of the picture, and whether an image model made it. */
export type DrawnOutfit = { path: string; byModel: boolean };

/**
 * The storage path of the picture of a job's outfit, `userId/timestamp_name` like that of every image. It
 * follows from the job's id, a version 7 UUID, so that drawing is idempotent and a failed job's picture can be
 * deleted without reading where it is.
 */
export function outfitPicturePath(userId: string, jobId: string): string {
  const hex = jobId.replaceAll('-', '');
  const milliseconds = Number.parseInt(hex.slice(0, 12), 16);
  const chance = Number.parseInt(hex.slice(-8), 16) % 1000;
  return `${userId}/${milliseconds * 1000 + chance}_outfit-board.webp`;
}
