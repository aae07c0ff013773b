import { setImmediate as tick } from 'node:timers/promises';
import type { Scheduler } from 'fast-check';
import { aroundAwsCalls } from '../app/aws-calls.ts';
import { type Fault, failAs } from '../app/faults.ts';

/** The call of AWS that fails, by its number among those that meet; null for none. */
export type Failing = { number: number; fault: Fault } | null;

/** How often what waits for nothing gets to go on before the next call of AWS. */
const ticks = 4;

/**
 * Has every call of AWS during an action, also of what is projected because of it, wait for its turn: one is carried out
 * at a time, and the scheduler chooses which. One of them may fail.
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
