import { expect, type Page } from '@playwright/test';
import { axeFindings, overflow, smallTargets } from './support/page-checks.ts';
import { everyone, openMenu } from './support/pages.ts';
import { owner } from './support/test.ts';

type Violating = Window & { violations: string[] };
const violations = (page: Page) => page.evaluate(() => (window as unknown as Violating).violations);

// The fixture `problems` also checks that nothing is written to the console and that no request fails.
for (const [who, test, pages] of everyone)
  test(`every page and dialog of ${who} can be used by everyone, fits its window and asks nobody but the app`, async ({
    page,
    url,
    isMobile,
  }) => {
    // There are many pages, and the machine may be busy.
    test.setTimeout(300_000);
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (window as unknown as Violating).violations.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== url && protocol !== 'blob:' && protocol !== 'data:') foreign.push(request.url());
    });
    const check = async (name: string) => {
      expect.soft(await smallTargets(page), name).toEqual([]);
      expect.soft(await overflow(page), name).toEqual([]);
      expect.soft(await violations(page), name).toEqual([]);
      expect.soft(await axeFindings(page), name).toEqual([]);
      if (isMobile) {
        await page.setViewportSize({ width: 320, height: 700 });
        expect.soft(await overflow(page), `${name}, at 320`).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        return;
      }
      // The themes differ only in their colors, which are the same at every width. So only contrast is checked again.
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark';
      });
      expect.soft(await axeFindings(page, ['color-contrast']), `${name}, dark`).toEqual([]);
    };
    for (const [name, show] of Object.entries(pages)) {
      await show(page);
      await check(name);
    }
    if (isMobile) {
      await page.goto('/');
      await openMenu(page);
      await check('the menu');
    }
    expect(foreign).toEqual([]);
  });

owner(
  'a page that is opened cold asks the app three times at most, besides the two calls for the socket',
  async ({ page, isMobile }) => {
    owner.skip(isMobile, 'What a page asks for has nothing to do with its width.');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The calls for the socket are the same on every page and follow two seconds later.
      if (/^\/api\/(socket-tickets|unread)$/.test(pathname)) return;
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    await page.goto('/dashboard');
    const piece = await page.getByRole('link', { name: 'white shirt' }).getAttribute('href');
    for (const path of [
      '/',
      '/dashboard',
      piece ?? '',
      '/outfits',
      '/calendar',
      '/calendar/plan',
      '/calendar/trips',
      '/statistics',
      '/messages',
      '/community',
      '/profile',
    ]) {
      calls.length = 0;
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect.soft(calls.length, `${path}: ${calls.join(', ')}`).toBeLessThanOrEqual(3);
    }
  },
);
