import { expect, type Page } from '@playwright/test';
import type { Person } from './support/people.ts';
import { expireTokens, goTo, intercept, ofDevice, signOut, test } from './support/test.ts';

const keptBy = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

const emptyWardrobe = (page: Page) => page.getByText('No clothing items uploaded yet.');
/** Opens the wardrobe in a session that has just begun. */
async function openWith(page: Page, { storage }: Person) {
  await page.goto('/policy');
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storage);
  await page.goto('/dashboard');
  await expect(emptyWardrobe(page)).toBeVisible();
}
/** Opens the outfits, whose list is read with another call. */
async function openOutfits(page: Page) {
  await goTo(page, 'Outfits');
  await page.getByRole('tab', { name: 'My Outfits' }).click();
  await expect(page.getByText('No outfits generated yet. Create your first outfit!')).toBeVisible();
}
/** Replaces the stored entries with names that match. */
const replaceStored = (page: Page, names: RegExp, value: string) =>
  page.evaluate(
    ([pattern, text]) => {
      for (const name of Object.keys({ ...localStorage }))
        if (new RegExp(pattern).test(name)) localStorage.setItem(name, text);
    },
    [names.source, value] as const,
  );

test('a session goes on: an access token that has ended or is refused is renewed once, and no other', async ({
  page,
  problems,
}) => {
  const scripts: string[] = [];
  let refreshes = 0;
  page.on('request', (request) => {
    scripts.push(new URL(request.url()).pathname);
    if (/GetTokensFromRefreshToken|InitiateAuth/.test(request.headers()['x-amz-target'] ?? '')) refreshes++;
  });
  await page.goto('/dashboard');
  await expect(emptyWardrobe(page)).toBeVisible();
  await openOutfits(page);
  expect(refreshes).toBe(0);
  expect(scripts.filter((path) => /user-pool/.test(path))).toEqual([]);

  await expireTokens(page);
  await goTo(page, 'Calendar');
  await expect(page.getByText('No outfits scheduled yet')).toBeVisible();
  expect(refreshes).toBe(1);

  await page.goto('/dashboard');
  await expireTokens(page);
  await page.reload();
  await expect(emptyWardrobe(page)).toBeVisible();
  expect(refreshes).toBe(2);

  // A wrong clock: the token seems valid to the browser, but the server refuses it.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '');
    const accessToken = `${session.accessToken.split('.').slice(0, 2).join('.')}.refused`;
    localStorage.setItem('session', JSON.stringify({ ...session, accessToken }));
  });
  await openOutfits(page);
  expect(refreshes).toBe(3);
  // The refused calls.
  problems.length = 0;
});

test('a session that was taken back, has vanished, cannot be read, or was signed out offline ends', async ({
  page,
  person,
  problems,
  otherBrowser,
}) => {
  await openWith(page, person);
  await expireTokens(page);
  await replaceStored(page, /\.refreshToken$/, 'taken-back');
  await goTo(page, 'Outfits');
  await page.waitForURL('/auth');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await keptBy(page)).toEqual(ofDevice);

  await openWith(page, person);
  await page.evaluate(() => localStorage.clear());
  await goTo(page, 'Outfits');
  await page.waitForURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  await openWith(page, person);
  await replaceStored(page, /^session$|\.accessToken$/, 'rubbish');
  await page.goto('/outfits');
  await page.waitForURL('/auth');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await keptBy(page)).toEqual(['inspiration-folded']);

  // In another browser, whose cache holds the scripts of the user pool, because they have renewed the tokens.
  const other = await otherBrowser(person);
  await other.goto('/dashboard');
  await expireTokens(other);
  await other.reload();
  await expect(emptyWardrobe(other)).toBeVisible();
  await other.context().setOffline(true);
  await signOut(other);
  await other.waitForURL('/');
  await expect.poll(() => keptBy(other)).toEqual(ofDevice);
  await other.context().setOffline(false);
  await other.goto('/dashboard');
  await other.waitForURL('/auth');
  problems.length = 0;
});

test('a page whose scripts do not arrive is loaded when it is tried again, or when there is a connection again', {
  tag: '@long',
}, async ({ page, context, problems }) => {
  const scripts = /\/assets\/query-provider-[^/]*\.js/;
  const noConnection = page.getByRole('heading', { name: 'No connection' });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  // Without a network the browser calls itself offline, although it reaches an app on the same machine.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  let arrive = await intercept(page, scripts, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(noConnection).toBeVisible();
  arrive();
  await tryAgain.click();
  await expect(emptyWardrobe(page)).toBeVisible();

  arrive = await intercept(page, scripts, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(noConnection).toBeVisible();
  await context.setOffline(true);
  const attempt = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
  await tryAgain.click();
  await attempt;
  await expect(noConnection).toBeVisible();
  arrive();
  await context.setOffline(false);
  await expect(emptyWardrobe(page)).toBeVisible();
  problems.length = 0;
});
