import { expect } from '@playwright/test';
import { lastMail } from '../../bin/demo/app-client.ts';
import { signIn, signUp } from './support/auth-page.ts';
import { newEmail, newPerson, password } from './support/people.ts';
import { toast, visitor } from './support/test.ts';

visitor(
  'a sign-up with a taken address or a wrong code is refused, and the link of the mail confirms it once',
  async ({ page, url, problems }) => {
    const email = newEmail();
    await signUp(page, { email: (await newPerson(url)).email, password });
    await expect(toast(page, 'Sign Up Error')).toContainText('User already exists');
    refused(problems);

    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByLabel('Confirmation code').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /code/i })).toBeVisible();
    await expect(page).toHaveURL('/auth');
    refused(problems);

    // Signing in asks for the code, too.
    await signIn(page, { email, password });
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    refused(problems);
    const first = await lastMail(url, email);
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await expect(page.getByText(`A new code was sent to ${email}`)).toBeVisible();
    await expect(async () => expect((await lastMail(url, email)).code).not.toBe(first.code)).toPass();
    const { link } = await lastMail(url, email);
    await page.goto(link);
    await page.waitForURL('/');
    await expect(toast(page, 'Account confirmed')).toBeVisible();
    await page.goto(link);
    await page.waitForURL('/auth');
    await expect(toast(page, 'Account confirmed')).toContainText('You can sign in now.');
    refused(problems);
    await signIn(page, { email, password });
    await page.waitForURL('/dashboard');
  },
);

/** Removes the problems of a call that the user pool refused: its answer 400, and the browser's message of it. */
function refused(problems: string[]) {
  expect(problems.splice(0)).toEqual([
    expect.stringMatching(/^400: .*\/user-pool$/),
    expect.stringContaining('status of 400'),
  ]);
}
