import type { QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from './other-tabs.ts';

/** The key prefix of everything that is read of the calendar. */
export const calendarKey = ['calendar'];

/** Lets this tab and the others read the calendar again after it has changed. */
export function calendarChanged(client: QueryClient) {
  tellOtherTabs(calendarKey);
  return client.invalidateQueries({ queryKey: calendarKey });
}
