import type { Page } from '@playwright/test';

type Credentials = { email: string; password: string; displayName?: string };

export async function fillSignIn(page: Page, { email, password }: Credentials) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function signIn(page: Page, credentials: Credentials, url = '') {
  await page.goto(`${url}/auth`);
  await fillSignIn(page, credentials);
  await page.getByRole('button', { name: 'Sign In', exact: true }).filter({ visible: true }).click();
}

export async function signUp(page: Page, { displayName = '', ...credentials }: Credentials) {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await fillSignIn(page, credentials);
  await page.getByLabel('Display name (optional)').fill(displayName);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}
