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
const email = (length: number) =>
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 186)}.se`;

const wrong: [string, string, string, string | undefined, string][] = [
  ['an e-mail of invalid format', 'nonsense', good.password, undefined, 'Please enter a valid email address'],
  [
    'an e-mail that is too long',
    email(256),
    good.password,
    undefined,
    'Email must be less than 255 characters',
  ],
  ['a password of 7 characters', good.email, '1234567', undefined, 'Password must be at least 8 characters'],
  [
    'a password of 129 characters',
    good.email,
    'x'.repeat(129),
    undefined,
    'Password must be less than 128 characters',
  ],
  ['a name of 1 character', good.email, good.password, ' x ', 'Display name must be at least 2 characters'],
  [
    'a name of 51 characters',
    good.email,
    good.password,
    'x'.repeat(51),
    'Display name must be less than 50 characters',
  ],
  ['everything at once, with the first rule reported', '', '', 'x', 'Please enter a valid email address'],
];

describe('signing up', () => {
  it.each(wrong)('is refused for %s', async (_, username, password, name, message) => {
    await expect(join(username, password, name)).rejects.toThrow(message);
    const toast = await findToast('Validation Error');
    expect(toast.textContent).toBe(`Validation Error${message}`);
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
    expect(signUp).not.toHaveBeenCalled();
  });

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

  it.each(['', '   '])('needs no display name, as with %j', async (name) => {
    await join(good.email, good.password, name);
    expect(vi.mocked(signUp).mock.calls[0]?.[0].options?.userAttributes).toEqual({ email: good.email });
  });

  it.each([
    [email(255), good.password, 'Ada'],
    [good.email, '12345678', 'Ad'],
    [good.email, 'x'.repeat(128), 'x'.repeat(50)],
  ])('takes what is just within the limits', async (...input) => {
    await join(...input);
    expect(signUp).toHaveBeenCalledOnce();
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
  it.each(wrong.slice(0, 4))('is refused for %s', async (_, username, password, __, message) => {
    await expect(enter(username, password)).rejects.toThrow(message);
    expect((await findToast('Validation Error')).textContent).toBe(`Validation Error${message}`);
    expect(signIn).not.toHaveBeenCalled();
  });

  it('welcomes the person back', async () => {
    await enter(' ada@example.com  ', good.password);
    expect(signIn).toHaveBeenCalledWith({ username: good.email, password: good.password });
    await findToast('Welcome back!');
  });

  it('that the user pool refuses is told in its words', async () => {
    const refusal = new AuthError({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    vi.mocked(signIn).mockRejectedValueOnce(refusal);
    await expect(enter(good.email, good.password)).rejects.toThrow();
    expect((await findToast('Sign In Error')).textContent).toContain('Incorrect username or password.');
  });

  it.each([
    new Error('boom'),
    new AuthError({ name: 'NetworkError', message: 'A network error has occurred.' }),
    new AuthError({ name: 'Unknown', message: 'An unknown error has occurred.' }),
  ])('that fails unexpectedly is told without the reason: %s', async (failure) => {
    vi.mocked(signIn).mockRejectedValueOnce(failure);
    await expect(enter(good.email, good.password)).rejects.toThrow();
    expect((await findToast('Sign In Error')).textContent).toContain('An unexpected error occurred.');
  });
});

describe('a sign-up', () => {
  it('that fails unexpectedly is told without the reason', async () => {
    vi.mocked(signUp).mockRejectedValueOnce(new Error('boom'));
    await expect(join(good.email, good.password)).rejects.toThrow();
    expect((await findToast('Sign Up Error')).textContent).toContain('An unexpected error occurred.');
  });
});

describe('signing in to an account', () => {
  it.each([
    ['that is not confirmed asks for the code', 'CONFIRM_SIGN_UP', 'confirm'],
    ['that needs a new password asks for one', 'RESET_PASSWORD', 'reset'],
  ])('%s', async (_, signInStep, outcome) => {
    vi.mocked(signIn).mockResolvedValueOnce({ isSignedIn: false, nextStep: { signInStep } } as never);
    expect(await enter(good.email, good.password)).toBe(outcome);
    await settled();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it('in a way that is not turned on fails', async () => {
    const nextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' };
    vi.mocked(signIn).mockResolvedValueOnce({ isSignedIn: false, nextStep } as never);
    await expect(enter(good.email, good.password)).rejects.toThrow('An unexpected error occurred.');
    await findToast('Sign In Error');
  });
});

describe('the code of the mail', () => {
  const confirm = () => services.confirm(good.email, ' 123456 ');
  const answer = (signUpStep: 'DONE' | 'COMPLETE_AUTO_SIGN_IN') =>
    vi
      .mocked(confirmSignUp)
      .mockResolvedValueOnce({ isSignUpComplete: true, nextStep: { signUpStep } } as never);

  it('that signing in asked for confirms the account, and says so', async () => {
    answer('DONE');
    expect(await confirm()).toBe('confirmed');
    expect(confirmSignUp).toHaveBeenCalledWith({ username: good.email, confirmationCode: '123456' });
    expect((await findToast('Account confirmed')).textContent).toContain('You can sign in now.');
  });

  it('that ends a sign-up signs in, without a word of it', async () => {
    answer('COMPLETE_AUTO_SIGN_IN');
    expect(await confirm()).toBe('signed-in');
    await settled();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it('that comes when the sign-up is too long ago to sign in leaves that to the form', async () => {
    answer('COMPLETE_AUTO_SIGN_IN');
    vi.mocked(autoSignIn).mockRejectedValueOnce(new Error('The sign-up is gone.'));
    expect(await confirm()).toBe('confirmed');
    await findToast('Account confirmed');
  });

  it('of an account that the link has confirmed is as good', async () => {
    const message = 'User cannot be confirmed. Current status is CONFIRMED';
    vi.mocked(confirmSignUp).mockRejectedValueOnce(
      new AuthError({ name: 'NotAuthorizedException', message }),
    );
    expect(await confirm()).toBe('confirmed');
    await findToast('Account confirmed');
  });

  it('is asked for where none was entered', async () => {
    await expect(services.confirm(good.email, ' ')).rejects.toThrow('Please enter the code from the mail.');
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
  const choose = (password: string, code = '123456') =>
    services.choosePassword({ email: good.email, code, password });

  it('is asked for by an address, without the spaces around it', async () => {
    expect(await services.askForReset(' ada@example.com ')).toBe(good.email);
    expect(resetPassword).toHaveBeenCalledWith({
      username: good.email,
      options: { clientMetadata: { locale: 'en' } },
    });
    await expect(services.askForReset('nonsense')).rejects.toThrow('Please enter a valid email address');
    await findToast('Validation Error');
  });

  it('is refused when one could not sign in with it', async () => {
    await expect(choose('x'.repeat(129))).rejects.toThrow('Password must be less than 128 characters');
    await findToast('Validation Error');
    await expect(choose(good.password, '')).rejects.toThrow('Please enter the code from the mail.');
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
