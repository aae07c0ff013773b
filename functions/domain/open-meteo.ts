import * as z from 'zod';
import { requireVariable } from '../platform/environment.ts';
import { fetchExternalJson } from '../platform/external-service.ts';

const geocodingUrl = requireVariable('GEOCODING_URL');
const forecastUrl = requireVariable('FORECAST_URL');

const Found = z.object({
  // Absent if no place was found.
  results: z
    .array(
      z.object({
        name: z.string(),
        country: z.string().optional(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    )
    .optional(),
});
export type Coordinates = { latitude: number; longitude: number };
export type Place = Coordinates & { name: string };

const CurrentWeather = z.object({
  current: z.object({
    temperature_2m: z.number(),
    relative_humidity_2m: z.number(),
    weather_code: z.number(),
    wind_speed_10m: z.number(),
  }),
  daily: z.object({
    temperature_2m_max: z.array(z.number()).min(1),
    temperature_2m_min: z.array(z.number()).min(1),
  }),
});
export type CurrentWeather = z.infer<typeof CurrentWeather>;

/** The last hours of the furthest day may be unknown. */
const Hours = z.array(z.number().nullable());
const HourlyForecast = z.object({
  hourly: z.object({ temperature_2m: Hours, weather_code: Hours, wind_speed_10m: Hours }),
});
/** The mean temperature of some hours, their strongest wind and the worst of their weather codes. */
export type HoursForecast = { temperature: number; windSpeed: number; weatherCode: number };

/** How many days have a forecast, today included. */
export const daysForecast = 16;

/** The first place that Open-Meteo finds for a name, with its country in the name; null if there is none. */
export async function findPlace(name: string): Promise<Place | null> {
  const url = new URL('/v1/search', geocodingUrl);
  url.search = String(new URLSearchParams({ name, count: '1', language: 'en' }));
  const [found] = Found.parse(await fetchExternalJson('Open-Meteo', url)).results ?? [];
  if (!found) return null;
  const { latitude, longitude, country } = found;
  return { name: [found.name, country].filter(Boolean).join(', '), latitude, longitude };
}

/** The current weather at a place and the day's range, in degrees Celsius, percent and metres a second. */
export const currentWeatherAt = async (place: Coordinates): Promise<CurrentWeather> =>
  CurrentWeather.parse(
    await askForecast(place, {
      current: 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m',
      daily: 'weather_code,temperature_2m_max,temperature_2m_min',
      forecast_days: '1',
    }),
  );

/** The forecast for the hours from one to another, 0 to 23, of a day at a place; null where it is unknown. */
export async function forecastAt(
  place: Coordinates,
  date: string,
  [from, to]: readonly [number, number],
): Promise<HoursForecast | null> {
  const { hourly } = HourlyForecast.parse(
    await askForecast(place, {
      hourly: 'temperature_2m,weather_code,wind_speed_10m',
      start_date: date,
      end_date: date,
    }),
  );
  const known = (hours: z.infer<typeof Hours>) => hours.slice(from, to + 1).filter((value) => value !== null);
  const temperatures = known(hourly.temperature_2m);
  if (temperatures.length === 0) return null;
  return {
    temperature: temperatures.reduce((sum, value) => sum + value, 0) / temperatures.length,
    windSpeed: Math.max(0, ...known(hourly.wind_speed_10m)),
    // The codes rise with the severity of the weather.
    weatherCode: Math.max(0, ...known(hourly.weather_code)),
  };
}

function askForecast({ latitude, longitude }: Coordinates, asked: Record<string, string>): Promise<unknown> {
  const url = new URL('/v1/forecast', forecastUrl);
  url.search = String(
    new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      wind_speed_unit: 'ms',
      timezone: 'auto',
      ...asked,
    }),
  );
  return fetchExternalJson('Open-Meteo', url);
}
