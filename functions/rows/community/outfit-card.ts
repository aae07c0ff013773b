import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { PublicText } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import { defineEntity, indexBy, keyOf, nullable, required } from '../../platform/table.ts';
import { knownLanguage } from '../outfits/outfit.ts';

/** A piece of a flat-lay. `imageUrl`: its photo's storage path. `aspectRatio`: the width divided by the height. */
export type FlatLayPiece = { category: string; imageUrl: string; isCutOut: boolean; aspectRatio: number };

/**
 * A public outfit as the feed shows it, with a copy of its owner's name. It is a projection: it is written shortly
 * after the outfit becomes public, and deleted in the transaction that hides or deletes the outfit. The partition is
 * the year of the outfit's id, ordered by time. It contains nothing that a like or a comment changes.
 *
 * A card takes 2 to 2.5 kB. One partition takes 1,000 write units a second, enough to publish 250 outfits a
 * second. The newest cards share a partition, because a page of the feed is then one query. The index takes one write
 * unit per kB more each time.
 */
export const OutfitCardEntity = defineEntity('outfit-card', {
  attributes: {
    ...required('string', 'year', 'id', 'userId', 'title', 'prompt', 'createdAt'),
    ...required(nullable<string>(), 'authorName', 'authorAvatarUrl', 'mood', 'occasion'),
    titleLanguage: knownLanguage,
    ...required(CustomAttributeType<PublicText>('string'), 'description', 'colorHarmony', 'styleAnalysis'),
    /** The storage path of the picture of the whole outfit, or null if it has none. */
    imageUrl: { type: nullable<string>(), required: true },
    /** Four pieces at most, in rows that are older than `flatLay`. */
    pieces: { type: CustomAttributeType<Pick<FlatLayPiece, 'category' | 'imageUrl'>[]>('any') },
    /** The colors of all pieces, each once. */
    colors: { type: 'list', items: { type: 'string' }, required: true, default: () => [] },
    /** All pieces that are still in the wardrobe. Null or absent in older rows. */
    flatLay: { type: nullable<FlatLayPiece[]>() },
    purchaseLinks: { type: CustomAttributeType<Outfit['purchaseLinks']>('any'), required: true },
  },
  indexes: { byYear: keyOf('year', 'id'), byAuthor: indexBy('cards', 'userId', 'id') },
});
export type OutfitCardRow = EntityItem<typeof OutfitCardEntity>;

/** The pieces to lay flat. Cards that were stored without a flat-lay have up to four, as photos. */
export const laidPieces = ({ flatLay, pieces }: Pick<OutfitCardRow, 'flatLay' | 'pieces'>): FlatLayPiece[] =>
  flatLay ?? (pieces ?? []).map((piece) => ({ ...piece, isCutOut: false, aspectRatio: 3 / 4 }));

type Sign = (path: string, isCutOut: boolean) => Promise<string>;

/** The pieces of a card's flat-lay with signed URLs. */
export const toFlatLay = (card: Pick<OutfitCardRow, 'flatLay' | 'pieces'>, sign: Sign) =>
  Promise.all(
    laidPieces(card).map(async ({ imageUrl, ...piece }) => ({
      ...piece,
      url: await sign(imageUrl, piece.isCutOut),
    })),
  );

/** The signed URL of the piece of an outfit with this photo, as its owner shows it. Null if the piece is gone. */
export async function signPiece({ flatLay }: OutfitCardRow, photo: string, sign: Sign) {
  const laid = flatLay?.find(({ imageUrl }) => imageUrl === photo);
  return flatLay && !laid ? null : sign(photo, laid?.isCutOut ?? false);
}
