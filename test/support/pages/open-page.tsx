import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect } from 'vitest';
import '#frontend/app/move-focus.ts';
import { App } from '#frontend/app/app.tsx';
import { startSession, useSession } from '#frontend/features/session/session.ts';
import { ada, type Person } from '../examples/made-up.ts';
import { type CallName, requestsUnderway, startFakeApi } from '../fake/api.ts';
import { preload } from '../fake/on-demand.ts';
import { beginSession } from '../fake/user-pool.ts';
import type { World } from '../fake/world.ts';

/** What is normally loaded on demand. Tests load it in advance, to be shown immediately after a click. */
const pages = {
  '/dashboard/': () => import('#frontend/pages/item-page.tsx'),
  '/dashboard': () => import('#frontend/pages/wardrobe-page.tsx'),
  '/outfit': () => import('#frontend/pages/outfits-page.tsx'),
};
const parts = [
  'ApartDialog',
  'BackCloses',
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
  'OutfitCards',
  'PhotoEditor',
  'ProgressCard',
  'ScrollPlaces',
  'UploadForm',
  'WornDaysDialog',
];

/** Opens the app at a path, as a visitor or as a person who is already signed in. */
export async function openPage(path: string, { as }: { as?: Person } = {}) {
  for (const [start, load] of Object.entries(pages)) if (path.startsWith(start)) await load();
  await preload(parts);
  history.replaceState(null, '', path);
  if (as) beginSession(as);
  startSession();
  const { result, unmount } = renderHook(useSession);
  const status = as ? 'signed-in' : 'signed-out';
  // By default this is checked every 50 milliseconds, because nothing in the document changes.
  await waitFor(() => expect(result.current.status).toBe(status), { interval: 1 });
  unmount();
  return showApp();
}

/** By default Ada visits. The calls in `failing` fail once, and those to `held` are answered after `letGo`. */
export type Visit = { as?: Person; failing?: CallName | CallName[]; held?: CallName };

/** Opens the app at a path for a person who is signed in, with this content of the fake API. */
export async function visit(
  path: string,
  content: Partial<World> = {},
  { as = ada, failing = [], held }: Visit = {},
) {
  const api = startFakeApi(content);
  for (const name of [failing].flat()) api.failOnce(name, 'request.invalid');
  const letGo = held ? api.hold(held) : () => undefined;
  const page = await openPage(path, { as });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return { api, letGo, press, ...page };
}

/** Renders the app at the current address. Calling it again after `close` simulates a reload. */
export function showApp() {
  const { unmount } = render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  // A dialog that opens blocks the page's pointer events a moment before it accepts its own, so pointer events are not
  // checked.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, close: unmount };
}

/** Leads the open app to another address, as the browser's buttons do. */
export function goTo(address: string) {
  history.pushState(null, '', address);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
}

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];

/** Waits for the red toast titled Error whose text begins with this one. */
export const findError = (text: string) =>
  waitFor(() => {
    const told = toasts().find(({ textContent }) => textContent.startsWith(`Error${text}`));
    expect(told?.className).toContain('bg-danger');
  });

export const findToast = (title: string) =>
  waitFor(
    () => toasts().find((each) => within(each).queryByText(title)) ?? expect.fail(`No toast: ${title}`),
  );

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Waits for the sign-in page and its form, whose large scripts are loaded before the query's timeout starts. */
export async function signInPage() {
  await Promise.all([
    import('#frontend/pages/auth-page.tsx'),
    import('#frontend/features/session/sign-in-form.tsx'),
  ]);
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  return heading('Come in.');
}

/** Turns of the event loop without a request, after which all that follows from an answer is rendered. */
const turns = 10;

/** Waits until all requests are answered and their results are rendered. */
export async function settled() {
  for (let quiet = 0; quiet < turns; quiet++) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    if (requestsUnderway() > 0) quiet = 0;
  }
}
