import { expect, type Page } from '@playwright/test';

export const connector = (page: Page) => page.getByRole('region', { name: 'Pinterest' });

/** Goes from the outfits to the stand-in's consent page, as one of its people or with Deny. */
export async function answerConsent(page: Page, who: string) {
  await connector(page).getByRole('button', { name: 'Connect Pinterest' }).click();
  await page.waitForURL('**/oauth/?**');
  await page.getByRole('link', { name: who }).click();
}

/** Connects as one of the stand-in's people, whose boards decide what the app meets. */
export async function connectPinterest(page: Page, who: string) {
  await answerConsent(page, who);
  await expect(page.getByRole('heading', { name: 'Pinterest is connected' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/outfits');
}
