import { expect, type Page } from '@playwright/test';
import { answerConsent, connector } from './support/pinterest.ts';
import { test, toast } from './support/test.ts';

const stored = (page: Page) =>
  page.evaluate(() => Object.keys({ ...sessionStorage }).filter((key) => key.startsWith('pinboard_')));

test('Pinterest is denied, then connected; a board is chosen, stays over a reload, and is given up', async ({
  page,
}) => {
  await page.goto('/outfits');
  await expect(connector(page).getByText('Not connected')).toBeVisible();
  await answerConsent(page, 'Deny');
  await expect(page.getByRole('heading', { name: 'Pinterest is not connected' })).toBeVisible();
  await expect(page.getByText('The person has denied access.')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/outfits');
  await expect(toast(page, 'Pinterest is not connected')).toContainText('You did not allow access');
  expect(await stored(page)).toEqual([]);

  await answerConsent(page, 'Somebody with boards');
  await page.waitForURL('/auth/pinboard/callback?**');
  const callback = page.url();
  await page.waitForURL('/outfits');
  await expect(toast(page, 'Pinterest is connected')).toBeVisible();
  expect(await stored(page)).toContain('pinboard_access_token');
  const board = page.getByLabel('Board', { exact: true });
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

  // A code that the app did not ask for connects nothing.
  await page.goto(callback);
  await expect(page.getByText('Missing OAuth state - please try connecting again')).toBeVisible();
});
