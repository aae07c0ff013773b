import { AsyncLocalStorage } from 'node:async_hooks';
import type { Invoke } from '#infra/local/lambda';
import type { ChangeTarget } from '#infra/local/table/change-stream';

/** Is true in the work that follows a call in the background: the function behind the change stream, and workflows. */
export const aside = new AsyncLocalStorage<true>();

/** Marks the work behind the change stream, so that it does not count as part of the call that caused it. */
export const targetAside = ({ wants, deliver }: ChangeTarget): ChangeTarget => ({
  wants,
  deliver: (event) => aside.run(true, () => deliver(event)),
});

/** Marks the work of every function that is invoked through the returned `invoke` as background work. */
export const invokeAside =
  (invoke: Invoke): Invoke =>
  (name, event) =>
    aside.run(true, () => invoke(name, event));
