import { expect } from '@playwright/test';
import { addPieces } from './support/people.ts';
import { goTo, owner, toast } from './support/test.ts';

owner(
  'a week is planned, swapped and pinned by keyboard, kept over a reload, and saved into the calendar',
  async ({ page, url, person }) => {
    await addPieces(url, person, [
      { category: 'sweater', color: 'gray' },
      { category: 'jeans', color: 'blue' },
      { category: 'boots', color: 'black' },
    ]);
    await page.goto('/');
    await goTo(page, 'Calendar');
    await page.getByRole('link', { name: 'Plan my week' }).click();
    const save = page.getByRole('button', { name: /^Save \d/ });
    await expect(save).toHaveText('Save 7 outfits');
    const first = page
      .getByRole('region')
      .filter({ has: page.getByRole('combobox') })
      .first();
    await first.getByRole('combobox').selectOption('dinner');
    await expect(first.getByRole('heading', { level: 3 })).toContainText('Dinner');
    const pieces = first.getByRole('listitem');
    const before = await pieces.allTextContents();
    const swap = first.getByRole('button', { name: /^Swap/ });
    await expect(swap).toBeEnabled();
    await swap.focus();
    await page.keyboard.press('Enter');
    await expect(pieces).not.toHaveText(before);
    await expect(swap).toBeEnabled();
    await expect(swap).toBeFocused();
    await first.getByRole('button', { name: /^Pin/ }).focus();
    await page.keyboard.press('Space');
    await expect(first.getByRole('button', { name: /^Pinned/ })).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('button', { name: /^Leave out/ })
      .last()
      .click();
    await expect(save).toHaveText('Save 6 outfits');
    // After a reload the draft is still there, and the server has kept the occasion of the day.
    await page.reload();
    await expect(save).toHaveText('Save 6 outfits');
    await expect(first.getByRole('combobox')).toHaveValue('dinner');
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Plan saved')).toBeVisible();
    await expect(page).toHaveURL(/\/calendar$/);
    await expect(page.getByRole('region', { name: 'Upcoming Outfits' }).getByRole('listitem')).toHaveCount(6);
  },
);

owner('a packing list is made, ticked and kept', async ({ page }) => {
  await page.goto('/calendar/trips');
  await expect(page.getByText('No trips yet')).toBeVisible();
  await page.getByLabel('Where to?').fill('Luleå');
  await page.getByLabel('First day').fill('2027-01-04');
  await page.getByLabel('Last day').fill('2027-01-06');
  await page.getByRole('button', { name: 'Make the packing list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luleå, Sweden');
  // The date is too far ahead for the forecast.
  const days = page.getByRole('region', { name: 'What to wear when' }).locator(':scope > ul > li');
  await expect(days).toHaveCount(3);
  await expect(days.filter({ hasText: 'Mon, Jan 4' })).toContainText('usually -6°');
  const shirt = page.getByRole('checkbox', { name: /^white shirt/ });
  await shirt.check();
  await expect(page.getByText('1 of 3 packed')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(shirt).toBeChecked();
  await page.getByRole('link', { name: 'All trips' }).click();
  await expect(page.getByRole('link', { name: /^Luleå, Sweden.*1 of 3 pieces packed/ })).toBeVisible();
});
