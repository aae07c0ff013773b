import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { firstWearable } from '#shared/rules/days';
import { api } from '../lib/api.ts';
import { today } from '../lib/today.ts';
import { refetchInAllTabs } from './cache-changes.ts';

/** The key prefix of all queries for the days on which pieces were worn. */
export const wornDaysKey = ['worn-days'];

/** The query for what was worn in the past year, day by day. */
export const wornDaysQuery = queryOptions({
  queryKey: [...wornDaysKey, 'year'],
  queryFn: async () => (await api.wardrobe.listWornDays({ query: { from: firstWearable(today()) } })).items,
});

/** Refetches the worn days in this tab and the other tabs. */
export const wornDaysChanged = (client: QueryClient) => refetchInAllTabs(client, wornDaysKey);
