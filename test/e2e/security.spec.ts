import { expect } from '@playwright/test';
import { everyone } from './support/pages.ts';
import { addOutfits } from './support/people.ts';
import { owner, visitor } from './support/test.ts';

// That nothing is written to the console and no request fails is held by the tests' `problems`.
for (const [who, test, pages] of everyone)
  test(`no page of ${who} asks anybody but the app, breaks its security policy or calls more than three times`, async ({
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
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    for (const [name, show] of Object.entries(pages)) {
      calls = [];
      await show(page);
      const violations = await page.evaluate(
        () => (window as unknown as { violations: string[] }).violations,
      );
      expect.soft(violations, name).toEqual([]);
      expect.soft(calls.length, `${name}: ${calls.join(', ')}`).toBeLessThanOrEqual(3);
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
