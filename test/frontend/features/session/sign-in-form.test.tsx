import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  AuthError,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, anItem, anOutfit, bob } from '../../../support/examples/made-up.ts';
import { type FakeApi, startFakeApi } from '../../../support/fake/api.ts';
import { beginSession, confirmAccount, endSession } from '../../../support/fake/user-pool.ts';
import { findToast, heading, openPage, showApp, signInPage } from '../../../support/pages/open-page.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';

vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  signIn: vi.fn(),
  signUp: vi.fn(),
  confirmSignUp: vi.fn(),
  resendSignUpCode: vi.fn(),
  resetPassword: vi.fn(),
  confirmResetPassword: vi.fn(),
}));
beforeEach(async () => {
  startFakeApi();
  const nextStep = { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} } as const;
  vi.mocked(signUp).mockResolvedValue({ isSignUpComplete: false, nextStep });
  await import('#frontend/features/session/sign-in-form.tsx');
});
afterEach(() => {
  vi.resetAllMocks();
});

const email = 'ada@example.com';
/** Asks the user pool to write its mail in English. */
const inEnglish = { clientMetadata: { locale: 'en' } };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const typeIn = async (user: UserEvent, address: string) => {
  await user.type(field('Email'), address);
  await user.type(field('Password'), 'correct horse');
};
const tab = (name: string) => screen.getByRole('tab', { name });
const refusal = (message: string) => new AuthError({ name: 'NotAuthorizedException', message });

async function openAuth() {
  const page = await openPage('/auth');
  await signInPage();
  return page;
}

/** Fills in and sends the sign-up form, up to the request for the confirmation code. */
async function signUpAs(address: string) {
  const page = await openAuth();
  await page.user.click(tab('Sign Up'));
  await typeIn(page.user, address);
  await page.user.click(button('Sign Up'));
  await screen.findByLabelText('Confirmation code');
  return page;
}

const isSelected = (name: string) => expect(tab(name).getAttribute('aria-selected')).toBe('true');

it('the tab Sign Up is opened by the links that say so, also after a reload', async () => {
  let { user, close } = await openPage('/');
  for (const name of ['Get Started Free', "Sign Up Now - It's Free"]) {
    await user.click(await screen.findByRole('link', { name }));
    await signInPage();
    isSelected('Sign Up');
    expect(location.pathname + location.search).toBe('/auth');
    close();
    ({ user, close } = showApp());
    await signInPage();
    isSelected('Sign Up');
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement);
  }
});

it('the form keeps what was typed in another tab, shows a password, and an error until something is typed', async () => {
  const { user } = await openAuth();
  isSelected('Sign In');
  await user.click(button('Sign In'));
  await waitFor(() => expect(field('Email').ariaInvalid).toBe('true'));
  const error = document.getElementById(String(field('Email').getAttribute('aria-describedby')));
  expect(error?.textContent).toBe('Please enter a valid email address');
  await user.click(tab('Sign Up'));
  expect(field('Email').ariaInvalid).toBe(null);
  await user.click(tab('Sign In'));
  expect(field('Email').ariaInvalid).toBe(null);
  await user.type(field('Email'), email);
  await user.click(tab('Sign Up'));
  expect(field('Email').value).toBe(email);
  const password = field('Password');
  expect(password.type).toBe('password');
  const rule = document.getElementById(String(password.getAttribute('aria-describedby')));
  expect(rule?.textContent).toBe('8 to 128 characters, of any kind.');
  field('Display name (optional)');
  await user.click(button('Show password'));
  expect(password.type).toBe('text');
  await user.click(button('Hide password'));
  expect(password.type).toBe('password');

  await user.click(tab('Sign In'));
  const gate = Promise.withResolvers<never>();
  vi.mocked(signIn).mockReturnValue(gate.promise);
  await user.type(field('Password'), 'wrong password{Enter}{Enter}');
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  expect((button('Sign In') as HTMLButtonElement).ariaDisabled).toBe('true');
  gate.reject(refusal('Incorrect username or password.'));
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password.');
  expect((button('Sign In') as HTMLButtonElement).ariaDisabled).toBe(null);
  expect(field('Email').value).toBe(email);
  await user.type(field('Password'), '!');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the confirmation names the address, which can be corrected, sends a code again, and survives a reload', async () => {
  const { user, close } = await signUpAs('ada@exampel.com');
  screen.getByText('ada@exampel.com');
  await user.click(button('Wrong address?'));
  isSelected('Sign Up');
  expect(field('Email').value).toBe('ada@exampel.com');
  expect(field('Password').value).toBe('correct horse');
  await user.clear(field('Email'));
  await user.type(field('Email'), email);
  await user.click(button('Sign Up'));
  await screen.findByText(email);
  expect(vi.mocked(signUp).mock.calls.map(([{ username }]) => username)).toEqual(['ada@exampel.com', email]);
  await user.click(button('Resend Code'));
  await screen.findByText(/^A new code was sent to ada@example\.com at \d\d:\d\d\.$/);
  expect(resendSignUpCode).toHaveBeenCalledWith({ username: email, options: inEnglish });
  vi.mocked(resendSignUpCode).mockRejectedValue(refusal('Attempt limit exceeded'));
  await user.click(button('Resend Code'));
  await screen.findByText('Attempt limit exceeded');
  expect(screen.queryByText(/A new code was sent/)).toBeNull();

  close();
  const later = showApp();
  const code = await screen.findByLabelText('Confirmation code');
  screen.getByText(email);
  await later.user.type(code, '123456');
  await later.user.click(button('Confirm'));
  await findToast('Account confirmed');
  await waitFor(() => isSelected('Sign In'));
  expect(field('Email').value).toBe(email);
  expect(document.activeElement).toBe(field('Password'));
});

