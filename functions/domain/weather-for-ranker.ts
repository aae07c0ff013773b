import type { Weather } from '#shared/contract/weather';
import type { Weather as RankerWeather } from '#shared/ranker/intent';

const wet: readonly Weather['condition'][] = ['drizzle', 'rain', 'thunderstorm'];

/** A forecast as the ranker takes it: temperatures and wind, and whether it rains or snows. */
export const weatherForRanker = ({
  temperature,
  low,
  high,
  windSpeed,
  condition,
}: Weather): RankerWeather => ({
  temperature,
  low,
  high,
  windSpeed,
  rain: wet.includes(condition),
  snow: condition === 'snow',
});
