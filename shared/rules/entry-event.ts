import type { CalendarEntry } from '../contract/calendar.ts';
import type { CalendarEvent } from './icalendar.ts';

/** A calendar entry as an event. `appUrl` has no trailing slash. `textOfMood` puts a mood into words. */
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

/** Returns when an entry was created. Its id is a version 7 UUID, which begins with the milliseconds since 1970. */
const timeOfEntry = (id: string) =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString();
