import { expect, it } from 'vitest';
import { SignInForm, SignUpForm } from '#frontend/features/session/credentials.ts';

const good = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' };
/** A valid e-mail address of this length. */
const emailOf = (length: number) => {
  const host = '@example.com';
  return 'a'.repeat(length - host.length) + host;
};
const messages = (form: { safeParse: typeof SignUpForm.safeParse }, value: unknown) =>
  form.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const onSignUp = (change: object) => messages(SignUpForm, { ...good, ...change });

const invalidEmail = 'Please enter a valid email address';

it('the sign-up form trims the e-mail and the display name, which may be missing, and not the password', () => {
  expect(SignUpForm.parse(good)).toEqual(good);
  const spaced = { email: '  ada@example.com\n', password: '  secret  ', displayName: '  Ada  ' };
  expect(SignUpForm.parse(spaced)).toEqual({ ...good, password: '  secret  ' });
  for (const displayName of ['', '   '])
    expect(SignUpForm.parse({ ...good, displayName }).displayName).toBeUndefined();
});

it('the sign-up form refuses what is no e-mail, too short or too long', () => {
  const noEmails = ['', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'a@b.se, b@b.se'];
  for (const email of noEmails) expect([email, ...onSignUp({ email })]).toEqual([email, invalidEmail]);
  for (const accepted of [
    { email: emailOf(255) },
    { email: ` ${emailOf(255)} ` },
    { password: '12345678' },
    { password: 'x'.repeat(128) },
    { displayName: 'Al' },
    { displayName: ` ${'x'.repeat(50)} ` },
  ])
    expect(onSignUp(accepted)).toEqual([]);
  expect(onSignUp({ email: emailOf(256) })).toEqual(['Email must be less than 255 characters']);
  expect(onSignUp({ password: '1234567' })).toEqual(['Password must be at least 8 characters']);
  expect(onSignUp({ password: 'x'.repeat(129) })).toEqual(['Password must be less than 128 characters']);
  expect(onSignUp({ displayName: ' A ' })).toEqual(['Display name must be at least 2 characters']);
  expect(onSignUp({ displayName: 'x'.repeat(51) })).toEqual(['Display name must be less than 50 characters']);
});

it('the sign-up form reports the first failing rule first: e-mail, then password, then display name', () => {
  expect(onSignUp({ email: 'x', password: 'x', displayName: 'x' })).toEqual([
    invalidEmail,
    'Password must be at least 8 characters',
    'Display name must be at least 2 characters',
  ]);
  expect(onSignUp({ email: 'x'.repeat(300) })[0]).toBe(invalidEmail);
});

it('the sign-in form holds the same rules for e-mail and password and asks for nothing else', () => {
  const { email, password } = good;
  expect(SignInForm.parse({ email: ` ${email} `, password })).toEqual({ email, password });
  expect(messages(SignInForm as never, { email: 'x', password: 'x' })).toEqual([
    invalidEmail,
    'Password must be at least 8 characters',
  ]);
});
