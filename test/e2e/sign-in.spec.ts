import { expect } from '@playwright/test';
import { lastMail } from '../../bin/demo/app-client.ts';
import { totpCode } from '../../infra/local/user-pool/totp.ts';
import { fillSignIn } from './support/auth-page.ts';
import { addPieces, newPerson } from './support/people.ts';
import { goTo, ofDevice, signOut, toast, visitor } from './support/test.ts';

visitor(
  'somebody signs in at a link with a new password, and signs out of every tab; the next person finds nothing',
  async ({ page, context, url, person, problems }) => {
    await addPieces(url, person, [{ category: 'shirt', color: 'white' }]);
    const password = 'a brand new password';
    const submit = page.getByRole('button', { name: 'Sign In', exact: true });
    await page.goto('/profile');
    await page.waitForURL('/auth');
    await fillSignIn(page, { ...person, password });
    await submit.click();
    await expect(toast(page, 'Sign In Error')).toContainText('Incorrect username or password.');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    expect(problems.splice(0)).toContainEqual(expect.stringMatching(/^400: .*\/user-pool$/));

    await page.getByRole('button', { name: 'Forgotten your password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeVisible();
    await code.fill((await lastMail(url, person.email)).code);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password, again').fill(`${password}!`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your passwords must match')).toBeVisible();
    await page.getByLabel('New password, again').fill(password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, 'Password changed')).toContainText('You can sign in with it now.');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await fillSignIn(page, { email: ` ${person.email} `, password });
    await submit.click();
    await page.waitForURL('/profile');
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.email);

    const tab = await context.newPage();
    await tab.goto('/dashboard');
    await expect(tab.getByRole('article')).toHaveCount(1);
    await signOut(page);
    await page.waitForURL('/');
    await tab.waitForURL('/auth');
    await expect(tab.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await page.goto('/dashboard');
    await page.waitForURL('/auth');
    await page.goBack();
    await expect(page).toHaveURL('/');

    const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // How far pages were scrolled is kept for Back.
    await expect.poll(kept).toEqual([...ofDevice, 'scroll-places']);
    const next = await newPerson(url);
    await goTo(page, 'Sign In');
    await fillSignIn(page, next);
    await submit.click();
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    await goTo(page, 'Profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.email);
  },
);

visitor('a second step is turned on, asked for, and turned off', async ({ page, person }) => {
  const press = (name: string) => page.getByRole('button', { name }).click();
  const signIn = async () => {
    await page.goto('/profile');
    await fillSignIn(page, person);
    await page.keyboard.press('Enter');
  };
  const change = async (name: string, enterCode?: () => Promise<void>) => {
    await press('Your data');
    await press('Two-step sign-in…');
    await enterCode?.();
    await press(name);
    await expect(toast(page, `Two-step sign-in is ${name.slice(5)}`)).toBeVisible();
  };
  let secret = '';
  const fill = (steps: number) =>
    page.getByLabel('Code').fill(totpCode(secret, Math.floor(Date.now() / 30_000) + steps));
  await signIn();
  await change('Turn on', async () => {
    secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await fill(0);
  });
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn();
  await fill(1);
  await page.keyboard.press('Enter');
  await change('Turn off');
});
