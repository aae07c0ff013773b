import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CalendarEntry } from '#shared/contract/calendar';
import { notify, notifyError, type Toast } from '../../components/notify.ts';
import { editQueries } from '../../data/cache-changes.ts';
import { calendarChanged, calendarKey, type Days, entriesKey, entriesQuery } from '../../data/calendar.ts';
import { wardrobeQuery, wornDaysChanged } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { allPages } from '../../lib/cursor-pages.ts';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { longDay, monthOf, texts } from './texts.ts';

const choicesKey = ['outfit-choices'];
/** The number of upcoming entries in the list. */
export const upcomingShown = 6;
const daysInMonth = 31;

/** The range of one call that returns this month and the entries after it, for the list of upcoming outfits. */
const fromThisMonth = (today: string): Days => ({
  from: `${monthOf(today)}-01`,
  limit: daysInMonth + upcomingShown,
});

/** The entries by day: those of this month, the upcoming ones, and those of one or two other months (YYYY-MM). */
export function useEntries(today: string, [first, second = first]: readonly [string, string?]) {
  const client = useQueryClient();
  const rangeOf = (month: string): Days =>
    month === monthOf(today) ? fromThisMonth(today) : { from: `${month}-01`, to: `${month}-31` };
  const next = useQuery(entriesQuery(fromThisMonth(today)));
  const ofFirst = useQuery(entriesQuery(rangeOf(first)));
  const ofSecond = useQuery(entriesQuery(rangeOf(second)));
  const results = [next, ofFirst, ofSecond];
  const byDay = useMemo(
    () =>
      new Map(
        [next.data, ofFirst.data, ofSecond.data]
          .flatMap((entries) => entries ?? [])
          .map((entry) => [entry.scheduledDate, entry]),
      ),
    [next.data, ofFirst.data, ofSecond.data],
  );
  return {
    byDay,
    isPending: results.some(({ isPending }) => isPending),
    isError: results.some(({ isLoadingError }) => isLoadingError),
    refetch: () =>
      void client.refetchQueries({
        queryKey: entriesKey,
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      }),
  };
}

/** All of the user's outfits to choose from, newest first. */
export const useChoices = () =>
  useQuery({
    queryKey: choicesKey,
    queryFn: () => allPages((query) => api.calendar.listChoices({ query })),
    // Other pages create and delete outfits without updating this query.
    staleTime: 0,
  });

/** Applies an edit to the entries of every cached range. */
function editEntries(client: QueryClient, edit: (entries: CalendarEntry[]) => CalendarEntry[]) {
  editQueries<CalendarEntry[]>(client, { queryKey: entriesKey }, (entries, key) => {
    const { from, to = '9999' } = key.at(-1) as Days;
    return edit(entries)
      .filter(({ scheduledDate: day }) => from <= day && day <= to)
      .toSorted((one, other) => one.scheduledDate.localeCompare(other.scheduledDate));
  });
}
const putEntry = (client: QueryClient, entry: CalendarEntry) =>
  editEntries(client, (entries) => [...entries.filter(({ id }) => id !== entry.id), entry]);
const dropEntry = (client: QueryClient, entry: CalendarEntry) =>
  editEntries(client, (entries) => entries.filter(({ id }) => id !== entry.id));

/** The toast of a failed write. It names the problem if the day is taken or a value was refused. */
function failureOf(error: unknown, failed: string): Toast {
  const isTaken = hasCode(error, 'calendar.date_taken');
  return {
    title: isTaken ? t('Date already scheduled') : t('Error'),
    description: isTaken || hasCode(error, 'request.invalid') ? textOf(error) : failed,
    tone: 'error',
  };
}

/** Changes run one by one. After the last of them the calendar is refetched. */
const shared = { scope: { id: 'calendar' }, mutationKey: calendarKey };
function settle(client: QueryClient) {
  if (client.isMutating({ mutationKey: calendarKey }) === 1) void calendarChanged(client);
}
/** `onDone` is called after a change is stored, even if the component is no longer shown. */
type Done<Result> = { onDone?: (result: Result) => void };

/** Refetches everything that says what was worn. */
function wearsChanged(client: QueryClient) {
  void wornDaysChanged(client);
  for (const queryKey of [wardrobeQuery.queryKey, ['outfits'], ['outfit']])
    void client.invalidateQueries({ queryKey });
}

/** Offers to undo a change in its toast. What undoes it returns the entry as it is then, if there is one. */
export function useUndo() {
  const client = useQueryClient();
  const undo = useMutation({
    ...shared,
    mutationFn: (change: () => Promise<CalendarEntry | undefined>) => change(),
    onSuccess: (entry) => {
      if (entry) putEntry(client, entry);
      wearsChanged(client);
    },
    onError: (error) => notify(failureOf(error, texts.updateFailed)),
    onSettled: () => settle(client),
  });
  return (change: () => Promise<CalendarEntry | undefined>): Toast['action'] => ({
    name: t('Undo'),
    act: () => undo.mutate(change),
  });
}

/** Records again that the outfit of an entry was worn, if it was. */
async function wornAgain(entry: CalendarEntry, worn: boolean): Promise<CalendarEntry> {
  const { outfitId, scheduledDate: date } = entry;
  if (worn) await api.outfits.wearOutfit({ params: { outfitId, date } });
  return { ...entry, worn };
}

