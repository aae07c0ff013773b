import { expect, type Page } from '@playwright/test';
import { expireTokens, goTo, intercept, seenTour, signOut, test, userPool } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'A session has nothing to do with the width of the page.');

/** The entries of local storage that remain when a session ends, because they are settings of the device. */
const ofDevice = [seenTour.name, 'inspiration-folded'].sort();

/** Counts the requests for new tokens. */
function refreshesOn(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (/GetTokensFromRefreshToken|InitiateAuth/.test(request.headers()['x-amz-target'] ?? '')) count++;
  });
  return () => count;
}

test.describe('a session whose access token has expired', () => {
  test('goes on with the next call, without signing in again', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    const refreshes = refreshesOn(page);
    await expireTokens(page);
    await goTo(page, 'Outfits');
    await page.getByRole('tab', { name: 'My Outfits' }).click();
    await expect(page.getByText('No outfits generated yet. Create your first outfit!')).toBeVisible();
    expect(refreshes()).toBe(1);
  });

  test('goes on after a reload', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    await expireTokens(page);
    const refreshes = refreshesOn(page);
    await page.reload();
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    expect(refreshes()).toBe(1);
  });

  test('waits for a user pool that is not reached, without hammering at it', async ({ page, problems }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    await expireTokens(page);
    const attempts: number[] = [];
    const reconnect = await intercept(page, userPool, (route) => {
      attempts.push(Date.now());
      return route.abort('connectionfailed');
    });
    await page.reload();
    await expect(page.getByText('Loading...')).toBeVisible();
    const pauses = () => attempts.map((time, index) => time - (attempts[index - 1] ?? time));
    await expect.poll(() => Math.max(...pauses()), { timeout: 15_000 }).toBeGreaterThan(2500);
    await expect(page).toHaveURL('/dashboard');
    reconnect();
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible({ timeout: 15_000 });
    problems.length = 0;
  });
});

test('a session that the user pool has taken back ends', async ({ page, problems }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
  await expireTokens(page);
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.endsWith('.refreshToken')) localStorage.setItem(name, 'taken-back');
  });
  await goTo(page, 'Outfits');
  await page.waitForURL('/auth');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(ofDevice);
  problems.length = 0;
});

test('a session that has vanished from the storage ends with the next call', async ({ page, problems }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await goTo(page, 'Outfits');
  await page.waitForURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  // The call that discovered the ended session was refused.
  problems.length = 0;
});

test('a session that lasts needs none of the user pool’s scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
  await goTo(page, 'Outfits');
  await page.getByRole('tab', { name: 'My Outfits' }).click();
  await expect(page.getByText('No outfits generated yet. Create your first outfit!')).toBeVisible();
  expect(scripts.filter((path) => /user-pool/.test(path))).toEqual([]);
});

test('a token that the server refuses before it ends is renewed', async ({ page, problems }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
  const refreshes = refreshesOn(page);
  // Simulates a wrong clock: the token seems valid to the browser, but its signature is refused.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((key) => key.endsWith('.accessToken')))
      localStorage.setItem(name, `${localStorage.getItem(name)?.split('.').slice(0, 2).join('.')}.refused`);
  });
  await goTo(page, 'Outfits');
  await page.getByRole('tab', { name: 'My Outfits' }).click();
  await expect(page.getByText('No outfits generated yet. Create your first outfit!')).toBeVisible();
  expect(refreshes()).toBe(1);
  // The refused calls.
  problems.length = 0;
});

test('a storage that holds no readable session leads to sign in, and is cleaned', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((key) => /\.(access|id)Token$/.test(key)))
      localStorage.setItem(name, 'rubbish');
  });
  await page.goto('/outfits');
  await page.waitForURL('/auth');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(ofDevice);
});

test('signing out works without a connection', async ({ page, context, problems }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
  await context.setOffline(true);
  await signOut(page);
  await page.waitForURL('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).sort())).toEqual(ofDevice);
  await context.setOffline(false);
  await page.goto('/dashboard');
  await page.waitForURL('/auth');
  problems.length = 0;
});

const lateScripts = /\/assets\/query-provider-[^/]*\.js/;
const noConnection = (page: Page) => page.getByRole('heading', { name: 'No connection' });

test('a page whose scripts do not arrive can be loaded again', async ({ page, problems }) => {
  // Without a network the browser calls itself offline, although it reaches an app on the same machine.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  const reconnect = await intercept(page, lateScripts, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(noConnection(page)).toBeVisible();
  reconnect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
  problems.length = 0;
});

test('trying again without a connection keeps the page', async ({ page, context, problems }) => {
  await intercept(page, lateScripts, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(noConnection(page)).toBeVisible();
  await context.setOffline(true);
  const attempt = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
  await page.getByRole('button', { name: 'Try again' }).click();
  await attempt;
  await expect(noConnection(page)).toBeVisible();
  problems.length = 0;
});
