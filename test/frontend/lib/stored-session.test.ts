import { describe, expect, it } from 'vitest';
import {
  hasSession,
  keepSession,
  recordName,
  removeSession,
  sessionOf,
  usableSession,
} from '#frontend/lib/stored-session.ts';

/** Keeps the session of a token that was issued just now, by a clock that is `drift` seconds ahead of this one. */
function keep({ lifetime = 3600, drift = 0 } = {}) {
  const iat = Math.floor(Date.now() / 1000) + drift;
  const token = (payload: object) => ({ payload: { ...payload }, toString: () => 'token' });
  keepSession(
    sessionOf(token({ sub: 'a', iat, exp: iat + lifetime }), token({ sub: 'a', email: 'åsa@exämple.se' })),
  );
}

describe('the stored session', () => {
  it('says who is signed in', () => {
    keep();
    expect(usableSession()).toMatchObject({ userId: 'a', email: 'åsa@exämple.se', accessToken: 'token' });
  });

  it('a session is not usable in the last minute of its access token, or when the server has refused the token', () => {
    keep({ lifetime: 59 });
    expect(usableSession()).toBeNull();
    keep({ lifetime: 70 });
    expect(usableSession()).not.toBeNull();
    expect(usableSession('token')).toBeNull();
  });

  it.each([-86_400, 86_400])('lasts as long with a clock that is %d seconds behind the server’s', (drift) => {
    keep({ lifetime: 70, drift });
    expect(usableSession()).not.toBeNull();
    keep({ lifetime: 59, drift });
    expect(usableSession()).toBeNull();
  });

  it.each(['rubbish', '{"exp":', 'null', '{}', '3'])(
    'a session whose record is %s exists but is not usable',
    (value) => {
      localStorage.setItem(recordName, value);
      expect(usableSession()).toBeNull();
      expect(hasSession()).toBe(true);
    },
  );

  it('removing the session removes its record and the entries of the library, and nothing else', () => {
    keep();
    localStorage.setItem('user-pool/refresh', 'token');
    localStorage.setItem('theme', 'dark');
    removeSession();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(hasSession()).toBe(false);
  });
});
