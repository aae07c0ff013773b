import type { OutfitCardRow } from '../community/outfit-card.ts';

type Sign = (path: string) => Promise<string>;

/** Replaces the storage path of a piece by a signed URL. */
async function withUrl<Piece extends { imageUrl: string }>({ imageUrl, ...piece }: Piece, sign: Sign) {
  return { ...piece, url: await sign(imageUrl) };
}

/** The pieces of a card's flat-lay with signed URLs. Cards that were stored without one have up to four pieces. */
export const toFlatLay = ({ flatLay, pieces }: Pick<OutfitCardRow, 'flatLay' | 'pieces'>, sign: Sign) =>
  Promise.all(
    (
      flatLay ??
      (pieces ?? []).map(({ category, imageUrl }) => ({
        category,
        imageUrl,
        isCutOut: false,
        aspectRatio: 3 / 4,
      }))
    ).map((piece) => withUrl(piece, sign)),
  );
