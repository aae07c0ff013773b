import type { RequestListener, ServerResponse } from 'node:http';
import { isoDay } from '#shared/rules/days';
import { climateAt } from './climate.ts';
import { findPlaces, nearestPlace } from './places.ts';

type Clock = () => Date;

/** The geocoding and forecast calls of Open-Meteo (https://open-meteo.com/en/docs), answered from climate.ts. */
export const weatherService =
  (now: Clock = () => new Date()): RequestListener =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    try {
      if (pathname === '/v1/search') return reply(response, 200, search(searchParams));
      if (pathname === '/v1/forecast') return reply(response, 200, forecast(searchParams, now()));
      reply(response, 404, { error: true, reason: 'Not Found' });
    } catch (error) {
      reply(response, 400, { error: true, reason: (error as Error).message });
    }
  };

function reply(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function search(parameters: URLSearchParams) {
  const name = parameters.get('name');
  if (name === null) throw new Error('Parameter name required.');
  const count = Number(parameters.get('count') ?? 10);
  if (!(count >= 1 && count <= 100)) throw new Error('Parameter count must be between 1 and 100.');
  const found = findPlaces(name).slice(0, count);
  // Open-Meteo omits the field when nothing is found.
  return { ...(found.length ? { results: found } : {}), generationtime_ms: 0.1 };
}

/** Wind speed units and their factors from meters per second; Open-Meteo's default is km/h. */
const units = { ms: 1, kmh: 3.6, mph: 2.236936, kn: 1.943844 };

function forecast(parameters: URLSearchParams, now: Date) {
  const latitude = inRange(parameters, 'latitude', 90);
  const longitude = inRange(parameters, 'longitude', 180);
  const unit = parameters.get('wind_speed_unit') ?? 'kmh';
  if (!Object.hasOwn(units, unit))
    throw new Error(`Data corrupted at path 'wind_speed_unit'. Cannot initialize ${unit}.`);
  const { timezone } = nearestPlace(latitude, longitude);
  const hourThere = Number(
    new Intl.DateTimeFormat('en', { timeZone: timezone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  const at = (hour: number) => climateAt(latitude, longitude, now, hour);
  const day = Array.from({ length: 24 }, (_, hour) => at(hour));
  const current = at(hourThere);
  const temperatures = day.map(({ temperature }) => temperature);
  return {
    latitude,
    longitude,
    timezone: parameters.get('timezone') === 'auto' ? timezone : 'GMT',
    ...section('current', parameters, {
      temperature_2m: current.temperature,
      relative_humidity_2m: current.humidity,
      weather_code: current.code,
      wind_speed_10m: Math.round(current.wind * units[unit as keyof typeof units] * 10) / 10,
    }),
    ...section('daily', parameters, {
      time: [isoDay(now)],
      weather_code: [Math.max(...day.map(({ code }) => code))],
      temperature_2m_max: [Math.max(...temperatures)],
      temperature_2m_min: [Math.min(...temperatures)],
    }),
  };
}

function inRange(parameters: URLSearchParams, name: string, most: number) {
  const value = Number(parameters.get(name) ?? Number.NaN);
  if (Number.isNaN(value)) throw new Error(`Parameter '${name}' is required and must be a number.`);
  if (Math.abs(value) > most)
    throw new Error(`${name} must be in range of -${most} to ${most}. Given: ${value}.`);
  return value;
}

/** Picks the requested variables of a section. Throws for a variable that does not exist. */
function section(name: 'current' | 'daily', parameters: URLSearchParams, values: Record<string, unknown>) {
  const asked = parameters.get(name)?.split(',').filter(Boolean) ?? [];
  if (asked.length === 0) return {};
  const unknown = asked.find((variable) => !Object.hasOwn(values, variable));
  if (unknown)
    throw new Error(
      `Data corrupted at path '${name}'. Cannot initialize from invalid String value ${unknown}.`,
    );
  const named = asked.map((variable) => [variable, values[variable]]);
  return { [name]: { ...(values['time'] ? { time: values['time'] } : {}), ...Object.fromEntries(named) } };
}
