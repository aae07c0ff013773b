import { expect, type Page } from '@playwright/test';
import { dayFromToday } from '#shared/rules/days';
import { goTo, owner, toast } from './support/test.ts';

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`).getByRole('button');

owner(
  'an outfit is scheduled by keyboard, dragged, rescheduled, read by a calendar app, taken out and put back',
  async ({ page, request }) => {
    const selected = page.locator('#selected-day');
    const pressEnter = async (name: string) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    // All days are in the same month.
    await page.goto('/calendar?day=2027-05-11');
    await expect(page.getByText('No outfit scheduled')).toBeVisible();
    await cell(page, '2027-05-11').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(selected).toHaveText('Tuesday, May 18, 2027');
    await pressEnter('Schedule Outfit');
    const dialog = page.getByRole('dialog', { name: 'Schedule Outfit' });
    await expect(dialog.getByRole('button', { name: 'Add to Calendar' })).toBeDisabled();
    const outfits = dialog.getByLabel('Outfit', { exact: true });
    await expect(outfits.getByRole('option')).toHaveCount(2);
    await outfits.focus();
    await page.keyboard.press('ArrowDown');
    await expect(outfits).not.toHaveValue('');
    await dialog.getByLabel('Notes (optional)').fill('Opera; with Bea');
    await pressEnter('Add to Calendar');
    await expect(toast(page, 'Added to calendar')).toBeVisible();
    await expect(dialog).toBeHidden();

    await cell(page, '2027-05-18').dragTo(cell(page, '2027-05-20'));
    await expect(toast(page, 'Calendar updated')).toBeVisible();
    await expect(cell(page, '2027-05-18')).not.toHaveAccessibleName(/2027, ./);
    await expect(cell(page, '2027-05-20')).toHaveAccessibleName(/2027, ./);
    await cell(page, '2027-05-20').click();
    await pressEnter('Reschedule');
    const move = page.getByRole('dialog', { name: 'Reschedule' });
    await move.locator('[data-day="2027-05-20"]').getByRole('button').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await pressEnter('Save');
    await expect(selected).toHaveText('Friday, May 21, 2027');
    await expect(page).toHaveURL(/day=2027-05-21/);
    await page.reload();
    await expect(page.getByText('Opera; with Bea')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Upcoming Outfits' }).getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: 'Subscribe in a calendar app' }).click();
    await page.getByRole('button', { name: 'Make an address' }).click();
    const address = await page.getByLabel('Your address').inputValue();
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain('DESCRIPTION:Opera\\; with Bea');
    await page.getByRole('button', { name: 'End the address' }).click();
    await expect(toast(page, 'The address was ended')).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Remove from Calendar' }).click();
    await expect(page.getByText('No outfit scheduled')).toBeVisible();
    await toast(page, 'Removed from calendar').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Opera; with Bea')).toBeVisible();
  },
);

owner(
  'the outfit of today is made and worn on the home page, and the statistics count that and a past day',
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dress me for today' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Today: ./ })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Add to Calendar' }).click();
    await expect(toast(page, 'Added to calendar')).toBeVisible();
    await page.getByRole('button', { name: 'Wore it' }).click();
    await expect(page.getByText('Worn today')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Worn today')).toBeVisible();

    await goTo(page, 'Statistics');
    await expect(page.getByText(/^You wore/)).toContainText(
      'You wore 100% of your wardrobe in the last 90 days: 3 of 3 pieces',
    );
    const shirt = page.getByRole('region', { name: 'Most worn' }).getByRole('link', { name: /^white shirt/ });
    await expect(shirt).toContainText('worn on 1 day');
    await shirt.click();
    await page.getByRole('button', { name: 'Wore it another day...' }).click();
    const dialog = page.getByRole('dialog', { name: 'When did you wear it?' });
    await dialog.getByLabel('Day').fill(dayFromToday(-60));
    await dialog.getByRole('button', { name: 'I wore it' }).click();
    await expect(dialog.getByText(/^Recorded: /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByLabel('Wearing')).toContainText('2 times');
    await page.goto('/statistics');
    await expect(shirt).toContainText('worn on 2 days');
    await page.getByRole('button', { name: '30 days' }).click();
    await expect(shirt).toContainText('worn on 1 day');
  },
);
