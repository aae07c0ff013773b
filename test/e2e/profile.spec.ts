import { expect } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { idOf, newPerson } from './support/people.ts';
import { test, toast } from './support/test.ts';
import { asFile } from './support/upload-page.ts';

test('a photo becomes the avatar, a square that others see', async ({ page, url, person, otherBrowser }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Choose a photo').setInputFiles(asFile(await jpeg(), 'me.jpg'));
  await expect(toast(page, 'Photo updated')).toBeVisible();
  const theirs = await otherBrowser(await newPerson(url));
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
});