type Plan = Parameters<typeof api.calendar.scheduleOutfit>[0]['body'] & {
  entry?: CalendarEntry | null | undefined;
};

/** Schedules an outfit, in place of that of `entry` if there is one. `action` makes a button for the success toast. */
export function useSchedule({
  onDone,
  action,
}: Done<CalendarEntry> & { action?: (entry: CalendarEntry) => Toast['action'] } = {}) {
  const client = useQueryClient();
  return useMutation({
    ...shared,
    mutationFn: ({ entry, ...body }: Plan) =>
      entry
        ? api.calendar.updateEntry({ params: { entryId: entry.id }, body: { outfitId: body.outfitId } })
        : api.calendar.scheduleOutfit({ body }),
    onSuccess: (entry) => {
      putEntry(client, entry);
      void notify({
        title: t('Added to calendar'),
        description: t('Outfit scheduled for {day}', { day: longDay(entry.scheduledDate) }),
        action: action?.(entry),
      });
      onDone?.(entry);
    },
    onError: (error) => notify(failureOf(error, t('Failed to add outfit to calendar'))),
    onSettled: () => settle(client),
  });
}

type Change = { entry: CalendarEntry; changes: { scheduledDate?: string; notes?: string | null } };

/** Moves an entry to another day or changes its notes. `optimistic`: only if no input is lost when it fails. */
export function useReschedule({ optimistic, onDone }: { optimistic?: true } & Done<CalendarEntry> = {}) {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    ...shared,
    mutationFn: ({ entry, changes }: Change) =>
      api.calendar.updateEntry({ params: { entryId: entry.id }, body: changes }),
    onMutate: async ({ entry, changes }) => {
      if (!optimistic) return;
      await client.cancelQueries({ queryKey: entriesKey });
      const moves = changes.scheduledDate !== undefined && changes.scheduledDate !== entry.scheduledDate;
      putEntry(client, { ...entry, ...changes, worn: entry.worn && !moves });
    },
    onSuccess: (entry, { entry: before }) => {
      putEntry(client, entry);
      const { scheduledDate, notes, worn } = before;
      const back = async () => {
        const body = { scheduledDate, notes };
        return wornAgain(await api.calendar.updateEntry({ params: { entryId: entry.id }, body }), worn);
      };
      void notify({
        title: t('Calendar updated'),
        description: t('Outfit rescheduled successfully'),
        action: undo(back),
      });
      onDone?.(entry);
    },
    onError: (error, { entry }) => {
      if (optimistic) putEntry(client, entry);
      void notify(failureOf(error, texts.updateFailed));
    },
    onSettled: () => settle(client),
  });
}

type Removal = { entry: CalendarEntry; wasWorn?: boolean };

/** Removes an entry optimistically, which a button restores. With `wasWorn: false` its recorded wear goes, too. */
export function useRemoveEntry() {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    ...shared,
    mutationFn: async ({ entry: { id, outfitId, scheduledDate: date }, wasWorn = true }: Removal) => {
      if (!wasWorn) await api.outfits.takeBackOutfitWear({ params: { outfitId, date } });
      await api.calendar.removeEntry({ params: { entryId: id } });
    },
    onMutate: async ({ entry }) => {
      await client.cancelQueries({ queryKey: entriesKey });
      dropEntry(client, entry);
    },
    onSuccess: (_, { entry: { outfitId, scheduledDate, notes, worn } }) => {
      wearsChanged(client);
      const restore = async () =>
        wornAgain(await api.calendar.scheduleOutfit({ body: { outfitId, scheduledDate, notes } }), worn);
      void notify({
        title: t('Removed from calendar'),
        description: t('Outfit unscheduled successfully'),
        action: undo(restore),
      });
    },
    onError: (error, { entry }) => {
      // Another tab or device has already deleted the entry.
      if (hasCode(error, 'not_found')) return;
      putEntry(client, entry);
      void notifyError(t('Failed to remove outfit from calendar'));
    },
    onSettled: () => settle(client),
  });
}

type Wear = { day: string; outfitId: string; entry?: CalendarEntry | null | undefined };

/** Records that an outfit was worn on a day. It replaces the outfit planned for that day. A button undoes both. */
export function useWear({ onDone }: Done<void> = {}) {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    ...shared,
    mutationFn: async ({ day, outfitId, entry }: Wear) => {
      if (entry && entry.outfitId !== outfitId)
        await api.calendar.updateEntry({ params: { entryId: entry.id }, body: { outfitId } });
      await api.outfits.wearOutfit({ params: { outfitId, date: day } });
    },
    onSuccess: (_, { day: date, outfitId, entry }) => {
      wearsChanged(client);
      const takeBack = async () => {
        await api.outfits.takeBackOutfitWear({ params: { outfitId, date } });
        if (!entry || entry.outfitId === outfitId) return entry ? { ...entry, worn: false } : undefined;
        const body = { outfitId: entry.outfitId };
        return wornAgain(await api.calendar.updateEntry({ params: { entryId: entry.id }, body }), entry.worn);
      };
      void notify({ title: t('Counted as worn'), action: undo(takeBack) });
      onDone?.();
    },
    onError: () => notifyError(t('Failed to count the outfit as worn')),
    onSettled: () => settle(client),
  });
}
