import { expect } from '@playwright/test';
import { limits } from '#shared/limits';
import { html, jpeg, padded, png, webp } from '../support/pictures.ts';
import { test, toast } from './support/test.ts';
import {
  asFile,
  choose,
  chosen,
  field,
  inspected,
  openUpload,
  preview,
  submit,
  upload,
  warnsOfLoss,
} from './support/upload-page.ts';

test('a photo of exactly 10 MB is uploaded, and one byte more is refused', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A size in bytes has nothing to do with the width of the page.');
  await openUpload(page);
  const photo = await jpeg('navy', 900, 1200);
  await choose(page, asFile(padded(photo, limits.upload.bytes + 1), 'over.jpg'));
  await expect(toast(page, 'File Too Large')).toContainText('Please select an image under 10MB.');
  await expect(preview(page)).toHaveCount(0);
  await upload(page, asFile(padded(photo, limits.upload.bytes), 'exact.jpg'));
  await expect(toast(page, 'Clothing item uploaded successfully')).toBeVisible();
  await page.getByRole('tab', { name: 'My Clothes' }).click();
  await expect(page.getByRole('article').getByRole('img')).toHaveJSProperty('complete', true);
  await expect(page.getByText('Image unavailable')).toHaveCount(0);
});

test('a batch shows how far it is, and every kind of photo becomes an item', async ({ page }) => {
  await openUpload(page);
  const gate = Promise.withResolvers<void>();
  await page.route('/uploads', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await upload(
    page,
    asFile(await jpeg('red')),
    asFile(await png('green'), 'photo.png', 'image/png'),
    asFile(await webp(), 'photo.webp', 'image/webp'),
  );
  await expect(page.getByRole('progressbar', { name: 'Uploading photo 1 of 3' })).toHaveAttribute(
    'aria-valuenow',
    /^\d+$/,
  );
  await expect(submit(page)).toBeDisabled();
  gate.resolve();
  await expect(toast(page, 'Upload Complete')).toContainText('3 of 3 uploaded');
  await expect(chosen(page)).toHaveCount(0);
  await expect(field(page, 'Category')).toHaveValue('');
  await page.getByRole('tab', { name: 'My Clothes' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('photos that were chosen are there again after a reload and in another tab, until they are sent', async ({
  page,
  context,
}) => {
  await openUpload(page);
  await choose(page, asFile(await jpeg('red'), 'red.jpg'), asFile(await jpeg('green'), 'green.jpg'));
  await inspected(page, 2);
  await field(page, 'Brand (optional)').fill('Acme');
  await expect.poll(() => warnsOfLoss(page)).toBe(false);
  await page.reload();
  await page.getByRole('tab', { name: 'Upload New' }).click();
  await expect(page.getByText('2 photos from before')).toBeVisible();
  await expect(preview(page)).toHaveCount(2);
  await expect(field(page, 'Brand (optional)')).toHaveValue('Acme');

  // As long as this tab is open, no other tab restores its photos.
  const other = await context.newPage();
  await openUpload(other);
  await choose(other, asFile(await jpeg('blue'), 'blue.jpg'));
  await expect(chosen(other)).toHaveCount(1);
  await expect(chosen(other)).toContainText('blue.jpg');
  await expect.poll(() => warnsOfLoss(other)).toBe(false);
  await other.close();
  await page.close();

  const later = await context.newPage();
  await openUpload(later);
  await expect(later.getByText('2 photos from before')).toBeVisible();
  await field(later, 'Category').selectOption('shirt');
  await field(later, 'Style').selectOption('casual');
  await submit(later).click();
  await expect(toast(later, 'Upload Complete')).toContainText('2 of 2 uploaded');
  await later.reload();
  await later.getByRole('tab', { name: 'Upload New' }).click();
  await expect(later.getByText('1 photo from before')).toBeVisible();
  await expect(chosen(later)).toContainText('blue.jpg');
});

test('one photo of three that hides a page is reported and kept for another look', async ({
  page,
  problems,
}) => {
  await openUpload(page);
  await upload(
    page,
    asFile(await jpeg('red'), 'red.jpg'),
    asFile(Buffer.concat([await jpeg('green'), Buffer.from(html)]), 'page.jpg'),
    asFile(await jpeg('blue'), 'blue.jpg'),
  );
  await expect(toast(page, 'Upload Complete')).toContainText('2 of 3 uploaded, 1 failed');
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toContainText('page.jpg');
  await expect(chosen(page).getByRole('alert')).toContainText('not an image that can be read');
  await page.getByRole('tab', { name: 'My Clothes' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(problems.splice(0)).toContainEqual(expect.stringMatching(/^415: .*\/api\/clothes$/));
});

test('what is no photo, and what is too much, is refused before it is sent', async ({ page }) => {
  await openUpload(page);
  await choose(page, asFile(html, 'page.html', 'text/html'));
  await expect(toast(page, 'Invalid File')).toContainText('File type must be');
  await choose(page, asFile(html, 'renamed.jpg'));
  await expect(page.getByText('renamed.jpg: This is no photo, or it is damaged')).toBeVisible();
  const whole = await jpeg('green');
  await choose(page, asFile(whole.subarray(0, whole.length / 2), 'torn.jpg'));
  await expect(page.getByText('torn.jpg: This is no photo, or it is damaged')).toBeVisible();
  const photo = await jpeg('red');
  await choose(page, ...Array.from({ length: 11 }, (_, index) => asFile(photo, `${index}.jpg`)));
  await expect(toast(page, 'Too Many Files')).toBeVisible();
  await expect(page.getByText('10.jpg: Too many files')).toBeVisible();
  await expect(preview(page)).toHaveCount(10);
});
