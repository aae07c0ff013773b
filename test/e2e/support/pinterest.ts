import { expect, type Page } from '@playwright/test';

export const connector = (page: Page) => page.getByRole('region', { name: 'Pinterest' });

/** Opens the consent page of the Pinterest stand-in from the outfits page, and chooses one of its people or Deny. */
export async function answerConsent(page: Page, who: string) {
  await connector(page).getByRole('button', { name: 'Connect Pinterest' }).click();
  await page.waitForURL('**/oauth/?**');
  await page.getByRole('link', { name: who }).click();
}

/** Connects as one of the people of Pinterest's stand-in, who determines the boards and errors. */
export async function connectPinterest(page: Page, who: string) {
  await answerConsent(page, who);
  await expect(page.getByRole('heading', { name: 'Pinterest is connected' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/outfits');
}
