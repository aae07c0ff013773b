import { AuthError, signIn } from 'aws-amplify/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { authServices } from '#frontend/features/session/auth-services.ts';
import { startFakeApi } from '../../../support/fake/api.ts';

// A Swedish build: its texts are still English here, since the catalog is put in by the build.
vi.mock('#frontend/lib/language.ts', () => ({ language: 'sv', isSwedish: true }));
vi.mock('#frontend/lib/user-pool.ts', async (original) => original());
vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  signIn: vi.fn(),
}));
beforeEach(() => {
  startFakeApi();
});

const limitText = 'Attempt limit exceeded, please try after some time.';

it.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'Incorrect username or password.'],
  ['NotAuthorizedException', 'Password attempts exceeded', limitText],
  ['NotAuthorizedException', 'Invalid session for the user.', 'Invalid session for the user.'],
  ['NotAuthorizedException', 'User is disabled.', 'User is disabled.'],
  ['LimitExceededException', 'Slow down', limitText],
])('a %s “%s” is told as “%s”', async (name, message, told) => {
  vi.mocked(signIn).mockRejectedValueOnce(new AuthError({ name, message }));
  const services = authServices(() => undefined);
  await expect(
    services.handleSignIn({ username: 'ada@example.com', password: 'correct horse' }),
  ).rejects.toThrow(told);
});
