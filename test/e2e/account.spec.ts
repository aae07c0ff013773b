import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { createAccount } from '../../bin/demo/app-client.ts';
import { fillSignIn, signIn } from './support/auth-page.ts';
import { axeFindings, overflow } from './support/page-checks.ts';
import { owner, toast } from './support/test.ts';

owner(
  'somebody takes everything along, deletes their account, and begins anew with the same address',
  async ({ page, url, person, problems, isMobile }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Your data' }).click();

    await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^wardrobe-everything-[\d-]{10}\.zip$/);
    await expect(toast(page, 'Your data was downloaded')).toBeVisible();
    const zip = await readFile(await file.path());
    const files = unzipSync(new Uint8Array(zip));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'README.txt',
        'outfits.json',
        'photos/001_brown-loafers.webp',
        'wardrobe.json',
      ]),
    );
    const profile = JSON.parse(strFromU8(files['profile.json'] ?? new Uint8Array()));
    expect(profile).toMatchObject({ email: person.email, totalOutfits: 1 });

    const opener = page.getByRole('button', { name: 'Delete my account…' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    const word = dialog.getByLabel('Type “delete” to confirm');
    await expect(word).toBeFocused();
    await word.press('Enter');
    await expect(word).toHaveAccessibleDescription('Please type “delete”.');
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await word.fill('Delete');
    await word.press('Enter');
    await page.waitForURL('/');
    await expect(toast(page, 'Your account was deleted')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();

    await page.goto('/profile');
    await page.waitForURL('/auth');
    await fillSignIn(page, person);
    await page.getByRole('button', { name: 'Sign In', exact: true }).filter({ visible: true }).click();
    await expect(toast(page, 'Sign In Error')).toContainText('Incorrect username or password.');
    // The refused sign-in.
    const refused = problems.splice(0);
    expect(refused.filter((problem) => !problem.includes('400'))).toEqual([]);

    await createAccount(url, person);
    await signIn(page, person);
    await page.waitForURL('/dashboard');
    await page.goto('/dashboard');
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();

    // The exported ZIP can also be imported as a wardrobe.
    if (isMobile) return;
    await page
      .getByLabel('Wardrobe file')
      .setInputFiles({ name: 'everything.zip', mimeType: 'application/zip', buffer: zip });
    await expect(toast(page, 'Import Complete')).toContainText('3 of 3 imported, 0 failed');
  },
);
