import { AppError } from '#shared/errors';
import { moodText } from '#shared/rules/mood-text';
import { toGarment } from '#shared/stylist/ranking/garment';
import { intentOf } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import { factsOf } from '../../../shared/stylist/wording/facts.ts';
import { presentOutfit as present } from '../../../shared/stylist/wording/present-outfit.ts';
import { wordingIn } from '../../../shared/stylist/wording/wording-in.ts';
import type { LanguageModel } from '../../models/language-model.ts';
import { checkPresentation, type Presentation, presentOutfit } from './model-answer.ts';
import { describeTask, instructionsIn } from './model-prompt.ts';
import type { Composition, StylingTask, Stylist } from './styling-task.ts';

/** The model may correct a wrong answer once. After a second wrong answer the generation fails. */
const attempts = 2;

/** The stylist that asks a model. Throws `generation.not_returned` after two wrong answers. */
export const modelStylist =
  (ask: LanguageModel): Stylist =>
  async (task) => {
    const { text, idByHandle } = describeTask(task);
    const presentation = await ask({
      system: instructionsIn(task.language),
      text,
      answer: presentOutfit,
      maxTokens: 4000,
      check: (input) => checkPresentation(input, idByHandle, task),
      attempts,
    });
    if (!presentation) throw new AppError('generation.not_returned');
    return toComposition(presentation, idByHandle, task);
  };

/**
 * Converts the model's answer to an outfit. The model knows personal data and the weather of the person, so that only
 * the person may read its texts. The title and the texts for other people are made from the pieces and the request.
 */
function toComposition(
  presentation: Presentation,
  idByHandle: ReadonlyMap<string, string>,
  task: StylingTask,
): Composition {
  const { request, language } = task;
  const { garments, ...words } = presentation;
  const chosen = garments.map(({ handle, reason }) => ({ id: idByHandle.get(handle) ?? '', reason }));
  const itemIds = chosen.map(({ id }) => id);
  const { title, description, styleNotes, colorHarmony, styleAnalysis } = presentPieces(itemIds, task);
  return {
    ...words,
    styleAnalysis: words.styleNotes,
    title,
    publicTexts: { description, styleNotes, colorHarmony, styleAnalysis },
    itemIds,
    itemReasons: Object.fromEntries(chosen.map(({ id, reason }) => [id, reason])),
    occasion: request.occasion ?? 'everyday',
    styleContext: request.mood ? moodText(request.mood, language) : wordingIn(language).texts.everyday(),
  };
}

/** The texts that the built-in stylist writes about these pieces. They use no personal data, answer or weather. */
function presentPieces(itemIds: readonly string[], { request, language, brief, items, said }: StylingTask) {
  const worn = items.filter(({ id }) => itemIds.includes(id));
  const garments = worn.map(toGarment);
  const reasons = outfitScorer(intentOf(brief), {}).reasons(garments);
  const heard = { ...brief, question: null };
  return present(factsOf({ ...request, language, weather: null }, heard, { garments, reasons }, worn), said);
}
