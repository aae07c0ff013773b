import * as z from 'zod';
import { isWearableDay, latestToday } from '../rules/days.ts';

/** An id. Malformed and unknown ids get the same answer, so only the length is checked (a key may have 1,024 bytes). */
export const anyId = z.string().max(100);

const isDay = (day: string) => z.iso.date().safeParse(day).success;

/** A day for which a wear can be recorded, YYYY-MM-DD. It must be within the past year in some time zone. */
export const wearableDay = z
  .string()
  .refine((day) => isDay(day) && isWearableDay(day), 'The date must be a day of the past year up to today');

/** A day whose wear is taken back, YYYY-MM-DD. It may be older than the days that can be recorded. */
export const wornDay = z
  .string()
  .refine((day) => isDay(day) && day <= latestToday(), 'The date must be a day up to today');
