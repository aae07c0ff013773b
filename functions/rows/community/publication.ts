import type { PublicText } from '#shared/contract/outfit-cards';
import { keyInYear } from '../../platform/id-time.ts';
import type { Writers } from '../../platform/transactions.ts';
import { OutfitEntity, type OutfitRow } from '../outfits/outfit.ts';
import { ProfileEntity } from '../people/profile.ts';
import { OutfitCardEntity } from './outfit-card.ts';
import { OutfitStandingEntity } from './outfit-standing.ts';

/**
 * The entities that make an outfit visible in the community. `functions/projections` writes them. Requests only delete
 * them or mark them private, so that an outfit is hidden immediately.
 */
export const publicationEntities = { card: OutfitCardEntity, standing: OutfitStandingEntity };
type Rows = Writers<typeof publicationEntities>;
type OutfitKey = { userId: string; id: string };

/**
 * What other people may read of an outfit. Every answer for others is made from this, because only this function makes
 * a `PublicText`. Its texts contain nothing from the owner's profile, weather, days or other clothes, and the stylist's
 * reasons and tips are left out. `picturePath` is null if the outfit has no picture.
 */
export function published(outfit: OutfitRow) {
  const { id, userId, title, prompt, mood, occasion, purchaseLinks, createdAt, updatedAt } = outfit;
  const { styleContext, usedPinboardTrends, outfitVisualization, ...analysis } = outfit.aiAnalysis;
  const texts = outfit.publicTexts ?? { ...analysis, ...outfit };
  return {
    ...{ id, userId, title, prompt, mood, occasion, purchaseLinks, createdAt, updatedAt },
    ...{ titleLanguage: outfit.titleLanguage, language: outfit.language },
    description: texts.description as PublicText,
    styleNotes: texts.styleNotes as PublicText,
    colorHarmony: texts.colorHarmony as PublicText,
    styleAnalysis: texts.styleAnalysis as PublicText,
    context: { occasion: analysis.occasion, styleContext, usedPinboardTrends },
    picturePath: outfit.aiGeneratedImageUrl ?? outfit.generatedImageUrl ?? outfit.outfitImageUrl,
    pieces: outfitVisualization.items.map(({ itemId, itemName, category, color, isSelected, imageUrl }) => ({
      ...{ itemId, itemName, category, color, isSelected, imageUrl },
    })),
  };
}
export type PublishedOutfit = ReturnType<typeof published>;

/**
 * Reads an outfit that everybody may see, and its card. Null if the outfit is private, deleted or not published yet, or
 * if it or its author is withheld. Makes three consistent reads, because a card is removed a moment later than its
 * author is withheld.
 */
export async function readPublished(id: string) {
  const card = await OutfitCardEntity.read(keyInYear(id));
  if (!card) return null;
  const { userId } = card;
  const [outfit, { data: author }] = await Promise.all([
    OutfitEntity.read({ userId, id }),
    ProfileEntity.get({ userId }).go({ consistent: true, attributes: ['isWithheld'] }),
  ]);
  if (!outfit?.isPublic || outfit.isWithheld || author?.isWithheld) return null;
  return { card, outfit: published(outfit), version: outfit.version ?? 0 };
}

/** The operations of a transaction that make an outfit private. Idempotent. The likes of the outfit are kept. */
export const hide = ({ card, standing }: Rows, { userId, id }: OutfitKey, more: { isGone?: true } = {}) => [
  card.delete(keyInYear(id)).commit(),
  standing
    .upsert({ ...keyInYear(id), userId, isPublic: false, ...more })
    .add({ likesCount: 0 })
    .commit(),
];

/** The operations that hide a deleted outfit. Its standing is deleted once the statistics no longer count it. */
export const forget = (rows: Rows, key: OutfitKey) => hide(rows, key, { isGone: true });
