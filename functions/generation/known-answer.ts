import { createHash } from 'node:crypto';
import type { GenerationRequest } from '#shared/contract/generation';
import type { Language } from '#shared/languages';
import { availableOf } from '#shared/stylist/ranking/availability';
import { hasApart } from '#shared/stylist/ranking/hard-rules';
import { sameItems } from '#shared/stylist/ranking/same-items';
import { getMany } from '../platform/batch-get.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { KnownAnswerEntity } from '../rows/generation/known-answer.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';
import { readWornThisWeek } from './history.ts';

const secondsToLive = 60 * 60;

/** The cache row of an answer. Within an hour, the same request gets the same outfit. */
export const knownAnswer = (
  userId: string,
  request: GenerationRequest,
  outfitId: string,
  language: Language,
) => ({
  userId,
  requestHash: hashOf(request, language),
  outfitId,
  expiresAt: epochSeconds() + secondsToLive,
});

/**
 * The cached outfit for the same request. Null if there is none, or if it can no longer be worn: all its pieces must
 * exist and be clean, it was not worn this week, and its owner has neither disliked it nor parted two of its pieces.
 */
export async function findKnownAnswer(
  userId: string,
  request: GenerationRequest,
  language: Language,
): Promise<OutfitRow | null> {
  const { data: known } = await KnownAnswerEntity.get({
    userId,
    requestHash: hashOf(request, language),
  }).go();
  // DynamoDB deletes an expired row only some time after it has expired.
  if (!known || known.expiresAt <= epochSeconds()) return null;
  const outfit = await OutfitEntity.read({ userId, id: known.outfitId });
  if (!outfit || outfit.feedback === 'dislike') return null;
  const { recommendedClothes: pieces } = outfit;
  if (!request.baseItemIds.every((id) => pieces.includes(id))) return null;
  const [items, worn] = await Promise.all([
    getMany(ClothingItemEntity, pieces, (id) => ({ userId, id }), { consistent: true }),
    readWornThisWeek(userId),
  ]);
  if (availableOf(items, userId).length < pieces.length) return null;
  if (hasApart(items)) return null;
  return worn.some((each) => sameItems(each, pieces)) ? null : outfit;
}

const plain = (text: string | null) => text?.toLowerCase().split(/\s+/).join(' ') ?? null;

/**
 * The hash of everything in a request that affects the outfit and its texts. The values are normalized: upper case,
 * spaces and fractions of a degree do not matter.
 */
function hashOf({ weather, ...request }: GenerationRequest, language: Language): string {
  const { temperature, low, high, windSpeed, condition, place } = weather ?? {};
  const degrees = [temperature, low, high, windSpeed].map((value) => Math.round(value ?? 0));
  const { userPreferences, pinboardPins } = request;
  const said = [
    plain(request.prompt),
    request.today,
    plain(request.mood),
    plain(request.occasion),
    request.isPublic,
    weather && [...degrees, condition, place],
    userPreferences && Object.entries(userPreferences).sort(([one], [other]) => (one < other ? -1 : 1)),
    request.ignored.toSorted(),
    request.baseItemIds.toSorted(),
    request.purchaseLinks,
    request.pinboardBoardId,
    request.pinboardContext,
    pinboardPins.map(({ title, description }) => [title, description]),
    request.generateImage,
    language,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
