import { describe, expect, it } from 'vitest';
import { hasStoredTokens, readStoredTokens, removeStoredTokens } from '#frontend/lib/stored-tokens.ts';
import { prefix, storeTokens } from '../../support/fake/stored-tokens.ts';

const change = (name: string, value: string | null) =>
  value === null
    ? localStorage.removeItem(`${prefix}.${name}`)
    : localStorage.setItem(`${prefix}.${name}`, value);
const minutes = (count: number) => count * 60_000;
const lifetime = () => readStoredTokens()?.lifetimeMilliseconds ?? Number.NaN;

describe('the stored tokens', () => {
  it('say who is signed in, with any letters, and for how long', () => {
    const accessToken = storeTokens({ userId: 'a', email: 'åsa+ö@exämple.se', lifetime: 3600 });
    expect(readStoredTokens()).toMatchObject({ userId: 'a', email: 'åsa+ö@exämple.se', accessToken });
    expect(lifetime()).toBeGreaterThan(minutes(58));
    expect(lifetime()).toBeLessThanOrEqual(minutes(59));
  });

  it('are of no use in their last minute', () => {
    storeTokens({ userId: 'a', lifetime: 59 });
    expect(lifetime()).toBeLessThanOrEqual(0);
    storeTokens({ userId: 'a', lifetime: 70 });
    expect(lifetime()).toBeGreaterThan(0);
  });

  it('end by the clock of the server, or of this machine without a readable drift', () => {
    for (const drift of [-86_400, 86_400]) {
      storeTokens({ userId: 'a', lifetime: 3600, drift });
      expect(lifetime()).toBeGreaterThan(minutes(58));
      expect(lifetime()).toBeLessThanOrEqual(minutes(59));
      storeTokens({ userId: 'a', lifetime: -10, drift });
      expect(lifetime()).toBeLessThan(0);
    }
    storeTokens({ userId: 'a' });
    change('a.clockDrift', 'NaN');
    expect(lifetime()).toBeGreaterThan(minutes(58));
  });

  it('are not taken for a session where one is missing, damaged or of another user or client', () => {
    storeTokens({ userId: 'a' });
    const token = String(localStorage.getItem(`${prefix}.a.idToken`));
    const claims = JSON.parse(atob(token.split('.')[1] ?? ''));
    for (const [name, value] of [
      ['LastAuthUser', null],
      ['LastAuthUser', 'b'],
      ['a.accessToken', null],
      ['a.accessToken', 'rubbish'],
      ['a.accessToken', `x.${btoa('{"exp":')}.x`],
      ['a.accessToken', `x.${btoa('null')}.x`],
      ['a.idToken', null],
      ['a.idToken', 'x.%%%'],
      ['a.idToken', `x.${btoa(JSON.stringify({ ...claims, aud: 'other' }))}.x`],
      ['a.refreshToken', null],
    ] as const) {
      storeTokens({ userId: 'a' });
      change(name, value);
      expect([name, value, readStoredTokens()]).toEqual([name, value, null]);
    }
  });

  it('of two user pools leave it to the library which is meant', () => {
    storeTokens({ userId: 'a' });
    localStorage.setItem('CognitoIdentityServiceProvider.other.LastAuthUser', 'a');
    expect(readStoredTokens()).toBeNull();
    expect(hasStoredTokens()).toBe(true);
  });

  it('can be removed, and nothing else with them', () => {
    storeTokens({ userId: 'a' });
    localStorage.setItem('theme', 'dark');
    removeStoredTokens();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(hasStoredTokens()).toBe(false);
  });
});
