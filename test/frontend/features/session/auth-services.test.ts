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
import { authServices } from '#frontend/features/session/auth-services.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { findToast, settled } from '../../../support/pages/open-page.tsx';

// Uses the app's real module, which the test setup otherwise replaces. Only the library behind it is mocked.
vi.mock('#frontend/lib/user-pool.ts', async (original) => original());
vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  fetchAuthSession: vi.fn(async () => ({})),
  signIn: vi.fn(async () => ({ nextStep: { signInStep: 'DONE' } })),
  signUp: vi.fn(),
  autoSignIn: vi.fn(),
  resendSignUpCode: vi.fn(),
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

const askForReset = vi.fn();
const services = authServices(askForReset);
const good = { email: 'ada@example.com', password: 'correct horse' };
const enter = (username = good.email, password = good.password) =>
  services.handleSignIn({ username, password });
const join = (email: string, password: string, name = '') =>
  services.handleSignUp({ username: email, password, options: { userAttributes: { email, name } } });
const noToast = async () => {
  await settled();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
};

describe('invalid input', () => {
  const message = 'Please enter a valid email address';
  it.each([
    ['sign in', () => enter('nonsense', '1')],
    ['sign up', () => join('nonsense', '1', 'x')],
    ['get a new password', () => services.handleForgotPassword({ username: 'nonsense' })],
  ])('to %s is refused with the first broken rule', async (_, send) => {
    await expect(send()).rejects.toThrow(message);
    expect((await findToast('Validation Error')).textContent).toBe(`Validation Error${message}`);
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
    for (const call of [signIn, signUp, resetPassword]) expect(call).not.toHaveBeenCalled();
  });
});

describe('signing up', () => {
  it('sends what was typed, without the spaces around e-mail and name, and asks to look for the mail', async () => {
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
  });

  it('needs no display name', async () => {
    await join(good.email, good.password);
    expect(vi.mocked(signUp).mock.calls[0]?.[0].options?.userAttributes).toEqual({ email: good.email });
  });

  it('that the user pool refuses is told in its words', async () => {
    const refusal = new AuthError({ name: 'UsernameExistsException', message: 'User already exists' });
    vi.mocked(signUp).mockRejectedValueOnce(refusal);
    await expect(join(good.email, good.password)).rejects.toThrow('User already exists');
    const toast = await findToast('Sign Up Error');
    expect(toast.textContent).toContain('User already exists');
    expect(toast.className).toContain('bg-danger');
  });
});

describe('signing in', () => {
  const next = (signInStep: string) =>
    vi.mocked(signIn).mockResolvedValueOnce({ isSignedIn: false, nextStep: { signInStep } } as never);

  it('welcomes the person back', async () => {
    await enter(' ada@example.com  ');
    expect(signIn).toHaveBeenCalledWith({ username: good.email, password: good.password });
    await findToast('Welcome back!');
  });

  it('that the user pool refuses is told in its words', async () => {
    const message = 'Incorrect username or password.';
    vi.mocked(signIn).mockRejectedValueOnce(new AuthError({ name: 'NotAuthorizedException', message }));
    await expect(enter()).rejects.toThrow(message);
    expect((await findToast('Sign In Error')).textContent).toContain(message);
  });

  it.each([
    new Error('boom'),
    new AuthError({ name: 'NetworkError', message: 'A network error has occurred.' }),
    new AuthError({ name: 'Unknown', message: 'An unknown error has occurred.' }),
  ])('that fails unexpectedly is told without the reason: %s', async (failure) => {
    vi.mocked(signIn).mockRejectedValueOnce(failure);
    await expect(enter()).rejects.toThrow();
    expect((await findToast('Sign In Error')).textContent).toContain('An unexpected error occurred.');
  });

  it('signing in to an account that needs a new password opens the form for one', async () => {
    next('RESET_PASSWORD');
    await enter();
    expect(askForReset).toHaveBeenCalledExactlyOnceWith(good.email);
    await noToast();
  });

  it('in a way that is not turned on fails', async () => {
    next('CONFIRM_SIGN_IN_WITH_SMS_CODE');
    await expect(enter()).rejects.toThrow('An unexpected error occurred.');
    await findToast('Sign In Error');
  });
});

describe('the code of the mail', () => {
  const confirm = (confirmationCode = '123456') =>
    services.handleConfirmSignUp({ username: good.email, confirmationCode });
  const answer = (signUpStep: 'DONE' | 'COMPLETE_AUTO_SIGN_IN') =>
    vi
      .mocked(confirmSignUp)
      .mockResolvedValueOnce({ isSignUpComplete: true, nextStep: { signUpStep } } as never);

  it('that signing in asked for confirms the account, and says so', async () => {
    answer('DONE');
    await confirm();
    expect(confirmSignUp).toHaveBeenCalledWith({ username: good.email, confirmationCode: '123456' });
    expect((await findToast('Account confirmed')).textContent).toContain('You can sign in now.');
  });

  it('that ends a sign-up signs in, without a word of it', async () => {
    vi.mocked(autoSignIn).mockResolvedValueOnce({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
    answer('COMPLETE_AUTO_SIGN_IN');
    await confirm();
    await noToast();
  });

  it('that comes when the sign-up is too long ago to sign in leaves that to the form', async () => {
    answer('COMPLETE_AUTO_SIGN_IN');
    vi.mocked(autoSignIn).mockRejectedValueOnce(new Error('The sign-up is gone.'));
    await confirm();
    await findToast('Account confirmed');
  });

  it('of an account that the link has confirmed is as good', async () => {
    const message = 'User cannot be confirmed. Current status is CONFIRMED';
    vi.mocked(confirmSignUp).mockRejectedValueOnce(
      new AuthError({ name: 'NotAuthorizedException', message }),
    );
    await confirm();
    await findToast('Account confirmed');
  });

  it('is asked for where none was entered', async () => {
    await expect(confirm('')).rejects.toThrow('Please enter the code.');
    expect(confirmSignUp).not.toHaveBeenCalled();
  });

  it.each([
    ['the user pool refuses', 'CodeMismatchException', 'Invalid code provided', 'Invalid code provided'],
    ['does not arrive', 'NetworkError', 'A network error has occurred.', 'Connection issue.'],
  ])('that %s is told in the form', async (_, name, message, told) => {
    vi.mocked(confirmSignUp).mockRejectedValueOnce(new AuthError({ name, message }));
    await expect(confirm()).rejects.toThrow(told);
  });
});

describe('a new password', () => {
  const choose = (newPassword: string, confirmationCode = '123456') =>
    services.handleForgotPasswordSubmit({ username: good.email, confirmationCode, newPassword });

  it('is refused when one could not sign in with it', async () => {
    await expect(choose('x'.repeat(129))).rejects.toThrow('Password must be less than 128 characters');
    await findToast('Validation Error');
    await expect(choose(good.password, '')).rejects.toThrow('Please enter the code.');
    expect(confirmResetPassword).not.toHaveBeenCalled();
  });

  it('goes to the user pool with the code, and that it worked is said', async () => {
    await choose(good.password);
    expect(confirmResetPassword).toHaveBeenCalledWith({
      username: good.email,
      confirmationCode: '123456',
      newPassword: good.password,
    });
    expect((await findToast('Password changed')).textContent).toContain('You can sign in with it now.');
  });
});
