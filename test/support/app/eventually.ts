import { vi } from 'vitest';

/** In milliseconds, just below the test timeout, so that the last failed check is reported. */
const timeout = 28_000;

/** Repeats a check until it passes or the test is about to time out. A busy machine needs that time. */
export const eventually = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitFor(check, { timeout, interval: 20 });
