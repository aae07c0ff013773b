import { expect } from '@playwright/test';
import { lastMail } from '../../bin/demo/app-client.ts';
import { signIn, signUp } from './support/auth-page.ts';
import { newEmail, newPerson, password } from './support/people.ts';
import { toast, visitor } from './support/test.ts';

visitor.skip(({ isMobile }) => isMobile, 'An account has nothing to do with the width of the page.');

visitor.describe('signing up', () => {
  visitor('is confirmed by the link of the mail, which ends at home', async ({ page, url, problems }) => {
    const email = newEmail();
    await signUp(page, { email, password, displayName: ' Ada ' });
    await expect(toast(page, 'Account created!')).toBeVisible();
    const { link } = await lastMail(url, email);
    await page.goto(link);
    await page.waitForURL('/');
    await expect(toast(page, 'Account confirmed')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Wardrobe');
    await page.goto(link);
    await page.waitForURL('/auth');
    await expect(toast(page, 'Account confirmed')).toContainText('You can sign in now.');
    refused(problems);
    await signIn(page, { email, password });
    await page.waitForURL('/dashboard');
  });

  visitor('is confirmed by the code of a mail that was asked for again', async ({ page, url }) => {
    const email = newEmail();
    await signUp(page, { email, password });
    const code = page.getByLabel('Confirmation code');
    await expect(code).toBeVisible();
    const first = await lastMail(url, email);
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await expect(page.getByText(`A new code was sent to ${email}`)).toBeVisible();
    await expect(async () => expect((await lastMail(url, email)).code).not.toBe(first.code)).toPass();
    await code.fill((await lastMail(url, email)).code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('/dashboard');
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    await expect(toast(page, 'Account confirmed')).toHaveCount(0);
  });

  visitor('is confirmed after a reload, at an address that was corrected', async ({ page, url }) => {
    const email = newEmail();
    await signUp(page, { email: `wrong-${email}`, password });
    await expect(page.getByText(`wrong-${email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Wrong address?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await page.reload();
    await page.getByLabel('Confirmation code').fill((await lastMail(url, email)).code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Account confirmed')).toContainText('You can sign in now.');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('/dashboard');
  });

  visitor('is confirmed later, by the code that signing in asks for', async ({ page, url, problems }) => {
    const account = { email: newEmail(), password };
    await signUp(page, account);
    await expect(page.getByLabel('Confirmation code')).toBeVisible();
    await signIn(page, account);
    const code = page.getByLabel('Confirmation code');
    await expect(code).toBeVisible();
    refused(problems);
    await code.fill((await lastMail(url, account.email)).code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Account confirmed')).toContainText('You can sign in now.');
    await signIn(page, account);
    await page.waitForURL('/dashboard');
  });

  visitor('with a wrong code is not confirmed, and says so', async ({ page, problems }) => {
    await signUp(page, { email: newEmail(), password });
    await page.getByLabel('Confirmation code').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /code/i })).toBeVisible();
    await expect(page).toHaveURL('/auth');
    refused(problems);
  });

  visitor(
    'with an e-mail that has an account is refused in the user pool’s words',
    async ({ page, url, problems }) => {
      const { email } = await newPerson(url);
      await signUp(page, { email, password });
      await expect(toast(page, 'Sign Up Error')).toContainText('User already exists');
      refused(problems);
    },
  );
});

visitor(
  'the rules of the form are told one at a time, in a toast, and keep what was typed',
  async ({ page }) => {
    const email = newEmail();
    const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.se`;
    for (const [input, message] of [
      [{ email: 'nonsense', password }, 'Please enter a valid email address'],
      [{ email: long, password }, 'Email must be less than 255 characters'],
      [{ email, password: '1234567' }, 'Password must be at least 8 characters'],
      [{ email, password: 'x'.repeat(129) }, 'Password must be less than 128 characters'],
      [{ email, password, displayName: 'x' }, 'Display name must be at least 2 characters'],
      [{ email, password, displayName: 'x'.repeat(51) }, 'Display name must be less than 50 characters'],
      [{ email: '', password: '', displayName: 'x' }, 'Please enter a valid email address'],
    ] as const) {
      await signUp(page, input);
      await expect(toast(page, 'Validation Error')).toContainText(message);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
      await expect(page.getByLabel('Email')).toHaveValue(input.email);
    }
    await signIn(page, { email: 'nonsense', password: '1' });
    await expect(toast(page, 'Validation Error')).toContainText('Please enter a valid email address');
  },
);

/**
 * Removes the problems of a call that the user pool refused: the answer with status 400, and the browser's message
 * about it in the console.
 */
function refused(problems: string[]) {
  expect(problems.splice(0)).toEqual([
    expect.stringMatching(/^400: .*\/user-pool$/),
    expect.stringContaining('status of 400'),
  ]);
}
