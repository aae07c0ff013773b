import type { NewMessage, SharedThing } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { isShownCutOut } from '#shared/rules/cut-out';
import { itemNameOf } from '#shared/rules/item-name';
import { batchGet } from '../platform/batch-get.ts';
import { keyInYear } from '../platform/id-time.ts';
import { laidPieces, OutfitCardEntity } from '../rows/community/outfit-card.ts';
import { published } from '../rows/community/publication.ts';
import { sharedImageUrl } from '../rows/images/shared-image-url.ts';
import { ClothingItemEntity, type ClothingItemRow } from '../rows/items/clothing-item.ts';
import type { MessageRow } from '../rows/messages/message.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';
import { hiddenFrom, isShown, requireShown } from '../rows/safety/hidden.ts';

type Shared = NonNullable<MessageRow['shared']>;
/** The most photos that represent an outfit without a picture. */
const mostPhotos = 4;

/**
 * Checks what a user wants to share and returns it as it is stored. Users may share their own items and outfits, and
 * public outfits of people who are not hidden from them. Throws `not_found` for anything else.
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
  if (own) return { kind, id, isOwn: true };
  if (kind === 'item') throw new AppError('not_found');
  const card = await OutfitCardEntity.read(keyInYear(id));
  if (!card) throw new AppError('not_found');
  requireShown(await hiddenFrom(userId), card.userId);
  return { kind, id, isOwn: false };
}

/**
 * The current state of the things that messages share, by message id. A thing of the sender is shown while it exists.
 * An outfit of another person is shown while it is public and its owner is not hidden from the reader. Pieces look as
 * their owner shows them. The images are signed URLs, so only the two people of the conversation may get the result.
 */
export async function sharedThings(
  readerId: string,
  messages: readonly MessageRow[],
): Promise<Map<string, SharedThing>> {
  const sharing = messages.flatMap(({ id, senderId, shared }) => (shared ? [{ id, senderId, shared }] : []));
  const ownKeys = (kind: Shared['kind']) =>
    distinct(
      sharing.flatMap(({ senderId: userId, shared }) =>
        shared.isOwn && shared.kind === kind ? [{ userId, id: shared.id }] : [],
      ),
    );
  const others = distinct(sharing.flatMap(({ shared }) => (shared.isOwn ? [] : [keyInYear(shared.id)])));
  const [hidden, outfits, cards] = await Promise.all([
    others.length ? hiddenFrom(readerId) : new Set<string>(),
    batchGet((keys) => OutfitEntity.get(keys).go(), ownKeys('outfit')),
    batchGet((keys) => OutfitCardEntity.get(keys).go(), others),
  ]);
  const worn = outfits.flatMap((outfit) =>
    shownOf(outfit).pieces.map(({ itemId: id }) => ({ userId: outfit.userId, id })),
  );
  const items = await batchGet(
    (keys) => ClothingItemEntity.get(keys).go(),
    distinct([...ownKeys('item'), ...worn]),
  );
  const find = (senderId: string, { kind, id, isOwn }: Shared) => {
    if (kind === 'item') {
      const item = items.find((each) => each.id === id);
      return item && { title: item.description || itemNameOf(item), photos: [photoOf(item)], page: null };
    }
    const outfit = outfits.find((each) => each.id === id);
    if (isOwn && outfit) {
      const isShownToAll = outfit.isPublic && !outfit.isWithheld;
      const page = senderId === readerId ? 'outfits' : isShownToAll ? 'community' : null;
      const { title, titleLanguage } = outfit;
      const { picturePath, pieces } = shownOf(outfit);
      const shown = pieces.flatMap(({ itemId }) => items.find((item) => item.id === itemId) ?? []);
      const photos = picturePath ? [pictureAt(picturePath)] : shown.map(photoOf);
      return { title, titleLanguage, photos, page } as const;
    }
    const card = cards.find((each) => each.id === id);
    if (isOwn || !card || !isShown(hidden, card)) return;
    const photos = card.imageUrl ? [pictureAt(card.imageUrl)] : laidPieces(card).slice(0, mostPhotos);
    const { title, titleLanguage } = card;
    return { title, titleLanguage, photos, page: 'community' } as const;
  };
  const entries = sharing.map(async ({ id, senderId, shared }) => {
    const found = find(senderId, shared);
    const images = found
      ? await Promise.all(found.photos.map(({ imageUrl, isCutOut }) => sharedImageUrl(imageUrl, isCutOut)))
      : [];
    const { title = null, page = null, titleLanguage } = found ?? {};
    return [id, { kind: shared.kind, id: shared.id, title, titleLanguage, images, page }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Removes duplicate keys, because DynamoDB refuses a batch get with the same key twice. */
const distinct = <Key extends { id: string }>(keys: readonly Key[]) => [
  ...new Map(keys.map((key) => [key.id, key])).values(),
];

/** The picture of an outfit or, without one, the pieces that represent it. */
function shownOf(outfit: OutfitRow) {
  const { picturePath, pieces } = published(outfit);
  return { picturePath, pieces: picturePath ? [] : pieces.slice(0, mostPhotos) };
}
const pictureAt = (imageUrl: string) => ({ imageUrl, isCutOut: false });
const photoOf = (item: ClothingItemRow) => ({ imageUrl: item.imageUrl, isCutOut: isShownCutOut(item) });
