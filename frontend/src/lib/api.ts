import { ApiError, createApi } from '#shared/contract/client';

/** Every call of the app, as whoever is signed in; the library that keeps the token is loaded with the first one. */
export const api = createApi({
  baseUrl: '/api',
  token: async () => {
    const { accessToken } = await import('./user-pool.ts');
    // Only a token that has to be refreshed can fail, and then because the user pool is not reached.
    return accessToken().catch(() => {
      throw new ApiError('unreachable');
    });
  },
});
