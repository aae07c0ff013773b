import { type Browser, expect } from '@playwright/test';
import { newPerson } from './support/people.ts';
import { owner, seenTour, toast, visitor } from './support/test.ts';

/** A page in a separate browser context, of a person or of a visitor. */
async function pageOf(browser: Browser, url: string, storage: { name: string; value: string }[] = []) {
  const localStorage = [...storage, seenTour];
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  return context.newPage();
}

owner.describe('a shared outfit', () => {
  owner(
    'is seen by a visitor who has its link, until it is private',
    async ({ browser, page, person, url }) => {
      const [outfit] = (await person.api.outfits.listOutfits({ query: {} })).items;
      const path = `/outfit/${outfit?.id}`;
      await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
      expect(await (await page.request.get(path)).text()).toContain('property="og:image"');
      const preview = await page.request.get(`${path}/preview.jpg`);
      expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/jpeg']);

      const guest = await pageOf(browser, url);
      await guest.goto(path);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(outfit?.title ?? '');
      await expect(guest.getByRole('list', { name: 'Items' }).getByRole('img')).toHaveCount(3);
      await guest.getByRole('link', { name: /^Sign Up Now/ }).click();
      await expect(guest).toHaveURL(/\/auth$/);

      await person.api.outfits.setVisibility({
        params: { outfitId: outfit?.id ?? '' },
        body: { isPublic: false },
      });
      expect((await guest.goto(path))?.status()).toBe(404);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Not here any more');
      await guest.context().close();
    },
  );

  owner('shows a comment and its reply to both of two people', async ({ browser, page, person, url }) => {
    const [outfit] = (await person.api.outfits.listOutfits({ query: {} })).items;
    const path = `/outfit/${outfit?.id}`;
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

    const other = await pageOf(browser, url, (await newPerson(url)).storage);
    await other.goto(path);
    await other.getByLabel('Add a comment').fill('Love the navy!');
    await other.getByRole('button', { name: 'Post' }).click();
    await expect(toast(other, 'Comment posted')).toBeVisible();

    await page.goto('/outfits?tab=outfits');
    await page.getByRole('article').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Love the navy!')).toBeVisible();
    await dialog.getByRole('button', { name: /^Reply to/ }).click();
    await page.keyboard.type('Thank you');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Comment posted')).toBeVisible();

    await other.reload();
    const replies = other.getByRole('list', { name: /^Replies to/ });
    await expect(replies.getByText('Thank you')).toBeVisible();
    await other.context().close();
  });
});

visitor('the page /outfit is still the generator, for which one signs in', async ({ page }) => {
  await page.goto('/outfit');
  await expect(page).toHaveURL(/\/auth$/);
});
