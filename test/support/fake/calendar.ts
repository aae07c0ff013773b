import { beforeEach, vi } from 'vitest';
import { toScheduled } from '#functions/calendar/to-entry';
import type { CalendarEntry, calendar } from '#shared/contract/calendar';
import type { Outfit } from '#shared/contract/outfits';
import { AppError } from '#shared/errors';
import { ownedBy, ownRow, pageOf } from './rows.ts';
import type { AnswersTo, World } from './world.ts';

/** An entry for an outfit, in the form in which the server returns it. */
export const anEntry = (
  outfit: Outfit,
  scheduledDate: string,
  change: Partial<CalendarEntry> = {},
): CalendarEntry => ({
  id: crypto.randomUUID(),
  userId: outfit.userId,
  outfitId: outfit.id,
  scheduledDate,
  notes: null,
  worn: false,
  changes: 0,
  changedAt: '2026-11-10T12:00:00.000Z',
  outfit: toScheduled(outfit),
  ...change,
});

/** Marks the day's entry of an outfit as worn, or adds a worn entry, as the server does. */
export function showWorn(world: World, outfit: Outfit, date: string) {
  const entry = ownedBy(outfit.userId, world.entries).find(({ scheduledDate }) => scheduledDate === date);
  if (!entry) world.entries.push(anEntry(outfit, date, { worn: true }));
  else if (entry.outfitId === outfit.id) entry.worn = true;
}

/** Answers calendar calls like the server. */
export function calendarAnswers(world: World): AnswersTo<typeof calendar> {
  const outfitOf = (userId: string, outfitId: string) => ownRow(userId, world.outfits, outfitId);
  const entryOf = (userId: string, entryId: string) => ownRow(userId, world.entries, entryId);
  const requireFree = (userId: string, date: string, but?: string) => {
    if (ownedBy(userId, world.entries).some(({ id, scheduledDate }) => scheduledDate === date && id !== but))
      throw new AppError('calendar.date_taken', { scheduledDate: date });
  };
  let feed: string | null = null;
  return {
    listEntries: ({ userId, query: { from = '0', to = '9', limit } }) => ({
      items: ownedBy(userId, world.entries)
        .filter(({ scheduledDate }) => from <= scheduledDate && scheduledDate <= to)
        .toSorted((one, other) => one.scheduledDate.localeCompare(other.scheduledDate))
        .slice(0, limit)
        .map((entry) => ({ ...entry })),
      cursor: null,
    }),
    scheduleOutfit({ userId, body }) {
      const outfit = outfitOf(userId, body.outfitId);
      requireFree(userId, body.scheduledDate);
      const entry = anEntry(outfit, body.scheduledDate, { notes: body.notes });
      world.entries.push(entry);
      return entry;
    },
    updateEntry({ userId, params, body }) {
      const entry = entryOf(userId, params.entryId);
      const { scheduledDate = entry.scheduledDate, notes = entry.notes, outfitId = entry.outfitId } = body;
      requireFree(userId, scheduledDate, entry.id);
      const isSame = scheduledDate === entry.scheduledDate && outfitId === entry.outfitId;
      const outfit = outfitOf(userId, outfitId);
      Object.assign(
        entry,
        anEntry(outfit, scheduledDate, { id: entry.id, notes, worn: isSame && entry.worn }),
      );
      return { ...entry };
    },
    removeEntry({ userId, params }) {
      const entry = entryOf(userId, params.entryId);
      world.entries = world.entries.filter((each) => each !== entry);
      return undefined;
    },
    listChoices({ userId, query }) {
      const { items, cursor } = pageOf(ownedBy(userId, world.outfits), query);
      return { items: items.map(toScheduled), cursor };
    },
    getFeed: () => ({ createdAt: feed }),
    createFeed() {
      feed = new Date().toISOString();
      return { createdAt: feed, path: '/api/calendar-feed/outfits.ics?key=ada.secret' };
    },
    removeFeed() {
      feed = null;
      return undefined;
    },
  };
}

/** A Tuesday in the middle of November. */
export const tuesday = '2026-11-10';

/** Sets the clock to a local time. It continues to run from there. */
export const setClock = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  vi.setSystemTime(new Date(year, month - 1, day, hour, minute));

/** Sets the clock for each test of a file to noon on the Tuesday. */
export const onTuesday = () =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    setClock(2026, 11, 10);
  });
