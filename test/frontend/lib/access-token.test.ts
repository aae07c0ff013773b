import { fetchAuthSession } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '#frontend/lib/access-token.ts';
import { sessionChanges } from '#frontend/lib/session-changes.ts';
import { hasStoredTokens, removeStoredTokens } from '#frontend/lib/stored-tokens.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { storeTokens } from '../../support/fake/stored-tokens.ts';

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

/** Makes the user pool answer with new tokens, which the library stores. */
const renews = () => {
  let version = 0;
  vi.mocked(fetchAuthSession).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    storeTokens({ userId: 'a', version: `renewed ${++version}` });
    return { tokens: {} } as never;
  });
};
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
    const stored = storeTokens({ userId: 'a' });
    expect(await accessToken()).toBe(stored);
    expect(library.loaded).toBe(0);
  });

  it('that ends in some minutes is used while the library is loaded ahead', async () => {
    const stored = storeTokens({ userId: 'a', lifetime: 200 });
    expect(await accessToken()).toBe(stored);
    await vi.waitFor(() => expect(library.loaded).toBe(1));
    expect(fetchAuthSession).not.toHaveBeenCalled();
  });

  it('that has ended is renewed once for all calls that wait for it', async () => {
    const old = storeTokens({ userId: 'a', lifetime: -60 });
    const [one, ...others] = await Promise.all([accessToken(), accessToken(), accessToken()]);
    expect(one).not.toBe(old);
    expect(others).toEqual([one, one]);
    expect(fetchAuthSession).toHaveBeenCalledOnce();
    expect(fetchAuthSession).toHaveBeenCalledWith({ forceRefresh: true });
    expect(await accessToken()).toBe(one);
    expect(fetchAuthSession).toHaveBeenCalledOnce();
  });

  it('that the server refuses is renewed, and not again for a call that was refused at the same time', async () => {
    const stored = storeTokens({ userId: 'a' });
    const renewed = await accessToken(stored);
    expect(renewed).not.toBe(stored);
    expect(await accessToken(stored)).toBe(renewed);
    expect(fetchAuthSession).toHaveBeenCalledOnce();
  });

  it('that another tab has renewed is read from the storage', async () => {
    storeTokens({ userId: 'a', lifetime: -60 });
    const theirs = storeTokens({ userId: 'a', version: 'of another tab' });
    expect(await accessToken()).toBe(theirs);
    expect(fetchAuthSession).not.toHaveBeenCalled();
  });

  it('that cannot be renewed for want of a connection leaves the session as it is', async () => {
    storeTokens({ userId: 'a', lifetime: -60 });
    vi.mocked(fetchAuthSession).mockRejectedValue(new Error('A network error has occurred.'));
    await expect(accessToken()).rejects.toMatchObject({ code: 'unreachable' });
    expect(hasStoredTokens()).toBe(true);
    expect(changed).not.toHaveBeenCalled();
    renews();
    expect(await accessToken()).not.toBe('');
  });

  it('is empty without a session, which is told', async () => {
    vi.mocked(fetchAuthSession).mockResolvedValue({});
    expect(await accessToken()).toBe('');
    expect(changed).toHaveBeenCalled();
  });

  it('that was taken back ends the session', async () => {
    storeTokens({ userId: 'a', lifetime: -60 });
    vi.mocked(fetchAuthSession).mockImplementation(async () => {
      const error = { name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
      Hub.dispatch('auth', { event: 'tokenRefresh_failure', data: { error } });
      removeStoredTokens();
      return {};
    });
    let hadTokens = true;
    changed.mockImplementationOnce(() => {
      hadTokens = hasStoredTokens();
    });
    expect(await accessToken()).toBe('');
    expect(changed).toHaveBeenCalled();
    expect(hadTokens).toBe(false);
  });
});
