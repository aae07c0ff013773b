import { describe, expect, it } from 'vitest';
import { pageAfterSignIn, readAuthState } from '#frontend/features/session/auth-state.ts';

describe('signing in', () => {
  it.each([
    ['/outfits', '/outfits'],
    ['/outfits?tab=outfits&outfit=1#texts', '/outfits?tab=outfits&outfit=1#texts'],
    ['/people/1/../2', '/people/2'],
    [undefined, '/dashboard'],
    ['', '/dashboard'],
    ['/auth', '/dashboard'],
    ['/auth?confirm=me&code=1', '/dashboard'],
    ['outfits', '/dashboard'],
    ['//evil.example/outfits', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['/\t/evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    [['/outfits'], '/dashboard'],
  ])('from %j leads to %j', (from, to) => {
    expect(pageAfterSignIn(readAuthState({ from }), 'ada')).toBe(to);
  });

  it('leads nobody to the page of somebody else’s session', () => {
    const state = { from: '/dashboard/1', userId: 'ada' };
    expect(pageAfterSignIn(state, 'ada')).toBe('/dashboard/1');
    expect(pageAfterSignIn(state, 'bob')).toBe('/dashboard');
  });

  it.each([null, undefined, 'text', 3])('takes %j for a visit from nowhere', (state) => {
    expect(pageAfterSignIn(readAuthState(state), 'ada')).toBe('/dashboard');
  });
});
