import { expect, type Page } from '@playwright/test';
import { visitor } from './support/test.ts';

const paper = { light: 'rgb(247, 243, 236)', dark: 'rgb(21, 18, 16)' };
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

visitor(
  'the app has the theme of the system, or the chosen one from the first paint',
  async ({ page, problems }) => {
    const toggle = page.getByRole('button', { name: /Switch to .* theme/ }).filter({ visible: true });
    await page.goto('/');
    for (const [system, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      await page.evaluate(() => localStorage.clear());
      await page.emulateMedia({ colorScheme: system });
      await page.goto('/');
      expect(await background(page)).toBe(paper[system]);
      await toggle.click();
      expect(await background(page)).toBe(paper[other]);
      await page.goto('/policy');
      expect(await background(page)).toBe(paper[other]);

      // The app's script is blocked, so that only the bare page is visible. Nothing is painted before the style sheet is
      // loaded, and the load event waits for that.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.reload();
      expect(await background(page)).toBe(paper[other]);
      await expect(page.locator('#root')).toBeEmpty();
      await page.goto('/');
      expect(await background(page)).toBe(paper[other]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Wardrobe');
      await page.unrouteAll();
    }
    problems.length = 0;
  },
);
