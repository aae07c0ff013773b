import { expect, it } from 'vitest';
import { relativeTime } from '#frontend/lib/relative-time.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

it('a time is told as how long it is ago', () => {
  const cases = [
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1m ago'],
    [hour - 1, '59m ago'],
    [hour, '1h ago'],
    [24 * hour - 1, '23h ago'],
    [24 * hour, '1d ago'],
    [400 * 24 * hour, '400d ago'],
    [-5 * second, 'just now'],
  ] as const;
  const told = cases.map(([passed]) => [passed, relativeTime(new Date(now - passed).toISOString(), now)]);
  expect(told).toEqual(cases);
});
