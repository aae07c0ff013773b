import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { beginSession, confirmAccount } from '../../support/fake/user-pool.ts';
import { findToast, heading, openPage, signInPage } from '../../support/pages/open-page.tsx';

beforeEach(() => {
  startFakeApi();
});

it('the sign-in page asks for an e-mail and a password, and perhaps a name to sign up', async () => {
  const { user } = await openPage('/auth');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Sign In', 'Sign Up']);
  screen.getByLabelText('Email');
  screen.getByLabelText('Password');
  await user.click(tabs[1] as HTMLElement);
  const fields = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ labels }) => labels?.[0]?.textContent);
  expect(fields).toEqual(['Email', 'Display name (optional)']);
  screen.getByLabelText('Password');
});

it('a user who was sent to sign in gets to the page that was asked for, with its query', async () => {
  const clip = '/dashboard?clip=https%3A%2F%2Fshop.example%2Fcoat';
  await openPage(clip);
  await signInPage();
  act(() => beginSession(ada, { tell: true }));
  await waitFor(() => expect(location.pathname + location.search).toBe(clip));
});

describe('the link of the confirmation mail', () => {
  it('confirms the account and ends at home, which Back does not leave for the link', async () => {
    const before = history.length;
    await openPage('/auth?confirm=someone&code=123456');
    await heading('Transform Your Wardrobe');
    expect(location.pathname + location.search).toBe('/');
    expect(history.length).toBe(before);
    await findToast('Account confirmed');
  });

  it('says the same when it is opened once more, and ends at the sign-in page', async () => {
    await confirmAccount('twice', '123456');
    await openPage('/auth?confirm=twice&code=123456');
    await signInPage();
    expect(location.pathname + location.search).toBe('/auth');
    const toast = await findToast('Account confirmed');
    expect(toast.textContent).toContain('You can sign in now.');
    expect(document.body.textContent).not.toContain('Sign Up Error');
  });

  it('ends at the sign-in page with the reason when it does not hold any more', async () => {
    await openPage('/auth?confirm=somebody-else&code=000000');
    await signInPage();
    expect(location.pathname + location.search).toBe('/auth');
    const toast = await findToast('Sign Up Error');
    await waitFor(() => expect(toast.textContent).toContain('Invalid verification code provided'));
  });
});
