import { expect, type Page } from '@playwright/test';
import { visitor } from './support/test.ts';

const spoken = (page: Page) => page.locator('html').getAttribute('lang');

visitor.use({ locale: 'sv-SE' });

visitor(
  'the app speaks the language of the browser, until another is chosen or the profile of who signs in has one',
  async ({ page, context, person }) => {
    await page.goto('/community');
    expect(await spoken(page)).toBe('sv');
    await page.goto('/');
    await expect(page.getByText('Mindre shopping, mer stil.')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
    await expect(page.getByText('Less shopping, more style.')).toBeVisible();
    await page.goto('/auth');
    expect(await spoken(page)).toBe('en');

    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, person.storage);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Svenska' }).click();
    await expect.poll(() => spoken(page)).toBe('sv');
    expect(new URL(page.url()).pathname).toBe('/profile');
    await person.api.profile.updateProfile({ body: { language: 'en' } });

    // A file, which requests nothing: a page would send its requests without the session.
    await page.goto('/icon.svg');
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
    await page.goto('/auth');
    expect(await spoken(page)).toBe('sv');
    await page.getByRole('textbox', { name: 'E-post' }).fill(person.email);
    await page.getByLabel('Lösenord', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Logga in', exact: true }).filter({ visible: true }).click();
    await expect.poll(() => spoken(page)).toBe('en');
  },
);
