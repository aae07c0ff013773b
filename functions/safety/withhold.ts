import type { ReportedThing } from '#shared/contract/safety';
import type { Writers } from '../platform/transactions.ts';
import { CommentEntity } from '../rows/community/comment.ts';
import { hide, publicationEntities } from '../rows/community/publication.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity } from '../rows/people/profile.ts';

/** A reported thing and the person to whom it belongs. */
export type Owned = { thing: ReportedThing; ownerId: string };

/** The entities that `withhold` writes, for transactions that also write others. */
export const withheldEntities = {
  outfit: OutfitEntity,
  comment: CommentEntity,
  profile: ProfileEntity,
  ...publicationEntities,
};
type Rows = Writers<typeof withheldEntities>;

/**
 * The write operations that hide a thing from everybody except its owner. The transaction is refused if the thing was
 * deleted. A projection hides the outfits of a withheld person. A message needs no operation, because the report
 * already hides it from its only reader.
 */
export function withhold(
  { outfit, comment, profile, ...community }: Rows,
  { thing, ownerId: userId }: Owned,
) {
  switch (thing.kind) {
    case 'outfit': {
      const key = { userId, id: thing.outfitId };
      return [
        outfit.patch(key).set({ isWithheld: true }).add({ version: 1 }).commit(),
        ...hide(community, key),
      ];
    }
    case 'comment':
      return [
        comment.patch({ outfitId: thing.outfitId, id: thing.commentId }).set({ isWithheld: true }).commit(),
      ];
    case 'person':
      return [profile.patch({ userId }).set({ isWithheld: true }).add({ version: 1 }).commit()];
    case 'message':
      return [];
  }
}

/**
 * Shows a thing to everybody again. Projections restore an outfit, or all outfits of a person, in the community.
 * Refused if the thing was deleted, or if the account of the person is being deleted.
 */
export async function release({ thing, ownerId: userId }: Owned): Promise<void> {
  switch (thing.kind) {
    case 'outfit':
      await OutfitEntity.patch({ userId, id: thing.outfitId })
        .remove(['isWithheld'])
        .add({ version: 1 })
        .go();
      return;
    case 'comment':
      await CommentEntity.patch({ outfitId: thing.outfitId, id: thing.commentId })
        .remove(['isWithheld'])
        .go();
      return;
    case 'person':
      await ProfileEntity.patch({ userId })
        .remove(['isWithheld'])
        .add({ version: 1 })
        .where((row, { notExists }) => notExists(row.isDeleted))
        .go();
      return;
    case 'message':
  }
}
