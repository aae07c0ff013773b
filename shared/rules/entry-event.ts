import type { CalendarEntry } from '../contract/calendar.ts';
import type { CalendarEvent } from './icalendar.ts';

/** A calendar entry as an event; `appUrl` is the address of the app without a trailing slash, `textOfMood` tells a mood. */
export function eventOf(
  entry: CalendarEntry,
  appUrl: string,
  textOfMood: (mood: string) => string,
): CalendarEvent {
  const { id, scheduledDate: day, notes, outfit } = entry;
  const url = `${appUrl}/calendar?day=${day}`;
  return {
    id,
    day,
    title: outfit.title,
    text: [notes, outfit.mood && textOfMood(outfit.mood), url].filter(Boolean).join('\n'),
    url,
    createdAt: timeOfEntry(id),
  };
}

/** When an entry was made: its id is a version 7 UUID, which begins with the milliseconds since 1970. */
const timeOfEntry = (id: string) =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString();
