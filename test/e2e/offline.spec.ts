import { expect } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { owner, toast } from './support/test.ts';
import { asFile, field, openUpload, preview, submit, upload } from './support/upload-page.ts';

owner(
  'a generation outlives a lost connection; an upload and a deletion without one lose nothing and succeed later',
  async ({ page, context, problems }) => {
    await page.goto('/outfits');
    await page.getByLabel('What are you dressing for?').fill('A calm office day');
    await page.route('**/api/generations', async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Generate' }).click();
    await lost;
    await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Items' })).toBeVisible({
      timeout: 20_000,
    });

    // A page that scrolls smoothly moves the button between the press and the release of the mouse: no click.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openUpload(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await upload(page, asFile(await jpeg('red')));
    await expect(toast(page, 'Error')).toContainText('Upload failed: Connection issue');
    await expect(preview(page)).toHaveCount(1);
    await expect(field(page, 'Category')).toHaveValue('shirt');
    await context.setOffline(false);
    await submit(page).click();
    await expect(toast(page, 'Clothing item uploaded successfully')).toBeVisible();

    // The new piece is in no outfit, so that the pages of other tests miss no picture when it is deleted.
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const remove = async () => {
      const [trash] = await page.getByRole('button', { name: /^Delete/ }).all();
      await trash?.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);
      // The deletion is sent to the server when the page is left, at the latest.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    };
    await remove();
    await expect(toast(page, 'Error')).toContainText('Failed to delete clothing item');
    await expect(page.getByRole('article')).toHaveCount(4);
    await context.setOffline(false);
    await remove();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
    problems.length = 0;
  },
);
