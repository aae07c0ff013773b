import { describe, expect, it } from 'vitest';
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

describe('the sign-up form', () => {
  it('accepts an e-mail, a password and a display name', () => {
    expect(SignUpForm.parse(good)).toEqual(good);
  });

  it('trims the e-mail before it is checked and used', () => {
    expect(SignUpForm.parse({ ...good, email: '  ada@example.com\n' }).email).toBe('ada@example.com');
    expect(SignUpForm.parse({ ...good, email: ` ${emailOf(255)} ` }).email).toBe(emailOf(255));
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@example.com, bob@example.com',
  ])('refuses "%s" as an e-mail', (email) =>
    expect(onSignUp({ email })).toEqual(['Please enter a valid email address']),
  );

  it('accepts an e-mail of 255 characters and refuses one of 256', () => {
    expect(onSignUp({ email: emailOf(255) })).toEqual([]);
    expect(onSignUp({ email: emailOf(256) })).toEqual(['Email must be less than 255 characters']);
  });

  it('accepts passwords of 8 and of 128 characters', () => {
    expect(onSignUp({ password: '12345678' })).toEqual([]);
    expect(onSignUp({ password: 'x'.repeat(128) })).toEqual([]);
  });

  it('refuses passwords of 7 and of 129 characters', () => {
    expect(onSignUp({ password: '1234567' })).toEqual(['Password must be at least 8 characters']);
    expect(onSignUp({ password: 'x'.repeat(129) })).toEqual(['Password must be less than 128 characters']);
  });

  it('leaves a password as it was typed, spaces included', () => {
    expect(SignUpForm.parse({ ...good, password: '  secret  ' }).password).toBe('  secret  ');
  });

  it('accepts display names of 2 and of 50 characters', () => {
    expect(onSignUp({ displayName: 'Al' })).toEqual([]);
    expect(onSignUp({ displayName: 'x'.repeat(50) })).toEqual([]);
  });

  it('refuses display names of 1 and of 51 characters', () => {
    expect(onSignUp({ displayName: 'A' })).toEqual(['Display name must be at least 2 characters']);
    expect(onSignUp({ displayName: 'x'.repeat(51) })).toEqual([
      'Display name must be less than 50 characters',
    ]);
  });

  it('trims the display name before it is checked and stored', () => {
    expect(SignUpForm.parse({ ...good, displayName: '  Ada  ' }).displayName).toBe('Ada');
    expect(onSignUp({ displayName: ' A ' })).toEqual(['Display name must be at least 2 characters']);
    expect(onSignUp({ displayName: ` ${'x'.repeat(50)} ` })).toEqual([]);
  });

  it.each(['', '   '])('takes "%s" for no display name', (displayName) => {
    expect(SignUpForm.parse({ ...good, displayName }).displayName).toBeUndefined();
  });

  it('reports the first failing rule first: e-mail, then password, then display name', () => {
    expect(onSignUp({ email: 'x', password: 'x', displayName: 'x' })).toEqual([
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      'Display name must be at least 2 characters',
    ]);
    expect(onSignUp({ email: 'x'.repeat(300) })[0]).toBe('Please enter a valid email address');
  });
});

describe('the sign-in form', () => {
  it('holds the same rules for e-mail and password and asks for nothing else', () => {
    const { email, password } = good;
    expect(SignInForm.parse({ email: ` ${email} `, password })).toEqual({ email, password });
    expect(messages(SignInForm as never, { email: 'x', password: 'x' })).toEqual([
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
  });
});
