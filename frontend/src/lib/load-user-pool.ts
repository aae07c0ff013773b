import type * as UserPool from './user-pool.ts';

const listeners = new Set<() => void>();

/** Calls `listener` when the user pool's library starts or ends a session. */
export const onSessionChange = (listener: () => void) => void listeners.add(listener);

function tellListeners() {
  for (const listener of listeners) listener();
}

/** Loads the user pool's library, which signs in and out and renews tokens. Rejects when the script does not arrive. */
export async function loadUserPool(): Promise<typeof UserPool> {
  const library = await import('./user-pool.ts');
  library.onSessionChange(tellListeners);
  return library;
}
