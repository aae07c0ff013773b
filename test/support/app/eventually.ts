import { vi } from 'vitest';

/**
 * In milliseconds. It is just below the test timeout in vitest.config.ts, so that the test reports the last failed
 * check and not a timeout.
 */
const timeout = 28_000;

/**
 * Repeats a check until it passes or the test is about to time out. Tests use no shorter timeouts, because the machine
 * may be busy.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitFor(check, { timeout, interval: 20 });
