import { Service } from 'electrodb';
import { yearOfId } from '../platform/id-time.ts';
import type { OutfitRow, PublicTexts } from '../table/outfit.ts';
import { OutfitCardEntity } from '../table/outfit-card.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';

/**
 * The entities that make an outfit visible in the community. `functions/projections` writes them. Requests only delete
 * them or mark them private, so that an outfit is hidden immediately.
 */
export const publicationEntities = { card: OutfitCardEntity, standing: OutfitStandingEntity };
const rows = new Service(publicationEntities);
type Rows = Parameters<Parameters<typeof rows.transaction.write>[0]>[0];

/** The storage path of the picture of a whole outfit. Null if it has none. */
export const picturePathOf = ({ aiGeneratedImageUrl, generatedImageUrl, outfitImageUrl }: OutfitRow) =>
  aiGeneratedImageUrl ?? generatedImageUrl ?? outfitImageUrl;

/**
 * The texts that other people may read. They contain nothing from the owner's profile, weather, days or other clothes.
 */
export function publicTextsOf({ publicTexts, description, styleNotes, aiAnalysis }: OutfitRow): PublicTexts {
  const { colorHarmony, styleAnalysis } = aiAnalysis;
  return publicTexts ?? { description, styleNotes, colorHarmony, styleAnalysis };
}

/** The operations of a transaction that make an outfit private. Idempotent. The likes of the outfit are kept. */
export const hide = ({ card, standing }: Rows, { userId, id }: { userId: string; id: string }) => [
  card.delete({ year: yearOfId(id), id }).commit(),
  standing
    .upsert({ year: yearOfId(id), id, userId, isPublic: false })
    .add({ likesCount: 0 })
    .commit(),
];

/**
 * The operations of a transaction that hide a deleted outfit. Its standing is deleted when the community statistics no
 * longer count it.
 */
export const forget = ({ card, standing }: Rows, { userId, id }: { userId: string; id: string }) => [
  card.delete({ year: yearOfId(id), id }).commit(),
  standing
    .upsert({ year: yearOfId(id), id, userId, isPublic: false, isGone: true })
    .add({ likesCount: 0 })
    .commit(),
];
