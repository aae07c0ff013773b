import { expect, type Page } from '@playwright/test';
import { everyone } from './support/pages.ts';
import { addOutfits } from './support/people.ts';
import { owner, visitor } from './support/test.ts';

/**
 * The generator asks seven features at once, each of which is a function of its own and may fail alone; some
 * of its states are reached by saying something first.
 */
const mostCalls = (page: Page) => (new URL(page.url()).pathname === '/outfits' ? 14 : 3);

// That nothing is written to the console and no request fails is held by the tests' `problems`.
for (const [who, test, pages] of everyone)
  test(`no page of ${who} asks anybody but the app, breaks its security policy or calls too often`, async ({
    page,
    url,
    isMobile,
  }) => {
    test.skip(isMobile, 'What a page asks for has nothing to do with its width.');
    test.slow();
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    const foreign: string[] = [];
    let calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname, protocol } = new URL(request.url());
      if (origin !== url && protocol !== 'blob:' && protocol !== 'data:') foreign.push(request.url());
      // A photo that is chosen is looked at, however many a person chooses.
      if (pathname.startsWith('/api/') && pathname !== '/api/clothes/analysis')
        calls.push(`${request.method()} ${pathname}`);
    });
    // A page that is loaded anew has asked for nothing yet.
    page.on('domcontentloaded', () => {
      calls = [];
    });
    for (const [name, show] of Object.entries(pages)) {
      calls = [];
      await show(page);
      const violations = await page.evaluate(
        () => (window as unknown as { violations: string[] }).violations,
      );
      expect.soft(violations, name).toEqual([]);
      expect.soft(calls.length, `${name}: ${calls.join(', ')}`).toBeLessThanOrEqual(mostCalls(page));
    }
    expect(foreign).toEqual([]);
  });

visitor('a script that somebody slips into the page does not run', async ({ page, problems }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.slippedIn = true');
    image.src = '/nothing.webp';
    document.body.append(image);
  });
  await expect
    .poll(() => problems.filter((text) => /violates.*script-src/i.test(text)).length)
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  problems.length = 0;
});

owner('what people write is shown as they wrote it, and never run', async ({ page, person }) => {
  const prompt = '<img src="/x" onerror="window.slippedIn = true"> office';
  await addOutfits(person, [prompt]);
  await page.goto('/outfits');
  await page.getByRole('tab', { name: 'My Outfits' }).click();
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(`“${prompt}”`)).toBeVisible();
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
});
