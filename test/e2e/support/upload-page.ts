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
  await expect(field(page, 'Category')).toBeVisible();
}

export const choose = (page: Page, ...files: File[]) =>
  page.getByLabel('Photos', { exact: true }).setInputFiles(files);

/** Chooses files, says what has to be said of them, and sends them. */
export async function upload(page: Page, ...files: File[]) {
  await choose(page, ...files);
  await expect(chosen(page)).toHaveCount(files.length);
  await expect(page.getByText('Detecting color and style…')).toHaveCount(0);
  await field(page, 'Category').selectOption('shirt');
  await field(page, 'Style').selectOption('casual');
  await submit(page).click();
}

/** A field of the form that holds for all photos: photos with fields of their own stand before it. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last();
/** Whether the page would ask before it is closed, because something would be lost. */
export const warnsOfLoss = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
/** The photos that are chosen, and those of them that can be shown. */
export const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem');
export const preview = (page: Page) => page.getByAltText(/^Preview of/);
export const submit = (page: Page) => page.getByRole('button', { name: /^(Upload( \d+ items)?|Try again)$/ });
