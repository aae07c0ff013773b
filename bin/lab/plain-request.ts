import type { WithTrends } from '../../functions/generation/workflow-state.ts';

/** A request without any wishes. */
export const plainRequest: WithTrends['request'] = {
  prompt: '',
  today: null,
  mood: null,
  occasion: null,
  weather: null,
  baseItemIds: [],
  userPreferences: null,
  isPublic: false,
  purchaseLinks: [],
  pinboardBoardId: null,
  pinboardContext: '',
  pinboardPins: [],
  generateImage: false,
  remixOf: null,
  forceVariety: false,
  ignored: [],
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
