import * as z from 'zod';
import { isWearableDay, latestToday } from '../rules/days.ts';

/** An id; malformed and unknown ids get the same answer, so only its length is checked (keys: 1,024 bytes). */
export const anyId = z.string().max(100);

const isDay = (day: string) => z.iso.date().safeParse(day).success;

/** A day on which something was worn, YYYY-MM-DD: within the past year, in any time zone. */
export const wearableDay = z
  .string()
  .refine((day) => isDay(day) && isWearableDay(day), 'The date must be a day of the past year up to today');

/** A day whose wear is taken back, YYYY-MM-DD; it may lie longer ago than what can be recorded. */
export const wornDay = z
  .string()
  .refine((day) => isDay(day) && day <= latestToday(), 'The date must be a day up to today');
