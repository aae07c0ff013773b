import { expect } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { owner, test, toast } from './support/test.ts';
import { asFile, field, openUpload, preview, submit, upload } from './support/upload-page.ts';

test.skip(({ isMobile }) => isMobile, 'A connection has nothing to do with the width of the page.');

test('an upload without a connection says so, keeps everything, and succeeds later', async ({
  page,
  context,
  problems,
}) => {
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
  problems.length = 0;
});

test('an upload whose connection breaks half-way says so and keeps the file', async ({
  page,
  context,
  problems,
}) => {
  await openUpload(page);
  await page.waitForLoadState('networkidle');
  await page.route('/uploads', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await upload(page, asFile(await jpeg('red')));
  await expect(toast(page, 'Error')).toContainText('Upload failed: Connection issue');
  await expect(preview(page)).toHaveCount(1);
  problems.length = 0;
});

owner(
  'a generation without a connection says so, keeps the prompt, and succeeds later',
  async ({ page, context, problems }) => {
    await page.goto('/outfits');
    const prompt = page.getByLabel('What are you dressing for?');
    await prompt.fill('A calm office day');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Generate' }).click();
    const failure = page.getByRole('dialog', { name: 'The stylist cannot be reached' });
    await expect(failure).toContainText('Connection issue');
    await expect(prompt).toHaveValue('A calm office day');
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    problems.length = 0;
  },
);

owner(
  'a generation that loses its connection while it runs is shown once there is one again',
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
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    problems.length = 0;
  },
);

owner('a deletion without a connection is taken back and told', async ({ page, context, problems }) => {
  // On a phone a tile of the grid has only a name. The delete button is in the row view.
  await page.addInitScript(() => localStorage.setItem('wardrobe-layout', 'row'));
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  // The deletion is sent to the server when the page is left, at the latest.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(toast(page, 'Error')).toContainText('Failed to delete clothing item');
  await expect(page.getByRole('article')).toHaveCount(3);
  problems.length = 0;
});

owner('a photo that cannot be loaded says so in its place', async ({ page, problems }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Image unavailable')).toHaveCount(3);
  problems.length = 0;
});
