import type { Weather } from '../contract/weather.ts';
import type { Weather as Outside } from '../ranker/intent.ts';

const wet: readonly Weather['condition'][] = ['drizzle', 'rain', 'thunderstorm'];

/** The weather as the ranker dresses for it. */
export const weatherOutside = ({ temperature, low, high, windSpeed, condition }: Weather): Outside => ({
  temperature,
  low,
  high,
  windSpeed,
  rain: wet.includes(condition),
  snow: condition === 'snow',
});
