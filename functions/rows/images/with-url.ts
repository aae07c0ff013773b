type Sign = (path: string) => Promise<string>;

/** Replaces the storage path of a piece by a signed URL. */
export async function withUrl<Piece extends { imageUrl: string }>({ imageUrl, ...piece }: Piece, sign: Sign) {
  return { ...piece, url: await sign(imageUrl) };
}

/** The pieces of a flat-lay with signed URLs. Null if the outfit has no flat-lay. */
export const toFlatLay = async <Piece extends { imageUrl: string }>(
  pieces: readonly Piece[] | null | undefined,
  sign: Sign,
) => (pieces ? Promise.all(pieces.map((piece) => withUrl(piece, sign))) : null);
