import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { intercept, owner, toast } from './support/test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
const prompt = (page: Page) => page.getByLabel('What are you dressing for?');
const titleOf = async (page: Page) =>
  (await dialog(page).getByRole('heading', { level: 2 }).textContent()) ?? '';

owner(
  'an outfit is asked for with a place, a mood and a piece, and is still on its way after a reload',
  async ({ page }) => {
    // Blocks the socket, because on a fast machine its event would announce the end of the generation before the reload.
    await page.routeWebSocket('**/socket*', () => undefined);
    await page.goto('/outfits');
    const weather = page.getByRole('button', { name: /^Weather:/ });
    await weather.click();
    await region(page, 'Weather').getByLabel('Where are you?').fill('Luleå');
    await region(page, 'Weather').getByRole('button', { name: 'Show' }).click();
    await expect(weather).toHaveText(/-?\d+ °C, \w+ · Luleå/);
    await page.getByRole('button', { name: 'professional', exact: true }).click();
    await page.getByRole('button', { name: 'office day', exact: true }).click();
    await page.getByRole('button', { name: 'Add Link' }).click();
    await page.getByLabel('Store name').fill('Selma’s');
    const shirt = region(page, 'Build it around').getByRole('button', { name: 'white shirt', exact: true });
    await shirt.click();
    await expect(shirt).toHaveAttribute('aria-pressed', 'true');
    await prompt(page).fill('A calm day with clients');
    // Polling must not report the end before the reload either, so it always answers `pending`.
    const endPending = await intercept(page, '**/api/generations/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), status: 'pending', outfit: null },
      });
    });
    const waitedFor = page.waitForResponse('**/api/generations/*');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await waitedFor;
    await page.reload();
    endPending();
    const outfit = dialog(page);
    await expect(outfit.getByText(/Mood: professional > office day · .*-?\d+° and /)).toBeVisible();
    await expect(outfit.getByRole('list', { name: 'Items' })).toContainText('white shirt', {
      ignoreCase: true,
    });
    await expect(outfit.getByText('Selma’s')).toBeVisible();
    await expect(outfit.getByRole('heading', { name: 'Style analysis' })).toBeVisible();
    const title = await titleOf(page);
    await page.reload();
    await expect(dialog(page, title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(outfit).toBeHidden();
    await expect(prompt(page)).toHaveValue('A calm day with clients');
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeEnabled();
    await expect(region(page, 'Your style')).toContainText('professional');
    await expect(weather).toContainText('Luleå');
  },
);

owner('an outfit is rated, worn, copied, hidden, deleted and saved as a PNG', async ({ page }) => {
  // Without the system's share sheet, the picture is downloaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await page.goto('/outfits');
  await page.getByRole('tab', { name: 'My Outfits' }).click();
  await page.getByRole('article').getByRole('button').first().click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'My Outfits' })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  const like = page.getByRole('button', { name: 'Like', exact: true });
  const rated = page.waitForResponse((response) => response.url().endsWith('/feedback'));
  await like.click();
  await rated;
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  const picture = sharp(await readFile(await file.path()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 1600 });
  const { channels } = await picture.stats();
  expect(channels.some(({ stdev }) => stdev > 20)).toBe(true);

  await dialog(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await expect(toast(page, 'Outfit copied')).toBeVisible();
  await page.getByRole('button', { name: 'Wore it today' }).click();
  await expect(page.getByRole('button', { name: 'Worn today' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Worn today' })).toBeDisabled();
  await page.keyboard.press('Escape');

  const outfits = page.getByRole('article');
  await expect(outfits).toHaveCount(2);
  await page.getByRole('switch').last().click();
  await expect(toast(page, 'Outfit made private')).toBeVisible();
  await outfits
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Outfit deleted')).toBeVisible();
  await page.reload();
  await expect(outfits).toHaveCount(1);
  await expect(page.getByRole('switch').last()).not.toBeChecked();
});
