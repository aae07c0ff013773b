import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayAfter, isPlannable, plannable } from '#shared/rules/days';

afterEach(() => {
  vi.useRealTimers();
});

describe('the days that can be planned', () => {
  it('reach a year back and two ahead, and from a leap day to the first of March', () => {
    expect(plannable('2026-11-10')).toEqual({ first: '2025-11-10', last: '2028-11-10' });
    expect(plannable('2028-02-29')).toEqual({ first: '2027-03-01', last: '2030-03-01' });
  });

  it('are the same for someone in Kiritimati and someone in Honolulu', () => {
    // At this time it is 10 November in UTC and already the 11th in Kiritimati. At the second time it is still the 9th
    // in Honolulu.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T10:30:00Z') });
    expect(isPlannable(plannable('2026-11-11').last)).toBe(true);
    vi.setSystemTime(new Date('2026-11-10T09:30:00Z'));
    expect(isPlannable(plannable('2026-11-09').first)).toBe(true);
    expect(isPlannable('2028-11-12')).toBe(false);
    expect(isPlannable('2025-11-08')).toBe(false);
  });
});

it('the day after is counted in days, across years and leap days', () => {
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});
