import { expect, type Page } from '@playwright/test';

export type File = { name: string; mimeType: string; buffer: Buffer };

export const asFile = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg'): File => ({
  name,
  mimeType,
  buffer,
});

export async function openUpload(page: Page) {
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Upload New' }).click();
  await expect(page.getByLabel('Category')).toBeVisible();
}

export const choose = (page: Page, ...files: File[]) =>
  page.getByLabel('Photos', { exact: true }).setInputFiles(files);

/** Chooses files, says what has to be said of them, and sends them. */
export async function upload(page: Page, ...files: File[]) {
  await choose(page, ...files);
  await expect(preview(page)).toHaveCount(files.length);
  await page.getByLabel('Category').selectOption('shirt');
  await page.getByLabel('Style').selectOption('casual');
  await submit(page).click();
}

export const preview = (page: Page) => page.getByAltText(/^Preview of/);
export const submit = (page: Page) => page.getByRole('button', { name: /^Upload( \d+ items)?$/ });
