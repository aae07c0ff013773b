import { expect, type Page } from '@playwright/test';
import { visitor } from './support/test.ts';

const paper = { light: 'rgb(247, 243, 236)', dark: 'rgb(21, 18, 16)' };
const toggle = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('button', { name: /Switch to .* theme/ })
    .filter({ visible: true })
    .click();
  if (isMobile) await page.keyboard.press('Escape');
};
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  visitor.describe(`with a system that prefers ${system}`, () => {
    visitor.use({ colorScheme: system });

    visitor(
      'the app starts like that, and the other theme is kept once it was chosen',
      async ({ page, isMobile }) => {
        await page.goto('/');
        expect(await background(page)).toBe(paper[system]);
        await toggle(page, isMobile);
        expect(await background(page)).toBe(paper[other]);
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other);
        await page.goto('/policy');
        expect(await background(page)).toBe(paper[other]);
        await toggle(page, isMobile);
        await page.reload();
        expect(await background(page)).toBe(paper[system]);
      },
    );

    visitor('the first thing that is painted has the chosen theme', async ({ page, context, problems }) => {
      await context.addInitScript((theme) => localStorage.setItem('theme', theme), other);
      // The app's script is blocked, so that only the bare page is visible. Nothing is painted before the style sheet
      // is loaded, and the load event waits for that.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto('/policy');
      expect(await background(page)).toBe(paper[other]);
      await expect(page.locator('#root')).toBeEmpty();
      await page.goto('/');
      expect(await background(page)).toBe(paper[other]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Wardrobe');
      await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
      problems.length = 0;
    });
  });
