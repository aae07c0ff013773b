import type { Weather } from '#shared/contract/weather';
import type { Wish } from '#shared/ranker/wish';
import type { WithTrends } from './tasks/workflow.ts';

const wet: readonly Weather['condition'][] = ['drizzle', 'rain', 'thunderstorm'];

/** All that is known of what a person wants to wear, in the ranker's terms. */
export function wishOf({ userId, request, wardrobe, trends }: WithTrends): Wish {
  const { prompt, mood, occasion, weather, userPreferences, baseItemIds, forceVariety } = request;
  const { skinTone, favoriteColors = [], stylePreferences = [] } = userPreferences ?? {};
  return {
    ...wardrobe.history,
    userId,
    prompt,
    mood,
    occasion,
    weather: weather && {
      temperature: weather.temperature,
      low: weather.low,
      high: weather.high,
      windSpeed: weather.windSpeed,
      rain: wet.includes(weather.condition),
      snow: weather.condition === 'snow',
    },
    preferences: { skinTone: skinTone ?? null, favoriteColors, stylePreferences },
    baseItems: baseItemIds,
    trends: trends?.words ?? [],
    forceVariety,
  };
}
