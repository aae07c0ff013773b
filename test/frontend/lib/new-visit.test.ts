import { expect, it, vi } from 'vitest';
import { dropStateOfNewVisit } from '#frontend/lib/new-visit.ts';

it('a new visit has no state of the one before, which a reload and Back keep', () => {
  for (const [type, state] of [
    ['navigate', null],
    ['reload', { usr: { route: 'signUp' } }],
    ['back_forward', { usr: { route: 'signUp' } }],
  ] as const) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    history.replaceState({ usr: { route: 'signUp' } }, '', '/auth');
    dropStateOfNewVisit();
    expect([type, history.state]).toEqual([type, state]);
    expect(location.pathname).toBe('/auth');
  }
});
