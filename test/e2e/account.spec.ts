import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { createAccount } from '../../bin/demo/app-client.ts';
import { fillSignIn } from './support/auth-page.ts';
import { signInAs } from './support/people.ts';
import { owner, toast } from './support/test.ts';

owner(
  'somebody downloads everything, deletes the account, and brings the wardrobe into a new one',
  async ({ page, url, person, problems }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Your data' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^wardrobe-everything-[\d-]{10}\.zip$/);
    await expect(toast(page, 'Your data was downloaded')).toBeVisible();
    const zip = await readFile(await file.path());
    const files = unzipSync(new Uint8Array(zip));
    expect(Object.keys(files)).toContain('photos/001_brown-loafers.webp');
    const profile = JSON.parse(strFromU8(files['profile.json'] ?? new Uint8Array()));
    expect(profile).toMatchObject({ email: person.email, totalOutfits: 1 });

    const opener = page.getByRole('button', { name: 'Delete my account…' });
    await opener.press('Enter');
    const word = page.getByRole('dialog', { name: 'Delete my account' }).getByRole('textbox');
    await expect(word).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await word.fill('Delete');
    await word.press('Enter');
    await page.waitForURL('/');
    await expect(toast(page, 'Your account was deleted')).toBeVisible();

    const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
    await page.goto('/profile');
    await page.waitForURL('/auth');
    await fillSignIn(page, person);
    await signIn.click();
    await expect(toast(page, 'Sign In Error')).toContainText('Incorrect username or password.');
    // The refused sign-in.
    const refused = problems.splice(0);
    expect(refused.filter((problem) => !problem.includes('400'))).toEqual([]);

    await createAccount(url, person);
    await signIn.click();
    await page.waitForURL('/profile');
    await page.goto('/dashboard');
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    await page
      .getByLabel('Wardrobe file')
      .setInputFiles({ name: 'everything.zip', mimeType: 'application/zip', buffer: zip });
    await expect(toast(page, 'Import Complete')).toContainText('3 of 3 imported, 0 failed');
    const { items } = await (await signInAs(url, person)).api.wardrobe.listItems({ query: {} });
    expect(items.map(({ color, image }) => [color, image.width, image.height])).toEqual(
      ['brown', 'navy', 'white'].map((color) => [color, 300, 400]),
    );
  },
);
