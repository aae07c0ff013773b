import type { ToolSpecification } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import { type Slot, slotOf } from '#shared/catalog';
import type { WardrobeItem } from '#shared/ranker/garment';
import { isWearable } from '#shared/ranker/hard-rules';
import type { StylingTask } from './styling-task.ts';

const sentence = (most: number) => z.string().trim().min(1).max(most);

/** The model's answer; one schema describes it to the model and checks it. */
const Presentation = z.object({
  garments: z
    .array(z.object({ handle: z.string(), reason: sentence(200) }))
    .min(1)
    .max(10),
  title: sentence(80),
  description: sentence(600),
  reasoning: sentence(800),
  styleNotes: sentence(400),
  stylingTips: z.array(sentence(200)).max(5),
  colorHarmony: sentence(200),
  styleAnalysis: sentence(400),
});
export type Presentation = z.infer<typeof Presentation>;

type Json = NonNullable<NonNullable<ToolSpecification['inputSchema']>['json']>;

export const presentOutfit = {
  name: 'present_outfit',
  description: 'Presents the one outfit that was chosen, with the reasons for it.',
  inputSchema: { json: z.toJSONSchema(Presentation) as Json },
} satisfies ToolSpecification;

/** Checks the model's answer: returns it, or a sentence for the model that says what is wrong with it. */
export function checkPresentation(
  input: unknown,
  idByHandle: ReadonlyMap<string, string>,
  { items, request }: Pick<StylingTask, 'items' | 'request'>,
): { presentation: Presentation } | { problem: string } {
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
  return { presentation: parsed.data };
}

/**
 * The categories to check for wearability. Of several required items of one slot only the first counts, because
 * the person chose them on purpose.
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
