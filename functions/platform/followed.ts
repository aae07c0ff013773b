import { AsyncLocalStorage } from 'node:async_hooks';

/** What log lines are found by: the id of the request that began the work, and that of its job and outfit. */
type Ids = { requestId?: string | undefined; jobId?: string };

const store = new AsyncLocalStorage<Ids>();

/** Runs something whose log lines and metrics all have these ids, also in its asynchronous work. */
export const follow = <Result>(ids: Ids, run: () => Result): Result => store.run(ids, run);

/** The ids of the work that is running. Empty for work that no request began, such as a schedule's. */
export const followed = (): Ids => store.getStore() ?? {};
