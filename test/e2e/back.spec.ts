import { expect } from '@playwright/test';
import { addPieces, basics } from './support/people.ts';
import { test } from './support/test.ts';

test('Back closes what is open and asks about unsaved edits; links and a reload leave nothing to go back through', async ({
  page,
  url,
  person,
}) => {
  await addPieces(url, person, basics);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'white shirt' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'white shirt' });
  await expect(title).toBeVisible();
  const length = await page.evaluate(() => history.length);

  const asked = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(asked).toBeHidden();
  await page.goForward();
  await expect(asked).toBeHidden();

  const form = page.getByRole('dialog', { name: 'Edit your white shirt' });
  await page.getByRole('button', { name: 'Edit' }).click();
  const color = form.getByLabel('Color (optional)');
  await color.fill('beige');
  await page.goBack();
  await expect(asked).toContainText('Discard your changes?');
  await page.goBack();
  await expect(asked).toBeHidden();
  await expect(color).toHaveValue('beige');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(title).toBeVisible();

  // Two quick taps on Back: the edits are still asked about.
  await page.getByRole('button', { name: 'Edit' }).click();
  await color.fill('beige');
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await expect(color).toHaveValue('beige');
  await page.goBack();
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(title).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.reload();
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(title).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length + 1);

  // The second click of a double click opens no other piece.
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await asked.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('Clothing item deleted')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('Back closes the menu; a link in it takes the place of its entry @phone', async ({ page }) => {
  await page.goto('/dashboard');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const open = () => page.getByRole('button', { name: 'More, open menu' }).click();
  await open();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  const length = await page.evaluate(() => history.length);
  await open();
  await menu.getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL('/statistics');
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(page).toHaveURL('/statistics');
});
