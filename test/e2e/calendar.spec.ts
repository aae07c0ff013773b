import { expect, type Page } from '@playwright/test';
import { goTo, owner, toast } from './support/test.ts';

/** The date this many days from today, in the time zone of the page. */
const dayAhead = (page: Page, days: number) =>
  page.evaluate((ahead) => {
    const date = new Date();
    date.setDate(date.getDate() + ahead);
    return date.toLocaleDateString('sv');
  }, days);
const heading = (page: Page) => page.locator('#selected-day');
const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`).getByRole('button');
const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming Outfits' });

/** Schedules the only outfit on the selected day. */
async function schedule(page: Page, notes: string) {
  await page.getByRole('button', { name: 'Schedule Outfit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Outfit' });
  await expect(dialog.getByRole('button', { name: 'Add to Calendar' })).toBeDisabled();
  await dialog.getByLabel('Outfit', { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel('Notes (optional)').fill(notes);
  await dialog.getByRole('button', { name: 'Add to Calendar' }).click();
  await expect(toast(page, 'Added to calendar')).toBeVisible();
  await expect(dialog).toBeHidden();
}

owner('an outfit is planned, moved, taken out and put back, and stays after a reload', async ({ page }) => {
  await page.goto('/');
  await goTo(page, 'Calendar');
  await expect(page.getByText('No outfits scheduled yet')).toBeVisible();
  await schedule(page, 'Opera with Bea');
  await expect(page.getByText('Opera with Bea')).toBeVisible();
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const target = await dayAhead(page, 40);
  const month = dialog.locator(`[data-day="${target}"]`).getByRole('button');
  while (!(await month.isVisible()))
    await dialog.getByRole('button', { name: 'Go to the Next Month' }).click();
  await month.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Calendar updated')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`day=${target}`));
  await page.reload();
  await expect(page.getByText('Opera with Bea')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from Calendar' }).click();
  await expect(page.getByText('No outfit scheduled')).toBeVisible();
  await toast(page, 'Removed from calendar').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Opera with Bea')).toBeVisible();
});

owner('an outfit is dragged to another day', async ({ page, isMobile }) => {
  owner.skip(isMobile, 'A phone has the dialog.');
  // Both days are in the same month.
  await page.goto('/calendar?day=2027-05-11');
  await schedule(page, 'Brunch');
  await cell(page, '2027-05-11').dragTo(cell(page, '2027-05-19'));
  await expect(toast(page, 'Calendar updated')).toBeVisible();
  await expect(cell(page, '2027-05-11')).not.toHaveAccessibleName(/2027, ./);
  await expect(cell(page, '2027-05-19')).toHaveAccessibleName(/2027, ./);
});

owner('an outfit is planned from where it is shown, and taken days cannot be chosen', async ({ page }) => {
  await page.goto('/outfits?tab=outfits');
  await page.getByRole('article').getByRole('button').first().click();
  const outfit = page.getByRole('dialog').first();
  const add = async () => {
    await outfit.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Add to Calendar' }).click();
    return page.getByRole('dialog', { name: 'Add to Calendar' });
  };
  const today = await dayAhead(page, 0);
  const dialog = await add();
  await dialog.locator(`[data-day="${today}"]`).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Add to Calendar' }).click();
  await expect(toast(page, 'Added to calendar')).toBeVisible();
  await expect((await add()).locator(`[data-day="${today}"]`).getByRole('button')).toBeDisabled();
  await dialog.getByRole('link', { name: 'Open calendar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outfit Calendar');
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(1);
});

owner('a keyboard alone selects a day, schedules and reschedules', async ({ page, isMobile }) => {
  owner.skip(isMobile, 'A phone has no keyboard.');
  await page.goto('/calendar?day=2027-05-11');
  await expect(page.getByText('No outfit scheduled')).toBeVisible();
  await cell(page, '2027-05-11').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Tuesday, May 18, 2027');
  await page.getByRole('button', { name: 'Schedule Outfit' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule Outfit' });
  const list = dialog.getByLabel('Outfit', { exact: true });
  await expect(list.getByRole('option')).toHaveCount(2);
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Add to Calendar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove from Calendar' })).toBeVisible();
  await page.getByRole('button', { name: 'Reschedule' }).focus();
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: 'Reschedule' });
  await move.locator('[data-day="2027-05-18"]').getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await move.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Wednesday, May 19, 2027');
});

owner('a calendar app reads what is planned until the address is ended', async ({ page, request }) => {
  await page.goto('/calendar');
  await schedule(page, 'Opera; with Bea');
  await page.getByRole('button', { name: 'Subscribe in a calendar app' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByLabel('Your address').inputValue();
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('DESCRIPTION:Opera\\; with Bea');
  await page.getByRole('button', { name: 'End the address' }).click();
  await expect(toast(page, 'The address was ended')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

owner('today’s outfit stands on the home page, and is worn at one tap', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Dress me for today' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Today: ./ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Add to Calendar' }).click();
  await expect(toast(page, 'Added to calendar')).toBeVisible();
  await page.getByRole('button', { name: 'Wore it' }).click();
  await expect(page.getByText('Worn today')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Worn today')).toBeVisible();
});
