import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect } from 'vitest';
import { App } from '#frontend/app/app.tsx';
import { startSession, useSession } from '#frontend/features/session/session.ts';
import type { Person } from '../examples/made-up.ts';
import { requestsUnderway } from '../fake/api.ts';
import { preload } from '../fake/on-demand.ts';
import { beginSession } from '../fake/user-pool.ts';

/** The pages that load parts when they are used; here these are there before, so that a click shows them at once. */
const pages = {
  '/dashboard/': () => import('#frontend/pages/item-page.tsx'),
  '/dashboard': () => import('#frontend/pages/wardrobe-page.tsx'),
  '/outfit': () => import('#frontend/pages/outfits-page.tsx'),
};
const parts = [
  'BottomBar',
  'CameraDialog',
  'ClipFromWeb',
  'ConfirmDialog',
  'EditFormDialog',
  'ErrorDialog',
  'FilterSheet',
  'Menu',
  'Onboarding',
  'OpenedOutfit',
  'OutfitModal',
  'PhotoEditor',
  'ScrollPlaces',
  'UploadForm',
  'WornDaysDialog',
];

/** Opens the app at a path, as a visitor or as someone who has signed in before. */
export async function openPage(path: string, { as }: { as?: Person } = {}) {
  for (const [start, load] of Object.entries(pages)) if (path.startsWith(start)) await load();
  await preload(parts);
  history.replaceState(null, '', path);
  if (as) beginSession(as);
  startSession();
  const { result, unmount } = renderHook(useSession);
  await waitFor(() => expect(result.current.status).toBe(as ? 'signed-in' : 'signed-out'));
  unmount();
  return showApp();
}

/** Renders the app where it is; a second call after `close` is a reload. */
export function showApp() {
  const { unmount } = render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  // A dialog that opens takes the page's pointer events a moment before it has its own.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, close: unmount };
}

/** A toast by its title, once it is there. */
export const findToast = async (title: string) => {
  const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
  const wanted = () => toasts().find((toast) => within(toast).queryByText(title));
  await waitFor(() =>
    expect(toasts().map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(title)),
  );
  return wanted() ?? expect.fail(`There is no toast titled ${title}.`);
};

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The sign-in page, to which an app leads on its own; its script is a large one, and is not waited for by a clock. */
export async function signInPage() {
  await import('#frontend/pages/auth-page.tsx');
  return heading('Come in.');
}

/** React renders an answer, and asks for what that needs, within so many turns of the event loop. */
const turns = 10;

/** Lets everything happen that is about to: requests are answered, and what follows from them is rendered. */
export async function settled() {
  for (let quiet = 0; quiet < turns; quiet++) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    if (requestsUnderway() > 0) quiet = 0;
  }
}
