import { expect } from '@playwright/test';
import { lastMail } from '../../bin/demo/app-client.ts';
import { fillSignIn, signIn } from './support/auth-page.ts';
import { addPieces, newPerson } from './support/people.ts';
import { goTo, signOut, test, toast, visitor } from './support/test.ts';

visitor.skip(({ isMobile }) => isMobile, 'An account has nothing to do with the width of the page.');

visitor.describe('signing in', () => {
  visitor(
    'welcomes the person back, and lasts over a reload and in a new tab',
    async ({ page, context, person }) => {
      await signIn(page, { ...person, email: ` ${person.email} ` });
      await page.waitForURL('/dashboard');
      await expect(toast(page, 'Welcome back!')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wardrobe');
      const tab = await context.newPage();
      await tab.goto('/outfits');
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Outfits');
    },
  );

  visitor('with a wrong password is refused in the user pool’s words', async ({ page, person, problems }) => {
    await signIn(page, { ...person, password: 'wrong password' });
    await expect(toast(page, 'Sign In Error')).toContainText('Incorrect username or password.');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    expect(problems.splice(0)).toContainEqual(expect.stringMatching(/^400: .*\/user-pool$/));
  });

  visitor('is possible again after a forgotten password', async ({ page, url, person }) => {
    const password = 'a brand new password';
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgotten your password?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeVisible();
    await code.fill((await lastMail(url, person.email)).code);
    const submit = page.getByRole('button', { name: 'Submit' });
    await page.getByLabel('New password', { exact: true }).fill('x'.repeat(129));
    await page.getByLabel('New password, again').fill('x'.repeat(129));
    await submit.click();
    await expect(toast(page, 'Validation Error')).toContainText('Password must be less than 128 characters');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password, again').fill(`${password}!`);
    await submit.click();
    await expect(page.getByText('Your passwords must match')).toBeVisible();
    await page.getByLabel('New password, again').fill(password);
    await submit.click();
    await expect(toast(page, 'Password changed')).toContainText('You can sign in with it now.');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await signIn(page, { email: person.email, password });
    await page.waitForURL('/dashboard');
  });
});

visitor('signing in leads to the page that a link asked for', async ({ page, person }) => {
  await page.goto('/outfits?tab=outfits');
  await page.waitForURL('/auth');
  await fillSignIn(page, person);
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('/outfits?tab=outfits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outfits');
});

test('signing out ends the session here, in another tab, and after a reload', async ({ page, context }) => {
  await page.goto('/dashboard');
  const tab = await context.newPage();
  await tab.goto('/outfits');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Outfits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wardrobe');
  await signOut(page);
  await page.waitForURL('/');
  await tab.waitForURL('/auth');
  await expect(tab.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await page.goto('/dashboard');
  await page.waitForURL('/auth');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

visitor.describe('with a storage that holds nothing else', () => {
  visitor.use({ isNewcomer: true });

  visitor('the next person in the same browser finds nothing of the first', async ({ page, url, person }) => {
    await addPieces(url, person, [{ category: 'shirt', color: 'white' }]);
    const other = await newPerson(url);
    await signIn(page, person);
    await expect(page.getByRole('article')).toHaveCount(1);
    await signOut(page);
    await page.waitForURL('/');
    const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // Whether the inspiration is folded is a setting of the device, so it stays.
    await expect.poll(kept).toEqual(['inspiration-folded']);
    await goTo(page, 'Sign In');
    await fillSignIn(page, other);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
  });
});
