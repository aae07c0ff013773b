import { afterEach, expect, it, vi } from 'vitest';
import { dateOf, dayOf, longDay, weekdayAndDay } from '#frontend/features/calendar/days.ts';
import { today } from '#frontend/lib/today.ts';

const zone = process.env['TZ'];
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it('a day is the same day in the month calendar, in every time zone', () => {
  // Leap days, the last day of a year, and days on which clocks change (in Cairo and São Paulo at midnight).
  const days = ['2028-02-29', '2026-12-31', '2026-03-29', '2026-10-25', '2018-11-04', '2026-04-24'];
  for (const timeZone of [
    'Pacific/Kiritimati',
    'Pacific/Honolulu',
    'America/Sao_Paulo',
    'Africa/Cairo',
    'Europe/Stockholm',
  ]) {
    process.env['TZ'] = timeZone;
    expect([timeZone, ...days.map((day) => dayOf(dateOf(day)))]).toEqual([timeZone, ...days]);
  }
});

it('today is the day of the device', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T10:30:00Z') });
  process.env['TZ'] = 'Pacific/Kiritimati';
  expect(today()).toBe('2026-11-11');
  process.env['TZ'] = 'Pacific/Honolulu';
  expect(today()).toBe('2026-11-10');
  vi.setSystemTime(new Date('2026-11-10T09:30:00Z'));
  expect(today()).toBe('2026-11-09');
});

it('days are written out', () => {
  expect(longDay('2026-11-05')).toBe('November 5, 2026');
  expect(weekdayAndDay('2026-11-05')).toBe('Thursday, November 5, 2026');
});
