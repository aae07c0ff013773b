import { expect, it } from 'vitest';
import { nextMorning } from '#functions/planning/next-morning';
import { mornings } from '../../support/calls/planning.ts';

it.each([
  ['2026-10-23T12:00Z', {}, undefined, '2026-10-24T05:00'],
  ['2026-10-24T12:00Z', {}, undefined, '2026-10-25T06:00'],
  ['2026-11-27T05:00Z', { timeZone: 'Asia/Kolkata' }, undefined, '2026-11-28T02:00'],
  ['2026-11-27T06:00Z', { weekdays: ['5' as const] }, undefined, '2026-12-04T06:00'],
  ['2026-11-27T07:00Z', { hour: 9 }, '2026-11-27T06:00Z', '2026-11-28T08:00'],
])('from %s with %o and the last at %s, the next one is due at %s', (now, times, sentAt, due) => {
  expect(nextMorning({ ...mornings, ...times }, Date.parse(now), sentAt)).toContain(due);
});
