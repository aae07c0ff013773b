import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadPage } from '#frontend/app/page-routes.tsx';
import { preloadLinks } from '#frontend/app/preload-links.ts';

vi.mock('#frontend/app/page-routes.tsx', () => ({ preloadPage: vi.fn() }));

let stop: () => void;
beforeEach(() => {
  stop = preloadLinks();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.mocked(preloadPage).mockReset();
});

/** Touches the text inside a link with the pointer, the keyboard or a finger. */
const reach = (href: string, type = 'pointerover') => {
  document.body.innerHTML = `<a href="${href}"><span>There</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event(type, { bubbles: true }));
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('the script of a page is loaded when the pointer, the focus or a finger reaches a link to it', async () => {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    reach(`/page-of-${type}?a=b`, type);
    await vi.waitFor(() => expect(preloadPage).toHaveBeenCalledWith(`/page-of-${type}`));
  }
});

it('it is loaded once, and again only where that has failed', async () => {
  reach('/once');
  reach('/once');
  await vi.waitFor(() => expect(preloadPage).toHaveBeenCalledOnce());
  vi.mocked(preloadPage).mockRejectedValueOnce(new Error('offline'));
  reach('/failed');
  await settled();
  reach('/failed');
  await vi.waitFor(() => expect(preloadPage).toHaveBeenCalledTimes(3));
});

it('nothing is loaded for another site, offline, or where data is to be saved', async () => {
  reach('https://shop.example/coat');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reach('/offline');
  vi.restoreAllMocks();
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  reach('/saving');
  await settled();
  expect(preloadPage).not.toHaveBeenCalled();
});
