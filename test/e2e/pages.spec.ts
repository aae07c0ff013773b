import { expect, type Page } from '@playwright/test';
import { axeFindings, englishTexts, hiddenByBar, overflow, smallTargets } from './support/page-checks.ts';
import { everyone, openMenu } from './support/pages.ts';
import { owner } from './support/test.ts';

const wear = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

// The fixture `problems` also checks that nothing is written to the console, such as a breach of the content security
// policy, and that no request fails.
for (const [who, test, pages] of everyone)
  test(`every page and dialog of ${who} can be used by everyone, fits its window and asks nobody but the app`, {
    tag: ['@both', '@long'],
  }, async ({ page, url, isMobile }) => {
    // There are many pages, and the machine may be busy.
    test.setTimeout(300_000);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== url && protocol !== 'blob:' && protocol !== 'data:') foreign.push(request.url());
    });
    const check = async (name: string) => {
      expect.soft(await smallTargets(page), name).toEqual([]);
      expect.soft(await overflow(page), name).toEqual([]);
      expect.soft(await axeFindings(page), name).toEqual([]);
      if (isMobile) {
        await page.setViewportSize({ width: 320, height: 700 });
        expect.soft(await overflow(page), `${name}, at 320`).toEqual([]);
        expect.soft(await hiddenByBar(page), `${name}, under the bar`).toBeLessThanOrEqual(1);
        await page.setViewportSize({ width: 390, height: 844 });
        return;
      }
      await expect.soft(page.locator('body'), name).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      // The themes differ only in their colors, which are the same at every width. So only contrast is checked again.
      await wear(page, 'dark');
      expect.soft(await axeFindings(page, ['color-contrast']), `${name}, dark`).toEqual([]);
      await wear(page, 'light');
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

owner.describe('in Swedish', () => {
  owner.use({ locale: 'sv-SE' });

  owner(
    'a page that is opened cold shows no English text, fits the smallest phone, and asks the app four times at most',
    { tag: ['@phone', '@long'] },
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // The calls for the socket are the same on every page and follow two seconds later.
        if (/^\/api\/(socket-tickets|unread)$/.test(pathname)) return;
        if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
      });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/dashboard');
      const piece = await page.getByRole('article').getByRole('link').first().getAttribute('href');
      const own = [
        'dashboard',
        'outfits',
        'calendar',
        'statistics',
        'community',
        'collections',
        'messages',
        'profile',
      ];
      const inner = ['/calendar/plan', '/calendar/trips', piece ?? ''];
      for (const path of ['/', ...own.map((name) => `/${name}`), ...inner]) {
        calls.length = 0;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('404');
        expect.soft(calls.length, `${path}: ${calls.join(', ')}`).toBeLessThanOrEqual(4);
        expect.soft(await englishTexts(page), path).toEqual([]);
        expect.soft(await overflow(page), path).toEqual([]);
      }
    },
  );
});
