import { expect } from '@playwright/test';
import { browserOptions } from '../../bin/browser.ts';
import { test, toast } from './support/test.ts';
import { field, inspected, openUpload, showShared, submit } from './support/upload-page.ts';

const options = browserOptions();
/** Makes Chromium use a fake camera with a moving picture, and allow it without asking. */
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), ...fakeCamera] },
  permissions: ['camera'],
});

test('several pieces are photographed in a row and uploaded together', { tag: '@long' }, async ({ page }) => {
  await openUpload(page);
  await page.getByRole('button', { name: 'Take photos' }).click();
  const camera = page.getByRole('dialog', { name: 'Take photos' });
  const shutter = camera.getByRole('button', { name: 'Take the photo' });
  for (const taken of ['1 photo taken', '2 photos taken', '3 photos taken']) {
    await expect(shutter).toHaveAttribute('aria-disabled', 'false');
    await shutter.press('Enter');
    await expect(camera.getByText(taken)).toBeVisible();
  }
  await camera.getByRole('button', { name: 'Remove shot 2' }).click();
  await camera.getByRole('button', { name: 'Done' }).click();
  await inspected(page, 2);
  await showShared(page);
  await field(page, 'Category').selectOption('shirt');
  await field(page, 'Style').selectOption('casual');
  await submit(page).click();
  await expect(toast(page, 'Upload Complete')).toContainText('2 of 2 uploaded');
});
