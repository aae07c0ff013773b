import type { Weather } from '#shared/contract/weather';
import type { Weather as Outside } from '#shared/ranker/intent';

const wet: readonly Weather['condition'][] = ['drizzle', 'rain', 'thunderstorm'];

/** The weather as the ranker dresses for it. */
export const weatherForRanker = ({ temperature, low, high, windSpeed, condition }: Weather): Outside => ({
  temperature,
  low,
  high,
  windSpeed,
  rain: wet.includes(condition),
  snow: condition === 'snow',
});
