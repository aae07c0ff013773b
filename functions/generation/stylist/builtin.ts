import { factsOf } from '../../../shared/stylist/wording/facts.ts';
import { presentOutfit } from '../../../shared/stylist/wording/present-outfit.ts';
import type { Composition, StylingTask } from './styling-task.ts';

/** The stylist without a model. Presents the ranker's best outfit in sentences from its reasons and the brief. */
export async function builtinStylist(task: StylingTask): Promise<Composition> {
  const { request, language, brief, shortlist, items, inLaundry, said, former } = task;
  const [best] = shortlist;
  if (!best) throw new Error('There is no outfit to present.');
  const itemIds = best.garments.map(({ id }) => id);
  return {
    itemIds,
    ...presentOutfit(factsOf({ ...request, language, former }, brief, best, items, inLaundry), said),
  };
}
