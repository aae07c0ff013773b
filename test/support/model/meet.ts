import { setImmediate as tick } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import type { Scheduler } from 'fast-check';
import { errorOf, type Fault } from '../app/faults.ts';

type Send = (this: { config: { serviceId: string } }, ...args: unknown[]) => Promise<unknown>;
/** The call of AWS that fails, by its number among those that meet; null for none. */
export type Failing = { number: number; fault: Fault } | null;

/** How often what waits for nothing gets to go on before the next call of AWS. */
const ticks = 4;

/**
 * Has every call of AWS during an action, also of what is projected because of it, wait for its turn: one is carried out
 * at a time, and the scheduler chooses which. One of them may fail.
 */
export async function inTurns<T>(
  scheduler: Scheduler,
  failing: Failing,
  action: () => Promise<T>,
): Promise<T> {
  const client: { send: Send } = Object.getPrototypeOf(S3Client).prototype;
  const { send } = client;
  let calls = 0;
  client.send = async function (command, ...rest) {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const what = (command as object).constructor.name;
    await scheduler.schedule(Promise.resolve(), what, undefined, async (begin) => {
      await begin();
      await ended;
      for (let count = 0; count < ticks; count++) await tick();
    });
    try {
      if (calls++ !== failing?.number) return await send.call(this, command, ...rest);
      if (failing.fault === 'answer lost') await send.call(this, command, ...rest);
      throw errorOf(failing.fault, this.config.serviceId);
    } finally {
      end();
    }
  };
  try {
    return await scheduler.waitFor(action());
  } finally {
    client.send = send;
  }
}
