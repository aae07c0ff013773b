import { Service } from 'electrodb';
import type { Outfit } from '#shared/contract/outfits';
import { shownPiece } from '#shared/rules/outfit-pieces';
import { GenerationJobEntity } from '../../entities/generation-job.ts';
import { outfitEntities, storeOutfit } from '../../entities/outfit-rows.ts';
import { push } from '../../entities/push.ts';
import { commit, refused } from '../../platform/transactions.ts';
import { getGeneration } from '../get-generation.ts';
import type { WithComposition } from './workflow.ts';

const rows = new Service({ ...outfitEntities, job: GenerationJobEntity });

/**
 * Stores the outfit and ends the job, both or neither. The outfit has the id of its job, so that a task
 * that runs twice stores one outfit; a job that was failed meanwhile for taking too long keeps none.
 */
export async function handler(input: WithComposition): Promise<void> {
  const { userId, jobId } = input;
  const [job] = await commit(() =>
    rows.transaction
      .write(({ job, ...entities }) => [
        job
          .patch({ userId, id: jobId })
          .set({ status: 'succeeded', outfitId: jobId })
          .remove(['pendingUntil'])
          .where(({ status }, { eq }) => eq(status, 'pending'))
          .commit(),
        ...storeOutfit(entities, toOutfit(input)),
      ])
      .go(),
  );
  if (job !== refused)
    await push(userId, { type: 'generation.finished', job: await getGeneration(userId, jobId) });
}

function toOutfit({ userId, jobId, request, wardrobe, composition }: WithComposition): Outfit {
  const { itemIds, itemReasons, title, description, reasoning, styleNotes, ...analysis } = composition;
  const now = new Date().toISOString();
  const chosen = wardrobe.items.filter(({ id }) => itemIds.includes(id));
  return {
    id: jobId,
    userId,
    title,
    description,
    prompt: request.prompt,
    mood: request.mood,
    occasion: request.occasion,
    recommendedClothes: itemIds,
    outfitImageUrl: null,
    generatedImageUrl: null,
    aiGeneratedImageUrl: null,
    reasoning,
    styleNotes,
    isPublic: request.isPublic,
    pinboardBoardId: null,
    purchaseLinks: request.purchaseLinks,
    weatherData: request.weather,
    likesCount: 0,
    feedback: null,
    notes: null,
    createdAt: now,
    updatedAt: now,
    aiAnalysis: {
      ...analysis,
      usedPinboardTrends: false,
      outfitVisualization: {
        items: chosen.map((piece) => shownPiece(piece, itemReasons[piece.id] ?? '')),
      },
    },
  };
}
