import { AsyncLocalStorage } from 'node:async_hooks';
import type { Invoke } from '#infra/local/lambda';
import type { ChangeTarget } from '#infra/local/table/change-stream';

/** Holds true in what follows a call by itself: what the function behind the stream does, and a workflow. */
export const aside = new AsyncLocalStorage<true>();

/** Marks what the function behind the stream does, so that it is not taken for a part of the call that it follows. */
export const targetAside = ({ wants, deliver }: ChangeTarget): ChangeTarget => ({
  wants,
  deliver: (event) => aside.run(true, () => deliver(event)),
});

/** Marks what functions do that are invoked in this way. */
export const invokeAside =
  (invoke: Invoke): Invoke =>
  (name, event) =>
    aside.run(true, () => invoke(name, event));
