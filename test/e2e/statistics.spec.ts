import { expect } from '@playwright/test';
import { dayFromToday } from '#shared/rules/days';
import { goTo, owner } from './support/test.ts';

owner('a piece that is recorded as worn on a past day is in the statistics', async ({ page, person }) => {
  await page.goto('/statistics');
  const share = page.getByText(/^You wore/);
  await expect(share).toContainText('You wore 0% of your wardrobe in the last 90 days: 0 of 3 pieces');
  await page
    .getByRole('region', { name: 'Not worn' })
    .getByRole('link', { name: /^white shirt/ })
    .click();
  await page.getByRole('button', { name: 'Wore it another day...' }).click();
  const dialog = page.getByRole('dialog', { name: 'When did you wear it?' });
  await dialog.getByLabel('Day').fill(dayFromToday(-60));
  await dialog.getByRole('button', { name: 'I wore it' }).click();
  await expect(dialog.getByText(/^Recorded: /)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Wearing')).toContainText('1 time');

  await goTo(page, 'Statistics');
  await expect(share).toContainText('You wore 33% of your wardrobe in the last 90 days: 1 of 3 pieces');
  await page.reload();
  const mostWorn = page.getByRole('region', { name: 'Most worn' });
  await expect(mostWorn.getByRole('link')).toHaveText(['white shirtworn on 1 day']);
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(share).toContainText('You wore 0%');
  await expect(mostWorn).toBeHidden();

  // Now the whole outfit is recorded from its modal. The shirt then has two worn days.
  const [outfit] = (await person.api.outfits.listOutfits({ query: {} })).items;
  await page.goto(`/outfits?tab=outfits&outfit=${outfit?.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Wore it another day...' }).click();
  await dialog.getByRole('button', { name: 'I wore it' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.goto('/statistics');
  await expect(share).toContainText('You wore 100%');
  await expect(mostWorn.getByRole('link', { name: /^white shirt/ })).toContainText('worn on 2 days');
});
