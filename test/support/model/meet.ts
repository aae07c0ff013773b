import { setImmediate as tick } from 'node:timers/promises';
import type { Scheduler } from 'fast-check';
import { aroundAwsCalls } from '../app/aws-calls.ts';
import { type Fault, failAs } from '../app/faults.ts';

/**
 * The AWS call that fails: its number among the calls of the concurrent operations, and its fault. Null if none fails.
 */
export type Failing = { number: number; fault: Fault } | null;

/** The number of event loop turns between two AWS calls, in which other pending code can continue. */
const ticks = 4;

/**
 * Runs an action so that only one AWS call is executed at a time, in an order that the scheduler chooses. This includes
 * the calls of projections. One of the calls may fail.
 */
export function inTurns<T>(scheduler: Scheduler, failing: Failing, action: () => Promise<T>): Promise<T> {
  let calls = 0;
  return aroundAwsCalls(
    async (call) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      await scheduler.schedule(Promise.resolve(), call.operation, undefined, async (begin) => {
        await begin();
        await ended;
        for (let count = 0; count < ticks; count++) await tick();
      });
      try {
        return await (calls++ === failing?.number ? failAs(failing.fault, call) : call.make());
      } finally {
        end();
      }
    },
    () => scheduler.waitFor(action()),
  );
}
