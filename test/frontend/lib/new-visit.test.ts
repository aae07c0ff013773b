import { expect, it, vi } from 'vitest';
import { dropStateOfNewVisit } from '#frontend/lib/new-visit.ts';

it('a new visit has no state of the one before, which a reload and Back keep', () => {
  for (const [type, state] of [
    ['navigate', null],
    ['reload', { usr: { tab: 'sign-up' } }],
    ['back_forward', { usr: { tab: 'sign-up' } }],
  ] as const) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    history.replaceState({ usr: { tab: 'sign-up' } }, '', '/auth');
    dropStateOfNewVisit();
    expect([type, history.state]).toEqual([type, state]);
    expect(location.pathname).toBe('/auth');
  }
});
