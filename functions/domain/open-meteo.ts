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
export type Place = { name: string; latitude: number; longitude: number };

const Forecast = z.object({
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
export type Forecast = z.infer<typeof Forecast>;

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
export async function forecastAt({ latitude, longitude }: Place): Promise<Forecast> {
  const url = new URL('/v1/forecast', forecastUrl);
  url.search = String(
    new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      current: 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m',
      daily: 'weather_code,temperature_2m_max,temperature_2m_min',
      wind_speed_unit: 'ms',
      timezone: 'auto',
      forecast_days: '1',
    }),
  );
  return Forecast.parse(await fetchExternalJson('Open-Meteo', url));
}
