import { Service } from 'electrodb';
import { fallbackColor } from '#shared/catalog';
import type { Outfit } from '#shared/contract/outfits';
import { cardPieces } from '#shared/rules/card-pieces';
import { batchGet } from '../platform/batch-get.ts';
import { skipWhenRefused } from '../platform/conditions.ts';
import { yearOfId } from '../platform/id-time.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { OutfitCardEntity, type OutfitCardRow } from '../table/outfit-card.ts';
import { OutfitStandingEntity, type OutfitStandingRow } from '../table/outfit-standing.ts';
import { ProfileEntity } from '../table/profile.ts';

/** The entities that make an outfit visible in the community, for services that write outfits. */
export const publicationEntities = { card: OutfitCardEntity, standing: OutfitStandingEntity };
const rows = new Service(publicationEntities);
type Rows = Parameters<Parameters<typeof rows.transaction.write>[0]>[0];
type Key = { userId: string; id: string };
/** The rows of a public outfit in the community. */
export type Publication = { card: OutfitCardRow; standing: Required<Omit<OutfitStandingRow, 'likesCount'>> };

/** The community's rows for an outfit, from its author's profile and its items; null for a private outfit. */
export async function publicationOf(outfit: Outfit): Promise<Publication | null> {
  if (!outfit.isPublic) return null;
  const { id, userId, aiAnalysis } = outfit;
  const [{ data: author }, items] = await Promise.all([
    ProfileEntity.get({ userId }).go(),
    batchGet(
      (keys) => ClothingItemEntity.get(keys).go(),
      [...new Set(outfit.recommendedClothes)].map((itemId) => ({ userId, id: itemId })),
    ),
  ]);
  const { items: pieces } = aiAnalysis.outfitVisualization;
  const year = yearOfId(id);
  return {
    card: {
      year,
      id,
      userId,
      authorName: author?.displayName ?? null,
      authorAvatarUrl: author?.avatarUrl ?? null,
      title: outfit.title,
      description: outfit.description,
      prompt: outfit.prompt,
      mood: outfit.mood,
      occasion: outfit.occasion,
      colorHarmony: aiAnalysis.colorHarmony,
      styleAnalysis: aiAnalysis.styleAnalysis,
      imageUrl: picturePathOf(outfit),
      pieces: cardPieces(outfit.title, pieces).map(({ itemName, category, color, imageUrl }) => ({
        itemName,
        category,
        color,
        imageUrl,
      })),
      purchaseLinks: outfit.purchaseLinks,
      createdAt: outfit.createdAt,
    },
    standing: {
      year,
      id,
      userId,
      isPublic: true,
      colors: pieces.map(({ color }) => color).filter((color) => color !== fallbackColor),
      styles: items.map(({ style }) => style),
    },
  };
}

/** The storage path of the picture of a whole outfit; null where it has none. */
export const picturePathOf = ({ aiGeneratedImageUrl, generatedImageUrl, outfitImageUrl }: Outfit) =>
  aiGeneratedImageUrl ?? generatedImageUrl ?? outfitImageUrl;

/** The operations of a transaction that make an outfit public; it keeps the likes of an earlier publication. */
export const publish = ({ card, standing }: Rows, publication: Publication) => [
  card.put(publication.card).commit(),
  standing.upsert(publication.standing).add({ likesCount: 0 }).commit(),
];

/** The operations of a transaction that make an outfit private; idempotent. Its likes are kept. */
export const hide = ({ card, standing }: Rows, { userId, id }: Key) => [
  card.delete({ year: yearOfId(id), id }).commit(),
  standing
    .upsert({ year: yearOfId(id), id, userId, isPublic: false })
    .add({ likesCount: 0 })
    .commit(),
];

/** The operations of a transaction that delete the community's rows of a deleted outfit. */
export const forget = ({ card, standing }: Rows, { id }: Pick<Key, 'id'>) => [
  card.delete({ year: yearOfId(id), id }).commit(),
  standing.delete({ year: yearOfId(id), id }).commit(),
];

/** Copies a changed outfit to the community's rows. An outfit that was made private meanwhile stays private. */
export async function renewPublication(outfit: Outfit): Promise<void> {
  const publication = await publicationOf(outfit);
  if (!publication) return;
  const { year, id, userId: _, createdAt: __, ...shown } = publication.card;
  const { colors, styles } = publication.standing;
  await Promise.all([
    skipWhenRefused(OutfitCardEntity.patch({ year, id }).set(shown).go()),
    skipWhenRefused(OutfitStandingEntity.patch({ year, id }).set({ colors, styles }).go()),
  ]);
}
