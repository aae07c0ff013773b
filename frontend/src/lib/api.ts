import { ApiError, createApi } from '#shared/contract/client';
import { intentKeys } from './intent-keys.ts';

/** The client for every call of the contract, with the user's access token. The first call loads the auth library. */
export const api = createApi({
  baseUrl: '/api',
  intentKeys,
  token: async () => {
    const { accessToken } = await import('./user-pool.ts');
    // This rejects only if an expired token cannot be refreshed because the user pool is unreachable.
    return accessToken().catch(() => {
      throw new ApiError('unreachable');
    });
  },
});
