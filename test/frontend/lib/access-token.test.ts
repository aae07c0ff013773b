import { AuthError, fetchAuthSession } from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '#frontend/lib/access-token.ts';
import { sessionChanges } from '#frontend/lib/session-changes.ts';
import { hasSession } from '#frontend/lib/stored-session.ts';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { beginSession } from '../../support/fake/user-pool.ts';

// Uses the app's real module, which the test setup otherwise replaces, and counts how often it is loaded. The library
// behind it is mocked.
const library = vi.hoisted(() => ({ loaded: 0 }));
vi.mock('#frontend/lib/user-pool.ts', async (original) => {
  library.loaded++;
  return original();
});
vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  fetchAuthSession: vi.fn(),
}));

/** Makes the user pool answer with new tokens. */
const renews = () => {
  let version = 0;
  vi.mocked(fetchAuthSession).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const name = `renewed ${++version}`;
    const token = { payload: { sub: ada.userId, iat: 0, exp: 3600 }, toString: () => name };
    return { tokens: { accessToken: token, idToken: token } };
  });
};
const minutes = (count: number) => count * 60_000;
const held = `token-of-${ada.userId}`;
const changed = vi.fn();
sessionChanges.subscribe(changed);

beforeEach(() => {
  startFakeApi();
  renews();
});
afterEach(() => {
  changed.mockClear();
  vi.mocked(fetchAuthSession).mockReset();
});

describe('an access token', () => {
  it('that holds is taken from the storage, without the library', async () => {
    beginSession(ada);
    expect(await accessToken()).toBe(held);
    expect(library.loaded).toBe(0);
  });

  it('an access token is empty without a session, which listeners are told, and the library is not loaded', async () => {
    expect(await accessToken()).toBe('');
    expect(changed).toHaveBeenCalled();
    expect(library.loaded).toBe(0);
  });

  it('that ends in some minutes is used while the library is loaded ahead', async () => {
    beginSession(ada, { endsIn: minutes(3) });
    expect(await accessToken()).toBe(held);
    await vi.waitFor(() => expect(library.loaded).toBe(1));
    expect(fetchAuthSession).not.toHaveBeenCalled();
  });

  it('that has ended is renewed once for all calls that wait for it', async () => {
    beginSession(ada, { endsIn: 0 });
    const [one, ...others] = await Promise.all([accessToken(), accessToken(), accessToken()]);
    expect(one).toBe('renewed 1');
    expect(others).toEqual([one, one]);
    expect(fetchAuthSession).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true });
    expect(await accessToken()).toBe(one);
    expect(fetchAuthSession).toHaveBeenCalledOnce();
  });

  it('that the server refuses is renewed, and not again for a call that was refused at the same time', async () => {
    beginSession(ada);
    expect(await accessToken(held)).toBe('renewed 1');
    expect(await accessToken(held)).toBe('renewed 1');
    expect(fetchAuthSession).toHaveBeenCalledOnce();
  });

  it('that was renewed while another call was loading the library is not renewed again', async () => {
    beginSession(ada, { endsIn: 0 });
    const { renewSession } = await import('#frontend/lib/user-pool.ts');
    await accessToken();
    await renewSession();
    expect(fetchAuthSession).toHaveBeenCalledOnce();
  });

  it('that cannot be renewed for want of a connection leaves the session as it is', async () => {
    beginSession(ada, { endsIn: 0 });
    vi.mocked(fetchAuthSession).mockRejectedValue(new Error('A network error has occurred.'));
    await expect(accessToken()).rejects.toMatchObject({ code: 'unreachable' });
    expect(hasSession()).toBe(true);
    expect(changed).not.toHaveBeenCalled();
    renews();
    expect(await accessToken()).not.toBe('');
  });

  it.each([
    ['is taken back', () => Promise.resolve({})],
    [
      'is of a user who is gone',
      () => Promise.reject(new AuthError({ name: 'UserNotFoundException', message: '' })),
    ],
  ])('that %s ends the session', async (_, answer) => {
    beginSession(ada, { endsIn: 0 });
    vi.mocked(fetchAuthSession).mockImplementation(answer);
    expect(await accessToken()).toBe('');
    expect(changed).toHaveBeenCalled();
    expect(hasSession()).toBe(false);
  });
});