it('the confirmation is asked for by signing in to an account without it, and a code is sent', async () => {
  vi.mocked(signIn).mockResolvedValue({ isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
  const { user } = await openAuth();
  await typeIn(user, ` ${email}`);
  await user.click(button('Sign In'));
  await screen.findByLabelText('Confirmation code');
  expect(resendSignUpCode).toHaveBeenCalledWith({ username: email, options: inEnglish });
  expect(document.activeElement).toBe(field('Confirmation code'));
  expect(confirmSignUp).not.toHaveBeenCalled();
});

it('a forgotten password is replaced with a code for the typed address, also after a reload', async () => {
  const first = await openAuth();
  await first.user.type(field('Email'), email);
  await first.user.click(button('Forgotten your password?'));
  await first.user.click(await screen.findByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('Code');
  expect(resetPassword).toHaveBeenCalledWith({ username: email, options: inEnglish });
  screen.getByText(email);
  first.close();
  const { user } = showApp();
  await screen.findByLabelText('New password');
  screen.getByText(email);
  await user.type(field('Code'), '123456');
  await user.type(field('New password'), 'a new password');
  await user.type(field('New password, again'), 'another password');
  await user.click(button('Submit'));
  await screen.findByText('Your passwords must match');
  await user.clear(field('New password, again'));
  expect(screen.queryByText('Your passwords must match')).toBeNull();
  await user.type(field('New password, again'), 'a new password');
  await user.click(button('Submit'));
  await findToast('Password changed');
  expect(confirmResetPassword).toHaveBeenCalledOnce();
  await waitFor(() => isSelected('Sign In'));
  expect(field('Email').value).toBe(email);
  expect(field('Password').value).toBe('');
});

const ended = 'Your session has ended. Please sign in again.';

it('a session that has ended says so, and leads the person back to the page, and somebody else to their wardrobe', async () => {
  const { close } = await openPage('/community?tab=following', { as: ada });
  await heading('Community');
  act(() => endSession());
  await signInPage();
  screen.getByText(ended);
  close();
  showApp();
  await signInPage();
  screen.getByText(ended);
  act(() => beginSession(ada, { tell: true }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/community?tab=following'));
  await heading('Community');
  act(() => endSession());
  await signInPage();
  act(() => beginSession(bob, { tell: true }));
  await heading('My Wardrobe');
});

it('a session that has ended is not spoken of to somebody who signed out, or who had none', async () => {
  const { user } = await openPage('/community', { as: ada });
  await heading('Community');
  await user.click(screen.getAllByRole('button', { name: 'Sign Out' }).at(-1) as HTMLElement);
  await heading('Transform Your Wardrobe');
  const bar = within(screen.getByRole('banner'));
  await user.click((await bar.findAllByRole('link', { name: 'Sign In' })).at(-1) as HTMLElement);
  await signInPage();
  expect(screen.queryByText(ended)).toBeNull();
});

it('the link of the confirmation mail confirms the account and ends at home, which Back does not leave for the link', async () => {
  const before = history.length;
  await openPage('/auth?confirm=someone&code=123456');
  await heading('Transform Your Wardrobe');
  expect(location.pathname + location.search).toBe('/');
  expect(history.length).toBe(before);
  await findToast('Account confirmed');
});

it('the link of the confirmation mail ends at the sign-in page when it is opened once more, and says why it does not hold', async () => {
  await confirmAccount('twice', '123456');
  const { close } = await openPage('/auth?confirm=twice&code=123456');
  await signInPage();
  expect(location.pathname + location.search).toBe('/auth');
  const toast = await findToast('Account confirmed');
  expect(toast.textContent).toContain('You can sign in now.');
  expect(document.body.textContent).not.toContain('Sign Up Error');
  close();
  await openPage('/auth?confirm=somebody-else&code=000000');
  await signInPage();
  expect(location.pathname + location.search).toBe('/auth');
  const error = await findToast('Sign Up Error');
  await waitFor(() => expect(error.textContent).toContain('Invalid verification code provided'));
});

let api: FakeApi;
beforeEach(() => {
  api = startFakeApi({
    clothes: [anItem({ color: 'white' }), anItem({ color: 'pink', userId: bob.userId })],
    outfits: [anOutfit({ title: 'Ada’s' }), anOutfit({ title: 'Bob’s', userId: bob.userId })],
  });
});

/** Changes the storage as another tab would. The browser announces such a change with a storage event. */
const inAnotherTab = (change: () => void) =>
  act(() => {
    change();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });

it('a session that starts or ends in another tab starts or ends in this one', async () => {
  skipTour();
  const { user } = await openPage('/policy');
  await heading('Integritetspolicy');
  inAnotherTab(() => beginSession(ada));
  await screen.findAllByRole('button', { name: 'Sign Out' });
  await user.click(screen.getAllByRole('link', { name: 'Outfits' }).at(-1) as HTMLElement);
  await heading('Outfits');
  inAnotherTab(() => localStorage.clear());
  await signInPage();
});

it('a session that has vanished from the storage ends with the next call', async () => {
  const { user } = await openPage('/dashboard', { as: ada });
  await heading('My Wardrobe');
  localStorage.clear();
  await user.click(screen.getAllByRole('link', { name: 'Outfits' }).at(-1) as HTMLElement);
  await signInPage();
  expect(location.pathname).toBe('/auth');
});

const sees = async (theirs: string, others: string) => {
  await screen.findByRole('heading', { name: theirs });
  expect(screen.queryByText(others)).toBeNull();
};

it('another person in the same browser sees nothing of the first one after that one has signed out, or when the session changes under an open page', async () => {
  skipTour();
  const { user } = await openPage('/dashboard', { as: ada });
  await sees('white shirt', 'pink shirt');
  await user.click(screen.getAllByRole('button', { name: 'Sign Out' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText(ada.email)).toBeNull());
  act(() => beginSession(bob, { tell: true }));
  await screen.findAllByText(bob.email);
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1) as HTMLElement);
  await sees('pink shirt', 'white shirt');
  await user.click(screen.getAllByRole('link', { name: 'Outfits' }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('tab', { name: 'My Outfits' }));
  await sees('Bob’s', 'Ada’s');
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1) as HTMLElement);
  await sees('pink shirt', 'white shirt');
  const letGo = api.hold('wardrobe.listItems');
  inAnotherTab(() => {
    localStorage.clear();
    beginSession(ada);
  });
  await screen.findByRole('status', { name: 'Loading clothes' });
  expect(screen.queryByText('pink shirt')).toBeNull();
  letGo();
  await sees('white shirt', 'pink shirt');
});
