import { expect } from '@playwright/test';
import { html, jpeg, png, webp } from '../support/pictures.ts';
import { test, toast } from './support/test.ts';
import {
  asFile,
  choose,
  chosen,
  field,
  inspected,
  openUpload,
  preview,
  showShared,
  submit,
  warnsOfLoss,
} from './support/upload-page.ts';

test('photos are looked at and uploaded together; what is no photo is refused', async ({
  page,
  problems,
}) => {
  const whole = await jpeg('green');
  await openUpload(page);
  await choose(page, asFile(whole.subarray(0, whole.length / 2), 'torn.jpg'));
  await expect(page.getByText('torn.jpg: This is not a photo, or it is damaged')).toBeVisible();

  // The color is detected in the photo, and the category in the name of the file.
  await choose(page, asFile(await jpeg('red'), 'red dress.jpg'));
  await expect(page.getByText(/^Detected: red/)).toBeVisible();
  await expect(field(page, 'Category')).toHaveValue('dress');
  await expect(field(page, 'Style')).not.toHaveValue('');

  const gate = Promise.withResolvers<void>();
  await page.route('/uploads', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await choose(
    page,
    asFile(await png('green'), 'photo.png', 'image/png'),
    asFile(await webp(), 'photo.webp', 'image/webp'),
    asFile(Buffer.concat([whole, Buffer.from(html)]), 'page.jpg'),
  );
  await inspected(page, 4);
  await showShared(page);
  await field(page, 'Category').selectOption('shirt');
  await field(page, 'Style').selectOption('casual');
  await submit(page).click();
  await expect(page.getByRole('progressbar', { name: 'Uploading photo 1 of 4' })).toHaveAttribute(
    'aria-valuenow',
    /^\d+$/,
  );
  await expect(submit(page)).toBeDisabled();
  gate.resolve();
  await expect(toast(page, 'Upload Complete')).toContainText('3 of 4 uploaded, 1 failed');
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toContainText('page.jpg');
  await expect(chosen(page).getByRole('alert')).toContainText('not an image that can be read');
  expect(problems.splice(0)).toContainEqual(expect.stringMatching(/^415: .*\/api\/clothes$/));
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
  await showShared(page);
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
  await expect(field(later, 'Category')).toBeVisible();
  await field(later, 'Category').selectOption('shirt');
  await field(later, 'Style').selectOption('casual');
  await submit(later).click();
  await expect(toast(later, 'Upload Complete')).toContainText('2 of 2 uploaded');
  await openUpload(later);
  await expect(later.getByText('1 photo from before')).toBeVisible();
});
