import { expect, type Page } from '@playwright/test';
import { addPieces, basics } from './support/people.ts';
import { answerConsent, connector, connectPinterest } from './support/pinterest.ts';
import { test, toast } from './support/test.ts';

const stored = (page: Page) =>
  page.evaluate(() => Object.keys({ ...sessionStorage }).filter((key) => key.startsWith('pinboard_')));

test.skip(({ isMobile }) => isMobile, 'A connection has nothing to do with the width of the page.');

test.beforeEach(async ({ page }) => {
  await page.goto('/outfits');
  await expect(connector(page).getByText('Not connected')).toBeVisible();
});

test('boards are connected, one of them is chosen, stays over a reload, and is given up', async ({
  page,
}) => {
  await connectPinterest(page, 'Somebody with boards');
  await expect(toast(page, 'Pinterest is connected')).toBeVisible();
  await expect(page).toHaveURL('/outfits');
  expect((await stored(page)).toSorted()).toEqual([
    'pinboard_access_token',
    'pinboard_connected',
    'pinboard_oauth_user_id',
  ]);
  const board = page.getByLabel('Board', { exact: true });
  await expect(board.getByRole('option')).toHaveText([
    'Choose a board',
    'Quiet Luxury',
    'Summer in Linen',
    'Wedding Guest',
  ]);
  await board.selectOption('Quiet Luxury');
  await expect(connector(page).getByText('Connected: Quiet Luxury')).toBeVisible();
  const use = connector(page).getByRole('switch');
  await expect(use).toBeChecked();
  await use.click();
  await expect(use).not.toBeChecked();
  await page.reload();
  await expect(connector(page).getByText('Connected: Quiet Luxury')).toBeVisible();
  await expect(use).not.toBeChecked();
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await connector(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(connector(page).getByText('Not connected')).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await gone;
  await page.reload();
  await expect(connector(page).getByText('Not connected')).toBeVisible();
  await expect(connector(page).getByRole('switch')).toHaveCount(0);
});

test('consent that is denied is told, and leads back to the outfits', async ({ page }) => {
  await answerConsent(page, 'Deny');
  await expect(page.getByRole('heading', { name: 'Pinterest is not connected' })).toBeVisible();
  await expect(page.getByText('The person has denied access.')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/outfits');
  await expect(toast(page, 'Pinterest is not connected')).toContainText('Authentication failed');
  await expect(connector(page).getByRole('button', { name: 'Connect Pinterest' })).toBeEnabled();
  expect(await stored(page)).toEqual([]);
});

test('a code that the app did not ask for connects nothing', async ({ page, problems }) => {
  await answerConsent(page, 'Somebody with boards');
  await page.waitForURL((url) => url.pathname === '/auth/pinboard/callback');
  const callback = page.url();
  await page.waitForURL((url) => url.pathname === '/outfits');
  await page.goto(callback);
  await expect(page.getByText('Missing OAuth state - please try connecting again')).toBeVisible();
  expect(problems).toEqual([]);
});

test('somebody who asks too often is told for how long to wait', async ({ page, problems }) => {
  await connectPinterest(page, 'Somebody who asks too often');
  const countdown = connector(page).getByText(/^Rate limited\. Retry in \d+s$/);
  await expect(countdown).toBeVisible();
  const first = await countdown.textContent();
  await expect(countdown).not.toHaveText(first ?? '');
  expect(problems.splice(0)).toContainEqual(expect.stringMatching(/^429: /));
});

test('somebody who takes the permission back is asked to connect again', async ({ page, problems }) => {
  await connectPinterest(page, 'Somebody who takes the permission back');
  await expect(connector(page).getByRole('alert')).toHaveText('Pinterest asks you to connect again.');
  await expect(connector(page).getByRole('button', { name: 'Connect Pinterest' })).toBeEnabled();
  expect(await stored(page)).toEqual([]);
  expect(problems.splice(0)).toContainEqual(expect.stringMatching(/^403: /));
});

test('somebody without boards is told that trends are used', async ({ page }) => {
  await connectPinterest(page, 'Somebody without boards');
  await expect(
    page.getByText('No boards found. The app will use general Pinterest-style trends for inspiration.'),
  ).toBeVisible();
});

test('boards that are down are told, and the outfits go on', async ({ page, url, person, problems }) => {
  await addPieces(url, person, basics);
  await connectPinterest(page, 'Somebody whose boards are down');
  await expect(connector(page).getByRole('alert')).toHaveText(
    'Pinterest did not answer as expected. Please try again.',
  );
  await expect(connector(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByLabel('What are you dressing for?').fill('office day');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
  expect(problems.splice(0)).toContainEqual(expect.stringMatching(/^424: /));
});
