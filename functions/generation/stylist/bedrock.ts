import type { ContentBlock, Message, ToolUseBlock } from '@aws-sdk/client-bedrock-runtime';
import { AppError } from '#shared/errors';
import { toGarment } from '#shared/stylist/ranking/garment';
import { intentOf } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import { factsOf } from '../../../shared/stylist/wording/facts.ts';
import { presentOutfit as present } from '../../../shared/stylist/wording/present-outfit.ts';
import { wordingIn } from '../../../shared/stylist/wording/wording-in.ts';
import { converseWith } from '../../platform/bedrock-converse.ts';
import { requireVariable } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import { describeTask, instructionsIn } from './bedrock-prompt.ts';
import { checkPresentation, type Presentation, presentOutfit } from './bedrock-tool.ts';
import type { Composition, StylingTask } from './styling-task.ts';

/**
 * `seconds` is the timeout of one call. Two calls must fit into the time limit of the task that waits for the stylist.
 */
const converse = converseWith({
  use: 'stylist',
  modelId: requireVariable('STYLIST_MODEL_ID'),
  region: requireVariable('STYLIST_MODEL_REGION'),
  seconds: 25,
});
/** The model may correct a wrong answer once. After a second wrong answer the generation fails. */
const attempts = 2;

/**
 * The stylist that uses a Bedrock model. The model must answer by calling a tool. Throws `generation.not_returned`
 * after two wrong answers.
 */
export async function bedrockStylist(task: StylingTask): Promise<Composition> {
  const { text, idByHandle } = describeTask(task);
  const messages: Message[] = [{ role: 'user', content: [{ text }] }];
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const content = await converse({
      system: instructionsIn(task.language),
      messages,
      tool: presentOutfit,
      maxTokens: 4000,
    });
    const calls = content.flatMap((block) => block.toolUse ?? []);
    const checked = checkPresentation(calls[0]?.input, idByHandle, task);
    if ('presentation' in checked) return toComposition(checked.presentation, idByHandle, task);
    log.warn('The model presented no outfit that can be used', { problem: checked.problem });
    messages.push({ role: 'assistant', content: content.length ? content : [{ text: '(no answer)' }] });
    messages.push({ role: 'user', content: complaints(calls, checked.problem) });
  }
  throw new AppError('generation.not_returned');
}

/**
 * Answers every tool call with the problem, because Converse refuses a turn that leaves a tool call without a result.
 */
function complaints(calls: readonly ToolUseBlock[], problem: string): ContentBlock[] {
  const text = `${problem} Call ${presentOutfit.name} again, corrected.`;
  if (calls.length === 0) return [{ text }];
  return calls.map(({ toolUseId }) => ({ toolResult: { toolUseId, status: 'error', content: [{ text }] } }));
}

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
    title,
    publicTexts: { description, styleNotes, colorHarmony, styleAnalysis },
    itemIds,
    itemReasons: Object.fromEntries(chosen.map(({ id, reason }) => [id, reason])),
    occasion: request.occasion ?? 'everyday',
    styleContext: wordingIn(language).settings.ofMood(request.mood),
  };
}

/** The texts that the built-in stylist writes about these pieces. They use no personal data or weather. */
function presentPieces(itemIds: readonly string[], { request, language, brief, items, said }: StylingTask) {
  const worn = items.filter(({ id }) => itemIds.includes(id));
  const garments = worn.map(toGarment);
  const reasons = outfitScorer(intentOf(brief), {}).reasons(garments);
  return present(factsOf({ ...request, language, weather: null }, brief, { garments, reasons }, worn), said);
}
