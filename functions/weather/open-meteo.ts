import * as z from 'zod';
import { limits } from '#shared/limits';
import { dayAfter } from '#shared/rules/days';
import { requireVariable } from '../platform/environment.ts';
import { fetchExternalJson } from '../platform/external-service.ts';

const geocodingUrl = requireVariable('GEOCODING_URL');
const forecastUrl = requireVariable('FORECAST_URL');

const Found = z.object({
  // Missing if no place was found.
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
    time: z.array(z.string()).default([]),
    weather_code: z.array(z.number().nullable()).default([]),
    temperature_2m_max: z.array(z.number().nullable()).min(1),
    temperature_2m_min: z.array(z.number().nullable()).min(1),
  }),
});
export type CurrentWeather = z.infer<typeof CurrentWeather>;

/** Values may be null, because the last hours of the furthest day may have no forecast yet. */
const Hours = z.array(z.number().nullable());
const HourlyForecast = z.object({
  hourly: z.object({ temperature_2m: Hours, weather_code: Hours, wind_speed_10m: Hours }),
});
type Hourly = z.infer<typeof HourlyForecast>['hourly'];

/** The first and the last hour, 0 to 23. */
type HourRange = readonly [number, number];
/** The forecast for a range of hours: the mean temperature, the strongest wind and the worst weather code. */
export type HoursForecast = { temperature: number; windSpeed: number; weatherCode: number };

/**
 * The forecast of a day. It is the forecast of the hours that people spend outdoors, with the lowest and highest
 * temperature of the hours that they are awake.
 */
export type DayForecast = HoursForecast & { low: number; high: number };
const outdoors = [9, 18] as const;
const waking = [7, 22] as const;

/** For how many days there is a forecast, including today. */
export const daysForecast = 16;

/** The first place that Open-Meteo finds for a name, named with its country. Null if no place is found. */
export async function findPlace(name: string): Promise<Place | null> {
  const url = new URL('/v1/search', geocodingUrl);
  url.search = String(new URLSearchParams({ name, count: '1', language: 'en' }));
  const [found] = Found.parse(await fetchExternalJson('Open-Meteo', url)).results ?? [];
  if (!found) return null;
  const { latitude, longitude, country } = found;
  return { name: [found.name, country].filter(Boolean).join(', '), latitude, longitude };
}

/**
 * Returns the current weather at a place, and the weather codes and temperatures of today and the next days. The units
 * are degrees Celsius, percent and meters per second.
 */
export const currentWeatherAt = async (place: Coordinates): Promise<CurrentWeather> =>
  CurrentWeather.parse(
    await askForecast(place, {
      current: 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m',
      daily: 'weather_code,temperature_2m_max,temperature_2m_min',
      forecast_days: String(limits.plan.checked),
    }),
  );

/** The forecast for a range of hours (0 to 23) of a day at a place. Null if it is unknown. */
export const forecastAt = async (place: Coordinates, date: string, range: HourRange) =>
  forecastIn(await askHours(place, date, date), 0, range);

/** The forecast for each day of a range at a place, from morning to evening. Days without a forecast are left out. */
export async function forecastOfDays(
  place: Coordinates,
  from: string,
  to: string,
): Promise<Map<string, DayForecast>> {
  const hourly = await askHours(place, from, to);
  const days = new Map<string, DayForecast>();
  for (let date = from, day = 0; date <= to; date = dayAfter(date), day++) {
    const forecast = forecastIn(hourly, day, outdoors);
    const awake = known(hourly.temperature_2m, day, waking);
    if (forecast) days.set(date, { ...forecast, low: Math.min(...awake), high: Math.max(...awake) });
  }
  return days;
}

/** The hours from the first of a day to the last of another. */
async function askHours(place: Coordinates, from: string, to: string): Promise<Hourly> {
  const hourly = 'temperature_2m,weather_code,wind_speed_10m';
  return HourlyForecast.parse(await askForecast(place, { hourly, start_date: from, end_date: to })).hourly;
}

/** The known values of a range of hours. The days are counted from the first one that was asked for. */
const known = (hours: z.infer<typeof Hours>, day: number, [first, last]: HourRange) =>
  hours.slice(24 * day + first, 24 * day + last + 1).filter((value) => value !== null);

function forecastIn(hourly: Hourly, day: number, range: HourRange): HoursForecast | null {
  const temperatures = known(hourly.temperature_2m, day, range);
  if (temperatures.length === 0) return null;
  return {
    temperature: temperatures.reduce((sum, value) => sum + value, 0) / temperatures.length,
    windSpeed: Math.max(0, ...known(hourly.wind_speed_10m, day, range)),
    // The highest code is the worst weather, because codes rise with severity.
    weatherCode: Math.max(0, ...known(hourly.weather_code, day, range)),
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
