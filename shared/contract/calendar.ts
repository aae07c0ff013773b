import * as z from 'zod';
import { limits } from '../limits.ts';
import { isPlannable } from '../rules/days.ts';
import { defineContract } from './define.ts';
import { Outfit, titleFields } from './outfits.ts';
import { pageOf, pageQuery } from './page.ts';
import { Piece } from './planning.ts';
import { lines } from './texts.ts';

/** The fields of an outfit that the calendar shows. They are read from the current outfit, not copied. */
const ScheduledOutfit = Outfit.pick({
  id: true,
  ...titleFields,
  mood: true,
  outfitImageUrl: true,
  generatedImageUrl: true,
  aiGeneratedImageUrl: true,
}).extend({ pieces: z.array(Piece) });
export type ScheduledOutfit = z.infer<typeof ScheduledOutfit>;

export const CalendarEntry = z.object({
  id: z.uuid(),
  userId: z.string(),
  outfitId: z.uuid(),
  scheduledDate: z.iso.date(),
  notes: z.string().nullable(),
  /** Whether the outfit was worn on the day. */
  worn: z.boolean(),
  /** How often it was changed since it was made, and when last: the sequence and the time of a calendar event. */
  changes: z.int(),
  changedAt: z.iso.datetime(),
  outfit: ScheduledOutfit,
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

const notes = lines()
  .max(limits.calendar.notes, `Notes must be less than ${limits.calendar.notes} characters`)
  .nullable()
  .transform((text) => text || null);
const scheduledDate = z.iso
  .date('A date is required')
  .refine(isPlannable, 'The date must be within the past year or the next two years');

export const ScheduleOutfit = z.object({ outfitId: z.uuid(), scheduledDate, notes: notes.default(null) });
export type ScheduleOutfit = z.output<typeof ScheduleOutfit>;

/** Changes of an entry. A missing field is not changed. */
export const EntryChanges = z.object({ outfitId: z.uuid(), scheduledDate, notes }).partial();
export type EntryChanges = z.output<typeof EntryChanges>;

/** A range of days, both ends included; a cursor is the last day of the previous page. */
export const EntriesQuery = pageQuery(100, z.iso.date()).extend({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type EntriesQuery = z.output<typeof EntriesQuery>;

/** The secret address for other calendar apps. `createdAt` is null if there is no address. */
export const CalendarFeed = z.object({ createdAt: z.iso.datetime().nullable() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const EntryParams = z.object({ entryId: z.uuid() });

export const calendar = defineContract({
  /** Lists the entries in ascending order of date. Deleting an outfit also deletes its entry. */
  listEntries: { route: 'GET /calendar', query: EntriesQuery, result: pageOf(CalendarEntry, z.iso.date()) },
  scheduleOutfit: {
    route: 'POST /calendar',
    cost: 'nothing',
    repeat: 'once',
    body: ScheduleOutfit,
    result: CalendarEntry,
    status: 201,
  },
  updateEntry: {
    route: 'PATCH /calendar/{entryId}',
    params: EntryParams,
    body: EntryChanges,
    result: CalendarEntry,
  },
  removeEntry: { route: 'DELETE /calendar/{entryId}', params: EntryParams },
  /** Lists the outfits that can be scheduled, newest first. Each has only the few pieces that its picture shows. */
  listChoices: {
    route: 'GET /calendar/outfits',
    query: pageQuery(limits.calendar.choices),
    result: pageOf(ScheduledOutfit),
  },
  getFeed: { route: 'GET /calendar/feed', result: CalendarFeed },
  /**
   * Makes a new secret address and makes the previous one invalid. Only this answer contains the address. A repeated
   * call makes another address instead of returning the first one, because that would require storing the secret.
   */
  createFeed: {
    route: 'PUT /calendar/feed',
    result: CalendarFeed.extend({ createdAt: z.iso.datetime(), path: z.string() }),
    status: 201,
  },
  removeFeed: { route: 'DELETE /calendar/feed' },
});
