import type { Weather } from '#shared/contract/weather';
import { AppError } from '#shared/errors';
import { log } from '../platform/log.ts';
import { findPlace, forecastAt } from './open-meteo.ts';
import { skyOf } from './weather-code.ts';

/** The weather changes slowly, and whoever asks again within this time is told the same. */
const milliseconds = 15 * 60_000;
/** As many places as one process remembers. */
const most = 500;
type Remembered = { until: number; weather: Promise<Weather> };
const remembered = new Map<string, Remembered>();

/** The weather where a person is; fails with `weather.unknown_place` or `weather.unavailable`. */
export function getWeather(location: string): Promise<Weather> {
  const key = location.trim().toLowerCase();
  const known = remembered.get(key);
  if (known && known.until > Date.now()) return known.weather;
  const weather = askFor(location);
  remembered.delete(key);
  remembered.set(key, { until: Date.now() + milliseconds, weather });
  const [oldest] = remembered.keys();
  if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
  // A failure is not remembered.
  weather.catch(() => remembered.delete(key));
  return weather;
}

async function askFor(location: string): Promise<Weather> {
  try {
    const place = await findPlace(location);
    if (!place) throw new AppError('weather.unknown_place');
    const { current, daily } = await forecastAt(place);
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
