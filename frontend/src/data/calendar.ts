import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CalendarEntry } from '#shared/contract/calendar';
import { api } from '../lib/api.ts';
import { refetchInAllTabs } from './cache-changes.ts';

/** The key prefix of all calendar queries. */
export const calendarKey = ['calendar'];

/** Refetches the calendar in this tab and the other tabs after a change. */
export const calendarChanged = (client: QueryClient) => refetchInAllTabs(client, calendarKey);

/** A range of days. Without `to` it has no end, and `limit` is the number of entries to read. */
export type Days = { from: string; to?: string; limit?: number };
/** The key prefix of the queries for entries. Each query appends its `Days`. */
export const entriesKey = [...calendarKey, 'entries'];

export const entriesQuery = (days: Days) =>
  queryOptions({
    queryKey: [...entriesKey, days],
    queryFn: async () => (await api.calendar.listEntries({ query: days })).items,
  });

/** The calendar entry of today, or null. It is requested only while `enabled`. */
export const useEntryOf = (today: string, { enabled = true } = {}) =>
  useQuery({
    ...entriesQuery({ from: today, to: today }),
    enabled,
    select: ([entry]): CalendarEntry | null => entry ?? null,
  });
