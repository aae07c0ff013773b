import type { RankRequest } from '#shared/stylist/ranking/rank-request';
import type { WithTrends } from './workflow-state.ts';

/** Builds the ranker's request from the workflow's state, that is from the form, the history and the trends. */
export function rankRequestOf({ userId, request, wardrobe, trends }: WithTrends): RankRequest {
  const { prompt, mood, occasion, weather, userPreferences, baseItemIds, forceVariety } = request;
  const { skinTone, favoriteColors = [], stylePreferences = [] } = userPreferences ?? {};
  return {
    ...wardrobe.history,
    userId,
    prompt,
    mood,
    occasion,
    weather,
    preferences: { skinTone: skinTone ?? null, favoriteColors, stylePreferences },
    baseItems: baseItemIds,
    trends: { texts: trends?.words ?? [], fromPinboard: trends?.fromPinboard ?? false },
    forceVariety,
  };
}
