import { cleanup, configure, prettyDOM, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { onDemand } from './on-demand.ts';
import { fakePictures } from './pictures.ts';
import { fakeScreen } from './screen.ts';
import { FakeIntersectionObserver } from './sight.ts';
import { endSession, setReachable } from './user-pool.ts';

// In milliseconds. The script of a page is loaded when the page is opened, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A repeated query fails often before it finds something, so its error does not contain the document. The document is
// printed once, when the test has failed.
configure({
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

vi.mock(
  '#frontend/lib/user-pool.ts',
  (): Promise<typeof import('#frontend/lib/user-pool.ts')> => import('./user-pool.ts'),
);

// Collects the components that are loaded on demand, so that `openPage` can load them in advance.
vi.mock('#frontend/components/lazy-component.ts', async (original) => {
  const module = await original<typeof import('#frontend/components/lazy-component.ts')>();
  const lazyComponent: typeof module.lazyComponent = (name, load) => {
    const component = module.lazyComponent(name, load);
    onDemand.set(component, name);
    return component;
  };
  return { ...module, lazyComponent };
});

/* Minimal replacements for browser features that jsdom lacks and the pages need. */

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
  this.querySelector<HTMLElement>('a, button')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
window.scrollTo = () => undefined;
performance.getEntriesByType = () => [];
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
let pictures = 0;
URL.createObjectURL = () => `blob:picture-${++pictures}`;
URL.revokeObjectURL = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

globalThis.IntersectionObserver = FakeIntersectionObserver;

let complaints: MockInstance<typeof console.error>;
fakePictures();
beforeEach(() => {
  fakeScreen();
  complaints = vi.spyOn(console, 'error');
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.info(prettyDOM());
  cleanup();
  const told = complaints.mock.calls.map((call) => call.join(' '));
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Toasts are rendered outside of the page and would stay after it is removed. One that is still on its way is closed
  // again once it is shown.
  await waitFor(() => {
    if (document.querySelector('[data-sonner-toast]'))
      for (const { id } of toast.getHistory()) toast.dismiss(id);
    else toast.dismiss();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });
  setReachable(true);
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  expect(told, 'what was written to console.error').toEqual([]);
});

/** The number of event loop turns in which React can finish its rendering before jsdom's window is removed. */
const turns = 5;
afterAll(async () => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
});
