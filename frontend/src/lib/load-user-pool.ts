/** Loads the user pool's library, which signs in and out and renews tokens. Rejects when the script does not arrive. */
export const loadUserPool = () => import('./user-pool.ts');
