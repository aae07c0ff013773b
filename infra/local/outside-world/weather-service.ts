import type { RequestListener, ServerResponse } from 'node:http';
import { dayAfter, isoDay } from '#shared/rules/days';
import { type Climate, climateAt } from './climate.ts';
import { findPlaces, nearestPlace } from './places.ts';

type Clock = () => Date;

/** Serves Open-Meteo's geocoding and forecasts (https://open-meteo.com/en/docs), with climate.ts's weather. */
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
  // Like Open-Meteo, the field is omitted if nothing is found.
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
  const wind = (speed: number) => Math.round(speed * units[unit as keyof typeof units] * 10) / 10;
  const current = climateAt(latitude, longitude, now, hourThere);
  const days = daysAsked(parameters, now).map((day) => ({
    day: isoDay(day),
    hours: Array.from({ length: 24 }, (_, hour) => climateAt(latitude, longitude, day, hour)),
  }));
  const hours = days.flatMap((day) => day.hours);
  const ofDays = (value: (hours: Climate[]) => number) => days.map((day) => value(day.hours));
  return {
    latitude,
    longitude,
    timezone: parameters.get('timezone') === 'auto' ? timezone : 'GMT',
    ...section('current', parameters, {
      temperature_2m: current.temperature,
      relative_humidity_2m: current.humidity,
      weather_code: current.code,
      wind_speed_10m: wind(current.wind),
    }),
    ...section('hourly', parameters, {
      time: days.flatMap(({ day }) =>
        Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`),
      ),
      temperature_2m: hours.map(({ temperature }) => temperature),
      weather_code: hours.map(({ code }) => code),
      wind_speed_10m: hours.map((hour) => wind(hour.wind)),
    }),
    ...section('daily', parameters, {
      time: days.map(({ day }) => day),
      weather_code: ofDays((all) => Math.max(...all.map(({ code }) => code))),
      temperature_2m_max: ofDays((all) => Math.max(...all.map(({ temperature }) => temperature))),
      temperature_2m_min: ofDays((all) => Math.min(...all.map(({ temperature }) => temperature))),
    }),
  };
}

const dayLength = 24 * 60 * 60_000;
/** The last day of the forecast: fifteen days after today. */
const lastDay = 15;

/**
 * Returns the days from start_date to end_date, at noon. Without these it returns as many days from today as
 * `forecast_days` says, by default one.
 */
function daysAsked(parameters: URLSearchParams, now: Date): Date[] {
  const [first, last] = ['start_date', 'end_date'].map((name) => {
    const others = name === 'end_date' ? Number(parameters.get('forecast_days') ?? 1) - 1 : 0;
    const day = parameters.get(name) ?? dayAfter(isoDay(now), others);
    const ahead = (Date.parse(day) - Date.parse(isoDay(now))) / dayLength;
    if (!(ahead >= -1 && ahead <= lastDay)) throw new Error(`Parameter '${name}' is out of allowed range.`);
    return Date.parse(day);
  }) as [number, number];
  return Array.from(
    { length: (last - first) / dayLength + 1 },
    (_, day) => new Date(first + (day + 0.5) * dayLength),
  );
}

function inRange(parameters: URLSearchParams, name: string, most: number) {
  const value = Number(parameters.get(name) ?? Number.NaN);
  if (Number.isNaN(value)) throw new Error(`Parameter '${name}' is required and must be a number.`);
  if (Math.abs(value) > most)
    throw new Error(`${name} must be in range of -${most} to ${most}. Given: ${value}.`);
  return value;
}

/** Returns the requested variables of a section. Throws for a variable that does not exist. */
function section(
  name: 'current' | 'hourly' | 'daily',
  parameters: URLSearchParams,
  values: Record<string, unknown>,
) {
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
