import { createHash } from 'node:crypto';
import { isoDay } from '#shared/rules/days';

/** Weather of a place and an hour: degrees Celsius, percent, metres a second, and a WMO code. */
export type Climate = { temperature: number; humidity: number; wind: number; code: number };

const dayLength = 24 * 60 * 60_000;
/** The warmest day of the northern year, and the warmest hour of a day. */
const peak = { day: 200, hour: 15 };

/** A number from 0 to 1 that is always the same for the same words. */
const chance = (...words: (string | number)[]) =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE() / 2 ** 32;

const dayOfYear = (date: Date) => (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayLength;
const round = (value: number) => Math.round(value * 10) / 10;

/** The mean of a day: warm at the equator, and the further from it, the colder and the more of a year there is. */
function dailyMean(latitude: number, date: Date) {
  const year = 27 - 0.0065 * latitude ** 2;
  const turn = Math.cos(((dayOfYear(date) - peak.day) / 365.25) * 2 * Math.PI);
  return year + 0.19 * latitude * turn;
}

/** The weather that a place could well have at a time; `hour` is the hour of the day there. */
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
