import * as z from 'zod';
import { latestToday } from '../rules/days.ts';

/**
 * An id of a call whose answer is the same for an unknown id, so that a malformed one need not be told apart.
 * A key of the table has room for 1,024 bytes, which this stays below.
 */
export const anyId = z.string().max(100);

/** A day on which something was worn, YYYY-MM-DD: today at the latest, in the time zone that is furthest ahead. */
export const wornDay = z
  .string()
  .refine(
    (day) => z.iso.date().safeParse(day).success && day <= latestToday(),
    'The date must be a day up to today',
  );
