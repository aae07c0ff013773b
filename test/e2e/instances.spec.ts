import { expect } from '@playwright/test';
import { signIn } from './support/auth-page.ts';
import { bubbles, twoPeople, write } from './support/chat.ts';
import { kill, startInstance } from './support/instance.ts';
import { addOutfits, addPieces, basics } from './support/people.ts';
import { seenTour, toast, visitor } from './support/test.ts';

const url = 'http://localhost:3218';

visitor(
  'an instance knows nobody of another one, and has everything when it is started again after it was killed',
  { tag: '@long' },
  async ({ page, baseURL, problems, otherBrowser }, testInfo) => {
    visitor.slow();
    const folder = testInfo.outputPath('data');
    let instance = await startInstance(url, folder);
    try {
      const { ada, bea, atAda, atBea } = await twoPeople(otherBrowser, url);
      await addPieces(url, ada, basics);
      await addOutfits(ada, ['office day']);
      await write(atAda, 'One');
      await expect(bubbles(atBea)).toHaveText(['One']);

      await signIn(page, bea);
      await expect(toast(page, 'Sign In Error')).toContainText('Incorrect username or password.');
      expect(problems.splice(0)).not.toEqual([]);
      await page.goto(`${baseURL}/dashboard`);
      await expect(page).toHaveURL(`${baseURL}/auth`);
      await signIn(page, ada, url);
      await expect(page.getByRole('article')).toHaveCount(3);

      await kill(instance);
      instance = await startInstance(url, folder);
      await write(atBea, 'Two');
      for (const each of [atAda, atBea])
        await expect(bubbles(each)).toHaveText(['One', 'Two'], { timeout: 30_000 });
      problems.length = 0;
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(3);
      for (const { category, color } of basics) {
        const image = page.getByAltText(`${color} ${category}`);
        await image.scrollIntoViewIfNeeded();
        await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      }
      await page.evaluate(({ name, value }) => localStorage.setItem(name, value), seenTour);
      await page.goto(`${url}/outfits`);
      await page.getByRole('tab', { name: 'My Outfits' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.evaluate(() => localStorage.clear());
      await signIn(page, ada, url);
      await page.waitForURL(`${url}/dashboard`);
    } finally {
      await page.close();
      await kill(instance);
      problems.length = 0;
    }
  },
);
