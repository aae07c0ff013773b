import { expect, it } from 'vitest';
import { pageAfterSignIn, readAuthState } from '#frontend/features/session/auth-state.ts';

it('signing in leads back to the page of the app that it was asked for on, else to the wardrobe', () => {
  const after = (state: unknown) => pageAfterSignIn(readAuthState(state), 'ada');
  for (const [from, to] of [
    ['/outfits', '/outfits'],
    ['/outfits?tab=outfits&outfit=1#texts', '/outfits?tab=outfits&outfit=1#texts'],
    ['/people/1/../2', '/people/2'],
  ])
    expect([from, after({ from })]).toEqual([from, to]);
  const own = ['', '/auth', '/auth?confirm=me&code=1', 'outfits', ['/outfits'], undefined];
  const foreign = ['//evil.example/outfits', '/\\evil.example', '/\t/evil.example', 'https://evil.example'];
  for (const from of [...own, ...foreign, 'javascript:alert(1)'])
    expect([from, after({ from })]).toEqual([from, '/dashboard']);
  for (const state of [null, undefined, 'text', 3])
    expect([state, after(state)]).toEqual([state, '/dashboard']);
});

it('signing in leads nobody to the page of somebody else’s session', () => {
  const state = { from: '/dashboard/1', userId: 'ada' };
  expect(pageAfterSignIn(state, 'ada')).toBe('/dashboard/1');
  expect(pageAfterSignIn(state, 'bob')).toBe('/dashboard');
});
