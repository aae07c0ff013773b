import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChangeTarget } from '#infra/local/table/change-stream';

/** Holds true in what the function behind the stream does. */
export const projecting = new AsyncLocalStorage<true>();

/** Marks what the function behind the stream does, so that it is not taken for a part of the call that it follows. */
export const marked = ({ wants, deliver }: ChangeTarget): ChangeTarget => ({
  wants,
  deliver: (event) => projecting.run(true, () => deliver(event)),
});
