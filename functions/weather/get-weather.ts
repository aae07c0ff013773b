import type { Weather } from '#shared/contract/weather';
import { AppError } from '#shared/errors';
import { log } from '../platform/log.ts';
import { currentWeatherAt, findPlace } from './open-meteo.ts';
import { skyOf } from './weather-code.ts';

/** How long a response is cached, in milliseconds. Weather changes slowly. */
const cacheDuration = 15 * 60_000;
/** The most places cached in one process. The oldest one is evicted. */
const maxCached = 500;
type Cached = { until: number; weather: Promise<Weather> };
const cache = new Map<string, Cached>();

/**
 * The current weather at a place given by name, cached for 15 minutes. Failures are not cached. Throws
 * `weather.unknown_place`, or `weather.unavailable` if Open-Meteo fails.
 */
export function getWeather(location: string): Promise<Weather> {
  const key = location.trim().toLowerCase();
  const cached = cache.get(key);
  if (cached && cached.until > Date.now()) return cached.weather;
  const weather = fetchWeather(location);
  // Deletes the old entry first, so that the new entry is the last one in the map's insertion order.
  cache.delete(key);
  cache.set(key, { until: Date.now() + cacheDuration, weather });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  weather.catch(() => cache.delete(key));
  return weather;
}

async function fetchWeather(location: string): Promise<Weather> {
  try {
    const place = await findPlace(location);
    if (!place) throw new AppError('weather.unknown_place');
    const { current, daily } = await currentWeatherAt(place);
    const { condition, description } = skyOf(current.weather_code);
    return {
      temperature: current.temperature_2m,
      condition,
      description,
      icon: condition,
      humidity: current.relative_humidity_2m,
      windSpeed: current.wind_speed_10m,
      low: daily.temperature_2m_min[0] ?? current.temperature_2m,
      high: daily.temperature_2m_max[0] ?? current.temperature_2m,
      place: place.name,
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn('The weather could not be fetched', error as Error);
    throw new AppError('weather.unavailable');
  }
}
