import * as z from 'zod';
import { latestToday } from '../rules/days.ts';

/** An id; malformed and unknown ids get the same answer, so only its length is checked (keys: 1,024 bytes). */
export const anyId = z.string().max(100);

/** A day on which something was worn, YYYY-MM-DD: today at the latest, in the time zone that is furthest ahead. */
export const wornDay = z
  .string()
  .refine(
    (day) => z.iso.date().safeParse(day).success && day <= latestToday(),
    'The date must be a day up to today',
  );
