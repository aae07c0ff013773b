import { askForecast } from '../ask-forecast.ts';
import { composeOutfit } from '../compose-outfit.ts';
import type { Composed } from '../stylist/styling-task.ts';
import { stylist } from '../stylist/stylist.ts';
import type { WithTrends } from '../workflow-state.ts';

/** The state of the workflow that composes the outfit, with the stylist of the environment and forecasts. */
export const handler = (input: WithTrends): Promise<Composed> => composeOutfit(input, stylist, askForecast);
