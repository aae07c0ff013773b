import type { CalendarEntry } from '../contract/calendar.ts';
import type { CalendarEvent } from './icalendar.ts';

/** A calendar entry as an event. `appUrl` has no trailing slash. `textOfMood` puts a mood into words. */
export function eventOf(
  entry: CalendarEntry,
  appUrl: string,
  textOfMood: (mood: string) => string,
): CalendarEvent {
  const { id, scheduledDate: day, notes, outfit, changes, changedAt } = entry;
  const url = `${appUrl}/calendar?day=${day}`;
  return {
    id,
    day,
    title: outfit.title,
    text: [
      notes,
      outfit.mood && textOfMood(outfit.mood),
      ...outfit.pieces.map(({ itemName }) => `– ${itemName}`),
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    url,
    changes,
    changedAt,
  };
}
