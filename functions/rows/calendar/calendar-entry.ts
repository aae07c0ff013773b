import type { EntityItem } from 'electrodb';
import { nullable } from '../../platform/nullable.ts';
import { defineEntity } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * The outfit that a person plans for a day. The day is the sort key: concurrent requests cannot put two
 * entries on one day, and a range of days is one query in order. The outfit is referenced, not copied.
 *
 * | access              | how                                                       | units                      |
 * |---------------------|-----------------------------------------------------------|----------------------------|
 * | a page of the days  | one query, one batch get of the outfits                   | 0.5 read per 4 kB of each  |
 * | schedule            | one get of the outfit, one transaction: day + its id      | 1 read, 4 write            |
 * | change the notes    | three gets, one write, on condition that it is still there| 2.5 read, 2 write          |
 * | move to another day | three gets, one transaction: day, new day, its id         | 2.5 read, 6 write          |
 * | remove              | two gets, one transaction: day + its id                   | 2 read, 4 write            |
 * | worn                | in the transaction that counts the items of the outfit    | 2 to 4 write               |
 */
export const CalendarEntryEntity = defineEntity('calendar-entry', {
  attributes: {
    userId: { type: 'string', required: true },
    /** YYYY-MM-DD */
    scheduledDate: { type: 'string', required: true },
    id: { type: 'string', required: true },
    outfitId: { type: 'string', required: true },
    notes: { type: nullable<string>(), required: true },
    /** Whether the outfit was worn on this day. Absent until it was worn. */
    worn: { type: 'boolean' },
    /** How often and when it was changed. Absent until then. */
    changes: { type: 'number' },
    changedAt: { type: 'string' },
  },
  indexes: { byDay: { pk: partitionBy('userId'), sk: sortBy('scheduledDate') } },
});
export type CalendarEntryRow = EntityItem<typeof CalendarEntryEntity>;

/** Finds the day of an entry by the entry's id. The id stays the same when the entry is moved to another day. */
export const CalendarDayEntity = defineEntity('calendar-day', {
  attributes: {
    userId: { type: 'string', required: true },
    id: { type: 'string', required: true },
    scheduledDate: { type: 'string', required: true },
  },
  indexes: { byEntry: { pk: partitionBy('userId'), sk: sortBy('id') } },
});
