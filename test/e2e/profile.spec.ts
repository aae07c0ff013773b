import { expect } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { newPerson, type Person } from './support/people.ts';
import { owner, seenTour, toast } from './support/test.ts';
import { asFile } from './support/upload-page.ts';

const idOf = async ({ api }: Person) => (await api.profile.getProfile()).userId;

owner.skip(({ isMobile }) => isMobile, 'What is shown has nothing to do with the width of the page.');

owner(
  'somebody who is followed in one browser has one follower more in the other',
  async ({ page, url, person, browser }) => {
    const other = await newPerson(url);
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: url, localStorage: [...other.storage, seenTour] }] },
    });
    const theirs = await context.newPage();
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: '0 followers' })).toBeVisible();

    await theirs.goto(`/people/${await idOf(person)}`);
    await expect(theirs.getByRole('list', { name: /^Outfits of/ }).getByRole('article')).toHaveCount(1);
    await theirs.getByRole('button', { name: /^Follow / }).click();
    await expect(toast(theirs, 'Now following user')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: '1 follower' }).click();
    const dialog = page.getByRole('dialog', { name: 'Followers' });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/people/${await idOf(other)}$`));
    await context.close();
  },
);

owner('a photo becomes the avatar, a square that others see', async ({ page, url, person, browser }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Choose a photo').setInputFiles(asFile(await jpeg(), 'me.jpg'));
  await expect(toast(page, 'Photo updated')).toBeVisible();
  const other = await newPerson(url);
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [...other.storage, seenTour] }] },
  });
  const theirs = await context.newPage();
  await theirs.goto(`/people/${await idOf(person)}`);
  const avatar = theirs.locator('header img').last();
  await expect(avatar).toBeVisible();
  const size = await avatar.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size[0]).toBeGreaterThan(0);
  expect(size[0]).toBe(size[1]);
  await context.close();
});
