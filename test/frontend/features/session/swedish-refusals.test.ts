import { AuthError, signIn } from 'aws-amplify/auth';
import { expect, it, vi } from 'vitest';
import { enter } from '#frontend/features/session/auth-services.ts';
import { startFakeApi } from '../../../support/fake/api.ts';

// A Swedish build: its texts are still English here, since the catalog is put in by the build.
vi.mock('#frontend/lib/language.ts', () => ({ language: 'sv', isSwedish: true }));
vi.mock('#frontend/lib/user-pool.ts', async (original) => original());
vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  signIn: vi.fn(),
}));
it('a refusal of the user pool that the app knows is told in its own words', async () => {
  startFakeApi();
  const limitText = 'Attempt limit exceeded, please try after some time.';
  for (const [name, message, told = message] of [
    ['NotAuthorizedException', 'Incorrect username or password.'],
    ['NotAuthorizedException', 'Password attempts exceeded', limitText],
    ['NotAuthorizedException', 'Invalid session for the user.'],
    ['NotAuthorizedException', 'User is disabled.'],
    ['LimitExceededException', 'Slow down', limitText],
  ] as const) {
    vi.mocked(signIn).mockRejectedValueOnce(new AuthError({ name, message }));
    const signedIn = enter({ email: 'ada@example.com', password: 'correct horse', displayName: '' });
    await expect(signedIn).rejects.toThrow(told);
  }
});
