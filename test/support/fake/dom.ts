import { cleanup, configure, prettyDOM, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { onDemand } from './on-demand.ts';
import { fakePictures } from './pictures.ts';
import { fakeScreen } from './screen.ts';
import { FakeIntersectionObserver } from './sight.ts';
import { endSession, setReachable } from './user-pool.ts';

// A page's script is loaded when it is opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A query that is repeated until it finds something fails often: the document is printed once, at the end.
configure({
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

vi.mock(
  '#frontend/lib/user-pool.ts',
  (): Promise<typeof import('#frontend/lib/user-pool.ts')> => import('./user-pool.ts'),
);

// Keeps what can be loaded on demand, which `openPage` loads ahead.
vi.mock('#frontend/components/lazy-component.ts', async (original) => {
  const module = await original<typeof import('#frontend/components/lazy-component.ts')>();
  const lazyComponent: typeof module.lazyComponent = (name, load) => {
    const component = module.lazyComponent(name, load);
    onDemand.set(component, name);
    return component;
  };
  return { ...module, lazyComponent };
});

/* What jsdom lacks of a browser, as little as the pages need of it. */

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
  // Toasts have a root of their own, which outlives a page.
  toast.dismiss();
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
  setReachable(true);
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  expect(told, 'what was written to console.error').toEqual([]);
});

/** React renders in turns of their own: what it has begun is finished before the window is taken away. */
const turns = 5;
afterAll(async () => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
});
