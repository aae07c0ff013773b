import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ada } from '../examples/made-up.ts';
import { type FakeApi, startFakeApi } from '../fake/api.ts';
import { heading, openPage } from './open-page.tsx';
import { skipTour } from './outfits-page.tsx';

const { setTimeout: realTimeout } = globalThis;

/** What a tab stores when it starts to connect to Pinterest. */
export const round = {
  pinboard_oauth_return: '/outfits',
  pinboard_oauth_user_id: ada.userId,
  pinboard_oauth_redirect_uri: `${location.origin}/auth/pinboard/callback`,
};

export function remember(values: Partial<typeof round>) {
  for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
}

/** Repeats a check until it passes. It uses the real timer, because the clock of the page is stopped. */
async function until(check: () => void) {
  for (let tries = 0; tries < 500; tries++) {
    await act(() => new Promise<void>((resolve) => void realTimeout(resolve, 10)));
    try {
      return check();
    } catch {
      // The check does not pass yet.
    }
  }
  check();
}

export const shows = (title: string) =>
  until(() => void screen.getByRole('heading', { level: 1, name: title }));

/** Opens the callback page as after Pinterest's consent page. The clock is stopped until the test advances it. */
export async function comeBack(query: string, prepare: (api: FakeApi) => void) {
  const api = startFakeApi();
  prepare(api);
  skipTour();
  await openPage('/policy', { as: ada });
  await heading('Integritetspolicy');
  remember(round);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const replaced = vi.spyOn(history, 'replaceState');
  act(() => {
    history.pushState(null, '', `/auth/pinboard/callback${query}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  return {
    api,
    /** Returns the address that the page redirects to after exactly this many milliseconds. */
    async leadsOnAfter(milliseconds: number) {
      act(() => void vi.advanceTimersByTime(milliseconds - 1));
      expect(location.pathname).toBe('/auth/pinboard/callback');
      act(() => void vi.advanceTimersByTime(1));
      vi.useRealTimers();
      return String(replaced.mock.calls[0]?.[2]);
    },
  };
}
