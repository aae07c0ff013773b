type Sign = (path: string) => Promise<string>;

/** A piece with a signed URL instead of its storage path. */
export async function withUrl<Piece extends { imageUrl: string }>({ imageUrl, ...piece }: Piece, sign: Sign) {
  return { ...piece, url: await sign(imageUrl) };
}

/** Pieces to be laid flat, with signed URLs; null where an outfit is not laid flat. */
export const toFlatLay = async <Piece extends { imageUrl: string }>(
  pieces: readonly Piece[] | null | undefined,
  sign: Sign,
) => (pieces ? Promise.all(pieces.map((piece) => withUrl(piece, sign))) : null);
