/** What is drawn: an outfit as the workflow has it by then. */
export type DrawOutfit = {
  userId: string;
  jobId: string;
  wardrobe: { items: PieceToDraw[] };
  composition: { itemIds: string[] };
};
export type PieceToDraw = {
  id: string;
  /** The storage path of its photograph. */
  imageUrl: string;
  category: string;
  color: string;
  description: string | null;
};
/** Where the picture is stored, and whether a model has drawn it. */
export type DrawnOutfit = { path: string; byModel: boolean };

/**
 * The storage path of the picture of the outfit that a job makes, in the form of every other photograph's.
 * It is made of the job's id, a UUID of version 7, so that a picture that is drawn twice is stored once and
 * whoever ends the job can take it away unseen.
 */
export function outfitPicturePath(userId: string, jobId: string): string {
  const hex = jobId.replaceAll('-', '');
  const milliseconds = Number.parseInt(hex.slice(0, 12), 16);
  const chance = Number.parseInt(hex.slice(-8), 16) % 1000;
  return `${userId}/${milliseconds * 1000 + chance}_outfit-board.webp`;
}
