import { createHash } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { dayAfter, isoDay } from '#shared/rules/days';
import { findPlaces, nearestPlace } from './places.ts';

/** The weather of one hour: degrees Celsius, percent, meters per second, and a WMO weather code. */
export type Climate = { temperature: number; humidity: number; wind: number; code: number };

const dayLength = 24 * 60 * 60_000;
/** The warmest day of the year in the northern hemisphere, and the warmest hour of a day. */
const peak = { day: 200, hour: 15 };

/** Returns a pseudo-random number from 0 to 1 that depends only on the words. */
const chance = (...words: (string | number)[]) =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE() / 2 ** 32;

const dayOfYear = (date: Date) => (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayLength;
const round = (value: number) => Math.round(value * 10) / 10;

/** The mean temperature of a day. Farther from the equator it is lower and its range over the year larger. */
function dailyMean(latitude: number, date: Date) {
  const year = 27 - 0.0065 * latitude ** 2;
  const turn = Math.cos(((dayOfYear(date) - peak.day) / 365.25) * 2 * Math.PI);
  return year + 0.19 * latitude * turn;
}

/** Returns plausible weather for a place and a date. It is the same at each call. `hour` is the local hour, 0 to 23. */
export function climateAt(latitude: number, longitude: number, date: Date, hour: number): Climate {
  const day = isoDay(date);
  const where = `${latitude.toFixed(1)}|${longitude.toFixed(1)}|${day}`;
  const mood = (chance(where, 'mood') - 0.5) * 6;
  const swing = 4 * Math.cos(((hour - peak.hour) / 24) * 2 * Math.PI);
  const temperature = round(dailyMean(latitude, date) + mood + swing);
  const code = skyAt(where, temperature);
  return {
    temperature,
    humidity: Math.round(45 + chance(where, 'humidity') * 30 + (code > 50 ? 20 : 0)),
    wind: round(1 + chance(where, 'wind') * 8),
    code,
  };
}

function skyAt(where: string, temperature: number): number {
  const sky = chance(where, 'sky');
  const strength = Math.floor(chance(where, 'strength') * 3);
  if (sky < 0.35) return strength === 0 ? 0 : 1;
  if (sky < 0.65) return strength === 0 ? 2 : 3;
  if (sky < 0.7) return 45;
  if (temperature < 0.5) return [71, 73, 75][strength] ?? 73;
  if (temperature > 22 && sky > 0.95) return 95;
  return (sky < 0.78 ? [51, 53, 55] : [61, 63, 80])[strength] ?? 61;
}

/** Serves Open-Meteo's geocoding and forecasts (https://open-meteo.com/en/docs), with the weather of `climateAt`. */
export const weatherService =
  (now = () => new Date()): RequestListener =>
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
