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

/** Waits until this number of photos is chosen and inspected. A photo is read first, so it is not listed at once. */
export async function inspected(page: Page, photos: number) {
  await expect(chosen(page)).toHaveCount(photos);
  await expect(page.getByText('Detecting color and style…')).toHaveCount(0);
}

/** Chooses files, fills in the required fields, and sends the form. */
export async function upload(page: Page, ...files: File[]) {
  await choose(page, ...files);
  await inspected(page, files.length);
  await field(page, 'Category').selectOption('shirt');
  await field(page, 'Style').selectOption('casual');
  await submit(page).click();
}

/** Unfolds the form that applies to all of several photos. */
export const showShared = (page: Page) => page.getByText('Same for all…').click();

/** The form's field for all photos. Photos with their own fields come before it: it is the last with this label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last();
/** Whether the page would ask before it is closed, because data would be lost. */
export const warnsOfLoss = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
/** The list entries of the chosen photos. */
export const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem');
export const preview = (page: Page) => page.getByAltText(/^Preview of/);
export const submit = (page: Page) => page.getByRole('button', { name: /^(Upload( \d+ items)?|Try again)$/ });
