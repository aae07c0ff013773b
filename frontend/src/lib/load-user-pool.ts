/** Loads the library of the user pool, which signs in and out and renews tokens. Rejects if that fails. */
export const loadUserPool = () => import('./user-pool.ts');
