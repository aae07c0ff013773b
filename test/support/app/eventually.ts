import { vi } from 'vitest';

/** Just below the time-out of a test in vitest.config.ts, so that the last failure is what the test says. */
const timeout = 28_000;

/** Waits for what has to happen, however busy the machine is: a test has no other clock than its time-out. */
export const eventually = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitFor(check, { timeout, interval: 20 });
