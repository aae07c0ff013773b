import { createHash } from 'node:crypto';
import { isoDay } from '#shared/rules/days';

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
