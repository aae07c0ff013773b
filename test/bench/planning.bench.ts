import { expect, it } from 'vitest';
import { type DayOccasion, dayOccasions } from '#shared/catalog';
import { packTrip } from '#shared/stylist/planning/pack-trip';
import { planWeek } from '#shared/stylist/planning/plan-week';
import { cpuOf, fullWardrobe, share } from './measure.ts';

const wardrobe = fullWardrobe();
/** The milliseconds of CPU time that planning seven days may take. */
const mostForWeek = 2000;

const daysOf = (count: number, climate: number) =>
  Array.from({ length: count }, (_, day) => ({
    date: `2026-11-${String(10 + day)}`,
    occasion: dayOccasions[(day + climate) % dayOccasions.length] as DayOccasion,
    weather: { temperature: climate + (day % 4), ...(day % 5 === 1 ? { condition: 'rain' as const } : {}) },
    keep: null,
    avoid: [],
  }));
const climates = [-8, 6, 17, 29];

it.each([7, 14])('plans %i days for 100 pieces within its CPU time, and prints it', (count) => {
  const times = climates.map((climate) =>
    cpuOf(() => {
      expect(planWeek(wardrobe, daysOf(count, climate)).every(({ outfit }) => outfit)).toBe(true);
    }),
  );
  console.log(
    `planning ${count} days of 100 pieces: median ${share(times, 0.5)} ms, at most ${share(times, 1)} ms of CPU`,
  );
  expect(Math.max(...times)).toBeLessThan((mostForWeek * count) / 7);
});

it.each([7, 14])('packs for %i days from 100 pieces, and prints the CPU time', (count) => {
  const times = climates.map((climate) =>
    cpuOf(() => {
      expect(packTrip(wardrobe, daysOf(count, climate)).days.every(({ look }) => look)).toBe(true);
    }),
  );
  console.log(
    `packing for ${count} days from 100 pieces: median ${share(times, 0.5)} ms, at most ${share(times, 1)} ms of CPU`,
  );
  expect(Math.max(...times)).toBeLessThan((mostForWeek * count) / 7);
});
