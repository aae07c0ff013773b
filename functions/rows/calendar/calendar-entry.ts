import type { EntityItem } from 'electrodb';
import { defineEntity, keyOf, nullable, required } from '../../platform/table.ts';
import { onlyIf, stillHas, tryToCommit, type Writers } from '../../platform/transactions.ts';
import { OutfitEntity } from '../outfits/outfit.ts';

/**
 * The outfit that a person plans for a day. The day is the sort key: concurrent requests cannot put two
 * entries on one day, and a range of days is one query in order. The outfit is referenced, not copied.
 */
export const CalendarEntryEntity = defineEntity('calendar-entry', {
  attributes: {
    /** `scheduledDate`: YYYY-MM-DD */
    ...required('string', 'userId', 'scheduledDate', 'id', 'outfitId'),
    notes: { type: nullable<string>(), required: true },
    /** Whether the outfit was worn on this day. Absent until it was worn. */
    worn: { type: 'boolean' },
    /** How often and when it was changed. Absent until then. */
    changes: { type: 'number' },
    changedAt: { type: 'string' },
  },
  indexes: { byDay: keyOf('userId', 'scheduledDate') },
});
export type CalendarEntryRow = EntityItem<typeof CalendarEntryEntity>;

/** Finds the day of an entry by the entry's id. The id stays the same when the entry is moved to another day. */
export const CalendarDayEntity = defineEntity('calendar-day', {
  attributes: required('string', 'userId', 'id', 'scheduledDate'),
  indexes: { byEntry: keyOf('userId', 'id') },
});

/** The entities in which a calendar entry is stored. */
export const calendarEntities = { entry: CalendarEntryEntity, day: CalendarDayEntity };
type Entities = Writers<typeof calendarEntities>;

/** The operations that store an entry. The first one is refused if its day has an entry. */
export const storeEntry = ({ entry, day }: Entities, row: CalendarEntryRow) => [
  entry.create(row).commit(),
  day.create({ userId: row.userId, id: row.id, scheduledDate: row.scheduledDate }).commit(),
];

/** Whether an entry is stored, perhaps by an earlier attempt of the same request. */
export async function isStored({ userId, scheduledDate, id }: CalendarEntryRow): Promise<boolean> {
  return (await CalendarEntryEntity.read({ userId, scheduledDate }))?.id === id;
}

/**
 * Deletes the entry of a day if its outfit was deleted. Such an entry is no longer listed but still occupies the day.
 * Returns whether the day is free.
 */
export async function clearDeletedOutfit(userId: string, scheduledDate: string): Promise<boolean> {
  const entry = await CalendarEntryEntity.read({ userId, scheduledDate });
  if (!entry) return true;
  if (await OutfitEntity.read({ userId, id: entry.outfitId })) return false;
  await deleteEntry(entry);
  return true;
}

/** Deletes an entry. Returns `conflict` if it is no longer on its day. */
export const deleteEntry = ({ userId, id, scheduledDate }: CalendarEntryRow) =>
  tryToCommit(calendarEntities, ({ entry, day }) => [
    onlyIf(entry.remove({ userId, scheduledDate }), stillHas({ id })),
    day.delete({ userId, id }).commit(),
  ]);
