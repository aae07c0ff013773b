import { deleteImage } from '../../platform/media.ts';
import { commit, refused } from '../../platform/transactions.ts';
import { workflowTask } from '../../platform/workflow-task.ts';
import { GenerationJobEntity } from '../../rows/generation/generation-job.ts';
import { KnownAnswerEntity } from '../../rows/generation/known-answer.ts';
import { inWearingOrder, toVisualizationItem } from '../../rows/outfits/outfit-pieces.ts';
import {
  type NewOutfitRow,
  newOutfitFields,
  outfitEntities,
  storeOutfit,
} from '../../rows/outfits/outfit-rows.ts';
import { push } from '../../rows/sockets/push.ts';
import { countOutfit } from '../generation-metrics.ts';
import { getGeneration } from '../get-generation.ts';
import { knownAnswer } from '../known-answer.ts';
import { languageOfJob, type WithImage } from '../workflow-state.ts';

const rows = { ...outfitEntities, job: GenerationJobEntity, answer: KnownAnswerEntity };

/**
 * Stores the outfit and ends the job, in one transaction. The outfit has the same id as its job, so that a task that
 * runs twice stores only one outfit. If the job has already failed because it took too long, no outfit is stored.
 */
export const handler = workflowTask(async (input: WithImage): Promise<void> => {
  const { userId, jobId, request, image, composition, stylistFailure } = input;
  const made = newOutfit(input);
  const [job] = await commit(rows, ({ job, answer, ...entities }) => [
    job
      .patch({ userId, id: jobId })
      .set({ status: 'succeeded', outfitId: jobId })
      .remove(['pendingUntil', 'pendingSlot'])
      .where(({ status }, { eq }) => eq(status, 'pending'))
      .commit(),
    ...storeOutfit(entities, made),
    // If a model or a requested picture failed, the answer is not cached, so that the person can try again.
    ...(!stylistFailure && composition.isRead && (made.generatedImageUrl || !request.generateImage)
      ? [answer.put(knownAnswer(userId, request, jobId, languageOfJob(input))).commit()]
      : []),
  ]);
  const ended = await getGeneration(userId, jobId);
  if (job !== refused) {
    countOutfit(ended.createdAt);
    return push(userId, { type: 'generation.finished', job: ended });
  }
  if (ended.status === 'failed' && image) await deleteImage(image.path);
});

function newOutfit({
  userId,
  jobId,
  request,
  wardrobe,
  composition: { language, isRead: _, ...composition },
  trends,
  image,
}: WithImage): NewOutfitRow {
  const { itemIds, itemReasons, title, description, reasoning, styleNotes, publicTexts, brief, ...analysis } =
    composition;
  const chosen = inWearingOrder(wardrobe.items.filter(({ id }) => itemIds.includes(id)));
  return {
    ...newOutfitFields(jobId),
    userId,
    title,
    titleLanguage: language,
    language,
    description,
    prompt: request.prompt,
    mood: request.mood,
    occasion: request.occasion,
    recommendedClothes: itemIds,
    outfitImageUrl: image?.path ?? null,
    generatedImageUrl: image?.path ?? null,
    aiGeneratedImageUrl: image?.byModel ? image.path : null,
    reasoning,
    styleNotes,
    publicTexts,
    isPublic: request.isPublic,
    pinboardBoardId: request.pinboardBoardId,
    purchaseLinks: request.purchaseLinks,
    weatherData: request.weather,
    notes: null,
    brief,
    aiAnalysis: {
      ...analysis,
      usedPinboardTrends: trends?.fromPinboard ?? false,
      outfitVisualization: {
        items: chosen.map((piece) => toVisualizationItem(piece, itemReasons[piece.id] ?? '')),
      },
    },
  };
}
