import fc from 'fast-check';
import { default as ICAL } from 'ical.js';
import { describe, expect, it } from 'vitest';
import { iCalendar } from '#shared/rules/icalendar';

const event = {
  id: '0199-x',
  day: '2028-02-29',
  title: 'Quiet Navy',
  text: '',
  url: 'https://app.example/calendar?day=2028-02-29',
  changes: 2,
  changedAt: '2026-11-10T12:00:00.123Z',
};
const eventIn = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);

describe('an iCalendar file', () => {
  it('says when and how often an event was changed, for apps that keep a copy', () => {
    const file = iCalendar('Outfits', [event]);
    for (const line of ['DTSTAMP:20261110T120000Z', 'LAST-MODIFIED:20261110T120000Z', 'SEQUENCE:2'])
      expect(file.split('\r\n')).toContain(line);
  });

  it('ends an all-day event on the day after, across the end of February', () => {
    const { startDate, endDate } = eventIn(iCalendar('Outfits', [event]));
    expect([startDate.toString(), endDate.toString()]).toEqual(['2028-02-29', '2028-03-01']);
  });

  it('has lines of at most 75 bytes that end with CRLF, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = iCalendar('Outfits', [{ ...event, title: text, text }]);
        expect(file.endsWith('\r\n')).toBe(true);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
      }),
    );
  });

  it('gives every text back as it was', () => {
    const anyText = fc
      .string({
        unit: fc.constantFrom('a', ';', ',', '\\', '\n', ':', '"', 'é', '👗', ' ', 'n', 'N'),
        minLength: 1,
      })
      .map((text) => `x${text}x`);
    fc.assert(
      fc.property(anyText, (text) => {
        const { summary, description } = eventIn(iCalendar('Outfits', [{ ...event, title: text, text }]));
        expect([summary, description]).toEqual([text, text]);
      }),
    );
  });

  it('lets no text begin a line of its own', () => {
    const file = iCalendar('Outfits', [
      { ...event, text: 'x\r\nEND:VEVENT\rBEGIN:VALARM\u0000\u0085\u2028\u2029' },
    ]);
    expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
    for (const dropped of '\u0000\u0085\u2028\u2029') expect(file).not.toContain(dropped);
    expect(file).not.toMatch(/^BEGIN:VALARM/m);
  });
});
