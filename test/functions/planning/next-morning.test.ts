import { expect, it } from 'vitest';
import { nextMorning } from '#functions/planning/next-morning';
import { weekdays } from '#shared/rules/days';

const next = (now: string, times: object = {}, sentAt?: string) =>
  nextMorning(
    { weekdays: [...weekdays], hour: 7, timeZone: 'Europe/Stockholm', ...times },
    Date.parse(now),
    sentAt,
  );

it('is seven in the morning on the clocks of the time zone, before and after they are changed', () => {
  expect(next('2026-10-23T12:00:00Z')).toBe('2026-10-24T05:00:00.000Z');
  expect(next('2026-10-24T12:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  expect(next('2027-03-27T12:00:00Z')).toBe('2027-03-28T05:00:00.000Z');
  expect(next('2026-11-27T20:00:00Z', { timeZone: 'Pacific/Auckland' })).toBe('2026-11-28T18:00:00.000Z');
});

it('is on a chosen weekday, and on a later day than the last mail', () => {
  // A Friday.
  expect(next('2026-11-27T12:00:00Z', { weekdays: ['5'] })).toBe('2026-12-04T06:00:00.000Z');
  expect(next('2026-11-27T05:00:00Z', { weekdays: ['5'] })).toBe('2026-11-27T06:00:00.000Z');
  expect(next('2026-11-27T07:00:00Z', { hour: 9 }, '2026-11-27T06:00:00Z')).toBe('2026-11-28T08:00:00.000Z');
});
