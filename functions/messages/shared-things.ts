import type { NewMessage, SharedThing } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { itemNameOf } from '#shared/rules/item-name';
import { hiddenFrom, isShown, requireShown } from '../domain/hidden.ts';
import { picturePathOf } from '../domain/publication.ts';
import { sharedImageUrl } from '../domain/shared-image-url.ts';
import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import type { MessageRow } from '../table/message.ts';
import { OutfitEntity, type OutfitRow } from '../table/outfit.ts';
import { OutfitCardEntity } from '../table/outfit-card.ts';

type Shared = NonNullable<MessageRow['shared']>;
/** How many photos stand for an outfit without a picture. */
const mostPhotos = 4;

/**
 * What a user wants to share, with its owner. One may share what is one's own, and outfits that are public; throws
 * `not_found` for anything else.
 */
export async function requireShareable(
  userId: string,
  share: NonNullable<NewMessage['share']>,
): Promise<Shared> {
  const { kind, id } = share;
  const { data: own } =
    kind === 'item'
      ? await ClothingItemEntity.get({ userId, id }).go({ attributes: ['userId'] })
      : await OutfitEntity.get({ userId, id }).go({ attributes: ['userId'] });
  if (own) return { kind, id, ownerId: userId };
  if (kind === 'item') throw new AppError('not_found');
  const { data: card } = await OutfitCardEntity.get({ year: yearOfId(id), id }).go({ consistent: true });
  if (!card) throw new AppError('not_found');
  requireShown(await hiddenFrom(userId), card.userId);
  return { kind, id, ownerId: card.userId };
}

/**
 * What messages share, by the ids of the messages, as it is now: what its sender owns while it exists, and another
 * one's outfit while it is public and its owner is not hidden from the reader. Only the two people of the conversation may be given the signed URLs.
 */
export async function sharedThings(
  readerId: string,
  messages: readonly MessageRow[],
): Promise<Map<string, SharedThing>> {
  const sharing = messages.flatMap(({ id, senderId, shared }) => (shared ? [{ id, senderId, shared }] : []));
  const keysOf = (kind: Shared['kind']) => {
    const keys = sharing
      .filter(({ shared }) => shared.kind === kind)
      .map(({ shared: { id, ownerId: userId } }) => ({ userId, id }));
    return [...new Map(keys.map((key) => [key.id, key])).values()];
  };
  const isOfOthers = sharing.some(({ senderId, shared }) => shared.ownerId !== senderId);
  const [hidden, outfits, items] = await Promise.all([
    isOfOthers ? hiddenFrom(readerId) : new Set<string>(),
    batchGet((keys) => OutfitEntity.get(keys).go(), keysOf('outfit')),
    batchGet((keys) => ClothingItemEntity.get(keys).go(), keysOf('item')),
  ]);
  const entries = sharing.map(async ({ id, senderId, shared }) => {
    const outfit = outfits.find((each) => each.id === shared.id);
    const item = items.find((each) => each.id === shared.id);
    const isSeen = outfit && (outfit.userId === senderId || (outfit.isPublic && isShown(hidden, outfit)));
    const found =
      shared.kind === 'item'
        ? item && { title: item.description || itemNameOf(item), paths: [item.imageUrl] }
        : isSeen && { title: outfit.title, paths: picturesOf(outfit) };
    const images = found ? await Promise.all(found.paths.map(sharedImageUrl)) : [];
    return [id, { kind: shared.kind, id: shared.id, title: found ? found.title : null, images }] as const;
  });
  return new Map(await Promise.all(entries));
}

function picturesOf(outfit: OutfitRow): string[] {
  const picture = picturePathOf(outfit);
  if (picture) return [picture];
  return outfit.aiAnalysis.outfitVisualization.items.slice(0, mostPhotos).map(({ imageUrl }) => imageUrl);
}
