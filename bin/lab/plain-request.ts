import { GenerationRequest } from '#shared/contract/generation';
import type { WithTrends } from '../../functions/generation/workflow-state.ts';

/** A request without any wishes. */
export const plainRequest: WithTrends['request'] = {
  ...GenerationRequest.parse({ prompt: 'none', isPublic: false }),
  prompt: '',
};

/** The history of a person without any outfits. */
export const noHistory: WithTrends['wardrobe']['history'] = {
  wornThisWeek: [],
  suggestedLately: [],
  suggestedTwice: [],
  feedback: [],
  titles: [],
  sentences: [],
};
