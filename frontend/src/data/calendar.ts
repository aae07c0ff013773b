import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CalendarEntry } from '#shared/contract/calendar';
import { api } from '../lib/api.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** The key prefix of everything that is read of the calendar. */
export const calendarKey = ['calendar'];

/** Lets this tab and the others read the calendar again after it has changed. */
export function calendarChanged(client: QueryClient) {
  tellOtherTabs(calendarKey);
  return client.invalidateQueries({ queryKey: calendarKey });
}

/** Days from one to another; without an end they are the first ones. */
export type Days = { from: string; to?: string; limit?: number };
/** The key prefix of entries; their `Days` follow. */
export const entriesKey = [...calendarKey, 'entries'];

export const entriesQuery = (days: Days) =>
  queryOptions({
    queryKey: [...entriesKey, days],
    queryFn: async () => (await api.calendar.listEntries({ query: days })).items,
  });

/** What is scheduled for today; null for nothing. It is not read while it is not `enabled`. */
export const useEntryOf = (today: string, { enabled = true } = {}) =>
  useQuery({
    ...entriesQuery({ from: today, to: today }),
    enabled,
    select: ([entry]): CalendarEntry | null => entry ?? null,
  });
