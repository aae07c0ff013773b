import {
  AuthError,
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as services from '#frontend/features/session/auth-services.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { findToast, settled } from '../../../support/pages/open-page.tsx';

// Uses the app's real module, which the test setup otherwise replaces. Only the library behind it is mocked.
vi.mock('#frontend/lib/user-pool.ts', async (original) => original());
vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  signIn: vi.fn(async () => ({ isSignedIn: true })),
  signUp: vi.fn(async () => ({ isSignUpComplete: false })),
  autoSignIn: vi.fn(async () => ({ isSignedIn: true })),
  resetPassword: vi.fn(),
  confirmSignUp: vi.fn(),
  confirmResetPassword: vi.fn(),
}));
beforeEach(() => {
  startFakeApi();
});
afterEach(() => {
  vi.clearAllMocks();
});

const enter = (email: string, password: string) => services.enter({ email, password, displayName: '' });
const join = (email: string, password: string, displayName = '') =>
  services.join({ email, password, displayName });

const good = { email: 'ada@example.com', password: 'correct horse' };
const refusal = (name: string, message: string) => new AuthError({ name, message });
const unexpected = 'An unexpected error occurred.';

it('signing up sends what was typed, without the spaces around e-mail and name, and asks to look for the mail', async () => {
  const message = 'Please enter a valid email address';
  await expect(join('', '', 'x')).rejects.toThrow(message);
  expect((await findToast('Validation Error')).textContent).toBe(`Validation Error${message}`);
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
  expect(signUp).not.toHaveBeenCalled();
  await join('  ada@example.com ', ' spaced password ', '  Ada  ');
  expect(signUp).toHaveBeenCalledWith({
    username: 'ada@example.com',
    password: ' spaced password ',
    options: {
      autoSignIn: true,
      clientMetadata: { locale: 'en' },
      userAttributes: { email: 'ada@example.com', name: 'Ada' },
    },
  });
  expect((await findToast('Account created!')).textContent).toContain('check your email to confirm');
  await join(good.email, good.password, '   ');
  expect(vi.mocked(signUp).mock.calls[1]?.[0].options?.userAttributes).toEqual({ email: good.email });
});

it('signing up that the user pool refuses is told in its words, and an unexpected failure without the reason', async () => {
  vi.mocked(signUp).mockRejectedValueOnce(refusal('UsernameExistsException', 'User already exists'));
  await expect(join(good.email, good.password)).rejects.toThrow('User already exists');
  const toast = await findToast('Sign Up Error');
  expect(toast.textContent).toContain('User already exists');
  expect(toast.className).toContain('bg-danger');
  vi.mocked(signUp).mockRejectedValueOnce(new Error('boom'));
  await expect(join(good.email, good.password)).rejects.toThrow(unexpected);
});

it('signing in welcomes the person back, unless a rule is broken', async () => {
  const message = 'Password must be at least 8 characters';
  await expect(enter(good.email, '1234567')).rejects.toThrow(message);
  expect((await findToast('Validation Error')).textContent).toBe(`Validation Error${message}`);
  expect(signIn).not.toHaveBeenCalled();
  await enter(' ada@example.com  ', good.password);
  expect(signIn).toHaveBeenCalledWith({ username: good.email, password: good.password });
  await findToast('Welcome back!');
});

it('signing in that the user pool refuses is told in its words, and an unexpected failure without the reason', async () => {
  const wrong = 'Incorrect username or password.';
  for (const [failure, told] of [
    [refusal('NotAuthorizedException', wrong), wrong],
    [new Error('boom'), unexpected],
    [refusal('NetworkError', 'A network error has occurred.'), unexpected],
    [refusal('Unknown', 'An unknown error has occurred.'), unexpected],
  ] as const) {
    vi.mocked(signIn).mockRejectedValueOnce(failure);
    await expect(enter(good.email, good.password)).rejects.toThrow(told);
    await findToast(told);
  }
  await findToast('Sign In Error');
  // A way to sign in that is not turned on
  const nextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' };
  vi.mocked(signIn).mockResolvedValueOnce({ isSignedIn: false, nextStep } as never);
  await expect(enter(good.email, good.password)).rejects.toThrow(unexpected);
});

it('signing in to an account that is not confirmed or needs a new password asks for that, without a toast', async () => {
  for (const [signInStep, outcome] of [
    ['CONFIRM_SIGN_UP', 'confirm'],
    ['RESET_PASSWORD', 'reset'],
  ]) {
    vi.mocked(signIn).mockResolvedValueOnce({ isSignedIn: false, nextStep: { signInStep } } as never);
    expect(await enter(good.email, good.password)).toBe(outcome);
  }
  await settled();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

describe('the code of the mail', () => {
  const confirm = () => services.confirm(good.email, ' 123456 ');
  const answer = (signUpStep: 'DONE' | 'COMPLETE_AUTO_SIGN_IN') =>
    vi
      .mocked(confirmSignUp)
      .mockResolvedValueOnce({ isSignUpComplete: true, nextStep: { signUpStep } } as never);

  it('confirms the account, and says so where the person is to sign in', async () => {
    answer('COMPLETE_AUTO_SIGN_IN');
    expect(await confirm()).toBe('signed-in');
    await settled();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    answer('DONE');
    expect(await confirm()).toBe('confirmed');
    expect(confirmSignUp).toHaveBeenCalledWith({ username: good.email, confirmationCode: '123456' });
    expect((await findToast('Account confirmed')).textContent).toContain('You can sign in now.');
    // The sign-up is too long ago to sign in.
    answer('COMPLETE_AUTO_SIGN_IN');
    vi.mocked(autoSignIn).mockRejectedValueOnce(new Error('The sign-up is gone.'));
    expect(await confirm()).toBe('confirmed');
    // The link in the mail has confirmed the account already.
    const message = 'User cannot be confirmed. Current status is CONFIRMED';
    vi.mocked(confirmSignUp).mockRejectedValueOnce(refusal('NotAuthorizedException', message));
    expect(await confirm()).toBe('confirmed');
  });

  it('is asked for, and a failure is told in the form', async () => {
    await expect(services.confirm(good.email, ' ')).rejects.toThrow('Please enter the code from the mail.');
    expect(confirmSignUp).not.toHaveBeenCalled();
    vi.mocked(confirmSignUp).mockRejectedValueOnce(refusal('CodeMismatchException', 'Invalid code provided'));
    await expect(confirm()).rejects.toThrow('Invalid code provided');
    vi.mocked(confirmSignUp).mockRejectedValueOnce(refusal('NetworkError', 'A network error has occurred.'));
    await expect(confirm()).rejects.toThrow('Connection issue.');
  });
});

it('a new password is asked for by an address and goes to the user pool with the code', async () => {
  await expect(services.askForReset('nonsense')).rejects.toThrow('Please enter a valid email address');
  expect(await services.askForReset(' ada@example.com ')).toBe(good.email);
  const options = { clientMetadata: { locale: 'en' } };
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith({ username: good.email, options });
  const choose = (password: string, code = '123456') =>
    services.choosePassword({ email: good.email, code, password });
  await expect(choose('x'.repeat(129))).rejects.toThrow('Password must be less than 128 characters');
  await expect(choose(good.password, '')).rejects.toThrow('Please enter the code from the mail.');
  await findToast('Validation Error');
  expect(confirmResetPassword).not.toHaveBeenCalled();
  await choose(good.password);
  expect(confirmResetPassword).toHaveBeenCalledWith({
    username: good.email,
    confirmationCode: '123456',
    newPassword: good.password,
  });
  expect((await findToast('Password changed')).textContent).toContain('You can sign in with it now.');
});
