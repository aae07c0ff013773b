import { askForecast } from '../ask-forecast.ts';
import { composeOutfit } from '../compose-outfit.ts';
import type { Composed } from '../stylist/styling-task.ts';
import { stylist } from '../stylist/stylist.ts';
import type { WithTrends } from '../workflow-state.ts';

/** The workflow task that composes the outfit. It uses the configured stylist and weather forecasts. */
export const handler = (input: WithTrends): Promise<Composed> => composeOutfit(input, stylist, askForecast);
