import { dayAfter } from './days.ts';

/** An all-day event in a calendar. */
export type CalendarEvent = {
  /** Identifies the event in every version of the calendar. */
  id: string;
  /** YYYY-MM-DD */
  day: string;
  title: string;
  text: string;
  url: string;
  /** How often the event was changed, and when last, as an ISO timestamp. */
  changes: number;
  changedAt: string;
};

/** The maximum length of a line in RFC 5545, in bytes without the line break. */
const longestLine = 75;

/** Returns a calendar of all-day events as the text of an iCalendar file (RFC 5545). */
export const iCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wardrobe//Outfit Calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const linesOf = ({ id, day, title, text, url, changes, changedAt }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${id}@wardrobe`,
  // In a calendar without a METHOD, DTSTAMP is the time of the last change, too (RFC 5545, 3.8.7.2).
  `DTSTAMP:${inUtc(changedAt)}`,
  `LAST-MODIFIED:${inUtc(changedAt)}`,
  `SEQUENCE:${changes}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
  `SUMMARY:${escaped(title)}`,
  ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const inUtc = (time: string) => `${time.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const compact = (day: string) => day.replaceAll('-', '');

/**
 * Escapes a text value. Control characters are removed, because RFC 5545 forbids them, and so are the line breaks of
 * Unicode, at which some readers break a line.
 */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds a line into lines of at most 75 bytes. All but the first begin with a space. A character is never split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLine) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
