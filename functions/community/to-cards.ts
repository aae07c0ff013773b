import type { OutfitCard } from '#shared/contract/outfit-cards';
import type { Person } from '#shared/contract/profile';
import { type OutfitCardRow, toFlatLay } from '../rows/community/outfit-card.ts';
import { sharedImageUrl } from '../rows/images/shared-image-url.ts';
import { toPerson } from '../rows/people/person.ts';
import { type Likes, likesAmong } from './likes-among.ts';

/** The cards of the contract for stored cards, with their likes as the user sees them. */
export const cardsFor = async (userId: string, rows: readonly OutfitCardRow[]): Promise<OutfitCard[]> => {
  const ids = rows.map(({ id }) => id);
  return toCards(rows, await likesAmong(userId, ids));
};

/** Converts stored cards to the cards of the contract, with signed image URLs. Only public outfits have cards. */
export const toCards = (rows: readonly OutfitCardRow[], likes: Likes): Promise<OutfitCard[]> =>
  Promise.all(rows.map((row) => toCard(row, likes)));

async function toCard(row: OutfitCardRow, { likes, comments, liked }: Likes): Promise<OutfitCard> {
  const {
    year: _,
    authorName,
    authorAvatarUrl,
    imageUrl,
    pieces: _pieces,
    flatLay: _flatLay,
    ...shown
  } = row;
  return {
    ...shown,
    author: await toAuthor(row),
    likesCount: likes.get(row.id) ?? 0,
    commentsCount: comments.get(row.id) ?? 0,
    isLiked: liked.has(row.id),
    imageUrl: imageUrl ? await sharedImageUrl(imageUrl) : null,
    flatLay: await toFlatLay(row, sharedImageUrl),
  };
}

/** The author of a card, built from the name and avatar that are copied to the card. */
export const toAuthor = ({ userId, authorName, authorAvatarUrl }: OutfitCardRow): Promise<Person> =>
  toPerson(userId, { displayName: authorName, avatarUrl: authorAvatarUrl });
