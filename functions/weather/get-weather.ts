import type { DayForecast, Weather } from '#shared/contract/weather';
import { AppError } from '#shared/errors';
import { log } from '../platform/log.ts';
import { type CurrentWeather, currentWeatherAt, findPlace } from './open-meteo.ts';
import { skyOf } from './weather-code.ts';

/** How long a response is cached, in milliseconds. Weather changes slowly. */
const cacheDuration = 15 * 60_000;
/** The most places cached in one process. The oldest one is evicted. */
const maxCached = 500;
type AtPlace = { weather: Weather; forecast: DayForecast[] };
type Cached = { until: number; atPlace: Promise<AtPlace> };
const cache = new Map<string, Cached>();

/**
 * The current weather at a place given by name, cached for 15 minutes. Failures are not cached. Throws
 * `weather.unknown_place`, or `weather.unavailable` if Open-Meteo fails.
 */
export const getWeather = async (location: string): Promise<Weather> => (await readPlace(location)).weather;

/** The forecast of today and the next days at a place. It is cached and fails as `getWeather` does. */
export const getForecast = async (location: string): Promise<DayForecast[]> =>
  (await readPlace(location)).forecast;

function readPlace(location: string): Promise<AtPlace> {
  const key = location.trim().toLowerCase();
  const cached = cache.get(key);
  if (cached && cached.until > Date.now()) return cached.atPlace;
  const atPlace = fetchPlace(location);
  // Deletes the old entry first, so that the new entry is the last one in the map's insertion order.
  cache.delete(key);
  cache.set(key, { until: Date.now() + cacheDuration, atPlace });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  atPlace.catch(() => cache.delete(key));
  return atPlace;
}

async function fetchPlace(location: string): Promise<AtPlace> {
  try {
    const place = await findPlace(location);
    if (!place) throw new AppError('weather.unknown_place');
    const { current, daily } = await currentWeatherAt(place);
    const { condition, description } = skyOf(current.weather_code);
    const weather: Weather = {
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
    return { weather, forecast: forecastOf(daily) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn('The weather could not be fetched', error as Error);
    throw new AppError('weather.unavailable');
  }
}

/** The days of an answer. A day without a forecast is left out. */
const forecastOf = ({
  time,
  weather_code,
  temperature_2m_min,
  temperature_2m_max,
}: CurrentWeather['daily']) =>
  time.flatMap((date, at): DayForecast[] => {
    const [code, low, high] = [weather_code[at], temperature_2m_min[at], temperature_2m_max[at]];
    if (code == null || low == null || high == null) return [];
    return [{ date, condition: skyOf(code).condition, low, high }];
  });
