import { Service } from 'electrodb';
import { v7 as uuidv7 } from 'uuid';
import { isPlannable } from '#shared/rules/days';
import { skipWhenRefused } from '../platform/conditions.ts';
import { commit } from '../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity } from '../table/calendar-entry.ts';

const rows = new Service({ entry: CalendarEntryEntity, day: CalendarDayEntity });

/**
 * Shows in the calendar that an outfit was worn on a day: a free day gets an entry, and the entry of the outfit is
 * marked. A day that has another outfit, or is too far back to be planned, stays as it is.
 */
export async function showWorn({
  userId,
  outfitId,
  date,
}: {
  userId: string;
  outfitId: string;
  date: string;
}) {
  if (!isPlannable(date)) return;
  const id = uuidv7();
  const refusals = await commit(() =>
    rows.transaction
      .write(({ entry, day }) => [
        entry.create({ userId, id, outfitId, scheduledDate: date, notes: null, worn: true }).commit(),
        day.create({ userId, id, scheduledDate: date }).commit(),
      ])
      .go(),
  );
  if (refusals.length)
    await skipWhenRefused(
      CalendarEntryEntity.patch({ userId, scheduledDate: date })
        .set({ worn: true })
        .where((entry, { eq }) => eq(entry.outfitId, outfitId))
        .go(),
    );
}
