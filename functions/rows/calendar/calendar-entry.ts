import type { EntityItem } from 'electrodb';
import { defineEntity, nullable, partitionBy, required, sortBy } from '../../platform/table.ts';

/**
 * The outfit that a person plans for a day. The day is the sort key: concurrent requests cannot put two
 * entries on one day, and a range of days is one query in order. The outfit is referenced, not copied.
 */
export const CalendarEntryEntity = defineEntity('calendar-entry', {
  attributes: {
    userId: { type: 'string', required: true },
    /** YYYY-MM-DD */
    ...required('string', 'scheduledDate', 'id', 'outfitId'),
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
  attributes: required('string', 'userId', 'id', 'scheduledDate'),
  indexes: { byEntry: { pk: partitionBy('userId'), sk: sortBy('id') } },
});
