import { beforeEach, vi } from 'vitest';

/** A Tuesday in the middle of November. */
export const tuesday = '2026-11-10';

/** Sets the clock to a local time. It continues to run from there. */
export const setClock = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  vi.setSystemTime(new Date(year, month - 1, day, hour, minute));

/** Sets the clock for each test of a file to noon on the Tuesday. */
export const onTuesday = () =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    setClock(2026, 11, 10);
  });
