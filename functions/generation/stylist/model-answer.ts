import * as z from 'zod';
import { type Slot, slotOf } from '#shared/catalog';
import { tagged } from '#shared/stylist/hearing/item-tags';
import { ruleOf } from '#shared/stylist/hearing/rule';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { hasApart, isWearable } from '#shared/stylist/ranking/hard-rules';
import type { Answer } from '../../models/language-model.ts';
import type { StylingTask } from './styling-task.ts';

const sentence = (most: number) => z.string().trim().min(1).max(most);

/** The model's answer. The same schema describes it to the model and validates it. */
const Presentation = z.object({
  garments: z
    .array(z.object({ handle: z.string(), reason: sentence(200) }))
    .min(1)
    .max(10),
  description: sentence(600).describe(
    'the answer to a question, if one is asked; then the outfit in one sentence',
  ),
  reasoning: sentence(800).describe('one or two sentences: why it suits this occasion, weather and person'),
  styleNotes: sentence(400).describe('proportion, texture or what leads, in a few words'),
  stylingTips: z.array(sentence(200)).max(5).describe('at most two, for these pieces and this person'),
  colorHarmony: sentence(200),
});
export type Presentation = z.infer<typeof Presentation>;

export const presentOutfit: Answer = {
  name: 'present_outfit',
  description: 'Presents the one outfit that was chosen, with the reasons for it.',
  schema: Presentation,
};

/** Checks the model's answer. Returns the answer, or a sentence that tells the model what is wrong with it. */
export function checkPresentation(
  input: unknown,
  idByHandle: ReadonlyMap<string, string>,
  task: Pick<StylingTask, 'items' | 'request' | 'brief' | 'shortlist'>,
): { value: Presentation } | { problem: string } {
  const { items, request } = task;
  const parsed = Presentation.safeParse(input);
  if (!parsed.success) return { problem: `That does not fit the schema: ${z.prettifyError(parsed.error)}.` };
  const handles = parsed.data.garments.map(({ handle }) => handle);
  const unknown = handles.filter((handle) => !idByHandle.has(handle));
  if (unknown.length) return { problem: 'Only handles of the list may be used.' };
  if (new Set(handles).size < handles.length) return { problem: 'A garment is in it twice.' };
  const ids = handles.map((handle) => idByHandle.get(handle));
  const { baseItemIds: required } = request;
  if (!required.every((id) => ids.includes(id))) return { problem: 'A required garment is missing.' };
  if (!isWearable(judgedCategories(ids, required, items)))
    return {
      problem: 'It must be one top and one bottom, or one dress, and one of every other kind at most.',
    };
  const unheard = unheardIn(ids, task);
  return unheard ? { problem: unheard } : { value: parsed.data };
}

/**
 * The categories to check for whether they can be worn together. If several required items share a slot, only the first
 * counts, because the person chose the combination on purpose.
 */
function judgedCategories(
  ids: readonly (string | undefined)[],
  required: readonly string[],
  items: readonly WardrobeItem[],
): string[] {
  const seen = new Set<Slot>();
  return ids.flatMap((id) => {
    const category = items.find((item) => item.id === id)?.category ?? '';
    const slot = slotOf(category);
    if (!required.includes(id ?? '')) return [category];
    const first = !seen.has(slot);
    seen.add(slot);
    return first && slot !== 'other' ? [category] : [];
  });
}

/**
 * Checks whether the model ignored something that the person refused or asked for, although the ranker's best outfit
 * respects it. Returns a sentence about it, or null if there is nothing.
 */
function unheardIn(
  ids: readonly (string | undefined)[],
  { items, request, brief, shortlist }: Pick<StylingTask, 'items' | 'request' | 'brief' | 'shortlist'>,
): string | null {
  const best = shortlist[0]?.garments.map(({ id }) => id) ?? [];
  const described = items.map(tagged);
  const breaks = (chosen: readonly (string | undefined)[], rule: string) =>
    described.some((item) => chosen.includes(item.id) && ruleOf(rule)(item));
  const free = ids.filter((id) => !request.baseItemIds.includes(id ?? ''));
  const palette = brief.palette
    ? [{ words: `any color but ${brief.palette.words}`, rule: `!color=${brief.palette.colors.join(',')}` }]
    : [];
  const isSplit = (chosen: readonly (string | undefined)[]) =>
    hasApart(items.filter(({ id }) => chosen.includes(id)));
  if (isSplit(ids) && !isSplit(best)) return 'The person never wears two of these together.';
  const refused = [...brief.refusals, ...palette].find(
    ({ rule }) => breaks(free, rule) && !breaks(best, rule),
  );
  if (refused) return `The person refuses ${refused.words}.`;
  const missing = brief.pieces.find(
    (piece) => piece.ids.some((id) => best.includes(id)) && !piece.ids.some((id) => ids.includes(id)),
  );
  return missing ? `The person asked for ${missing.words}.` : null;
}
