import type { OutfitCard } from '#shared/contract/community';
import type { Person } from '#shared/contract/profile';
import { toPerson } from '../domain/person.ts';
import type { OutfitCardRow } from '../table/outfit-card.ts';
import { photoUrl } from './photo-url.ts';

type Marks = { likes: ReadonlyMap<string, number>; liked: ReadonlySet<string> };

/** Cards as a person sees them; that they are there says that their outfits are public. */
export const toCards = (rows: readonly OutfitCardRow[], marks: Marks): Promise<OutfitCard[]> =>
  Promise.all(rows.map((row) => toCard(row, marks)));

async function toCard(row: OutfitCardRow, { likes, liked }: Marks): Promise<OutfitCard> {
  const { year: _, authorName, authorAvatarUrl, imageUrl, pieces, ...shown } = row;
  return {
    ...shown,
    author: toAuthor(row),
    likesCount: likes.get(row.id) ?? 0,
    isLiked: liked.has(row.id),
    imageUrl: imageUrl ? await photoUrl(imageUrl) : null,
    pieces: await Promise.all(
      pieces.map(async ({ imageUrl: path, ...piece }) => ({ ...piece, url: await photoUrl(path) })),
    ),
  };
}

export const toAuthor = ({ userId, authorName, authorAvatarUrl }: OutfitCardRow): Person =>
  toPerson(userId, { displayName: authorName, avatarUrl: authorAvatarUrl });
