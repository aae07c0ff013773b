import { workflowTask } from '../../platform/workflow-task.ts';
import { askForecast } from '../ask-forecast.ts';
import { composeOutfit } from '../compose-outfit.ts';
import { reader } from '../reader/reader.ts';
import type { Composed } from '../stylist/styling-task.ts';
import { stylist, substituteFor } from '../stylist/stylist.ts';
import type { WithTrends } from '../workflow-state.ts';

/** The workflow task that composes the outfit: with the configured stylist, or its substitute after a failure. */
export const handler = workflowTask((input: WithTrends): Promise<Composed> => {
  const { stylistFailure } = input;
  return composeOutfit(input, stylistFailure ? substituteFor(stylistFailure) : stylist, askForecast, reader);
});
