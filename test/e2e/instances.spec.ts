import { expect } from '@playwright/test';
import { signInTo } from '../../bin/demo/app-client.ts';
import { signIn } from './support/auth-page.ts';
import { startInstance } from './support/own-instance.ts';
import { addOutfits, addPieces, basics, newPerson } from './support/people.ts';
import { seenTour, toast, visitor } from './support/test.ts';

visitor.skip(({ isMobile }) => isMobile, 'A start has nothing to do with the width of the page.');

visitor(
  'an instance that is killed has everything when it is started again, the session included',
  async ({ page, problems }) => {
    visitor.slow();
    const instance = await startInstance();
    try {
      const person = await newPerson(instance.url);
      await addPieces(instance.url, person, basics);
      await addOutfits(person, ['office day']);
      await signIn(page, person, instance.url);
      await expect(page.getByRole('article')).toHaveCount(3);

      await instance.killAndStart();
      problems.length = 0;
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(3);
      for (const { category, color } of basics) {
        const image = page.getByAltText(`${color} ${category}`);
        await image.scrollIntoViewIfNeeded();
        await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      }
      await page.evaluate(({ name, value }) => localStorage.setItem(name, value), seenTour);
      await page.goto(`${instance.url}/outfits`);
      await page.getByRole('tab', { name: 'My Outfits' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await signInTo(instance.url, person);
    } finally {
      await instance.stop();
      problems.length = 0;
    }
  },
);

visitor('two instances run side by side and know nothing of each other', async ({ page, url, problems }) => {
  visitor.slow();
  const instance = await startInstance();
  try {
    const person = await newPerson(instance.url);
    await signIn(page, person);
    await expect(toast(page, 'Sign In Error')).toContainText('Incorrect username or password.');
    expect(problems.splice(0)).not.toEqual([]);
    await page.goto(`${url}/dashboard`);
    await expect(page).toHaveURL(`${url}/auth`);
    await signIn(page, person, instance.url);
    await page.waitForURL(`${instance.url}/dashboard`);
  } finally {
    await instance.stop();
    problems.length = 0;
  }
});
