import { expect, it, vi } from 'vitest';
import { dropStateOfNewVisit } from '#frontend/lib/new-visit.ts';

it.each([
  ['navigate', null],
  ['reload', { usr: { tab: 'sign-up' } }],
  ['back_forward', { usr: { tab: 'sign-up' } }],
])('a page that is opened by %s has the state %j', (type, state) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  history.replaceState({ usr: { tab: 'sign-up' } }, '', '/auth');
  dropStateOfNewVisit();
  expect(history.state).toEqual(state);
  expect(location.pathname).toBe('/auth');
});
