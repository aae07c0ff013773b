import { GetUserCommand, ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, describe, expect, test } from 'vitest';
import { ClientId, newAddress, password, userPoolUnderTest } from './user-pool-under-test.ts';

const day = 24 * 60 * 60 * 1000;
const wrongCode = {
  name: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};

const pool = await userPoolUnderTest();
afterAll(() => pool.close());

/** A code that differs from the given one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a new account', () => {
  test('is confirmed by the mailed code and can sign in', async () => {
    const email = newAddress();
    const answer = await pool.signUp(email, { name: 'Ann' });
    expect(answer).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { Destination: 'p***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    await pool.confirm(email);
    const { AccessToken } = await pool.signIn(email);
    const { Username, UserAttributes } = await pool.cognito.send(new GetUserCommand({ AccessToken }));
    expect(Username).toBe(answer.UserSub);
    expect(UserAttributes).toEqual([
      { Name: 'sub', Value: answer.UserSub },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: 'Ann' },
    ]);
  });

  test('can be confirmed under its id as well', async () => {
    const email = newAddress();
    const { UserSub = '' } = await pool.signUp(email);
    await pool.confirm(UserSub, pool.lastCode(email));
    await expect(pool.signIn(email)).resolves.toBeDefined();
  });

  test('cannot sign in before it is confirmed', async () => {
    const email = newAddress();
    await pool.signUp(email);
    await expect(pool.signIn(email)).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
  });

  test('is confirmed only once', async () => {
    const email = await pool.makeUser();
    await expect(pool.confirm(email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });
});

describe('an address', () => {
  const taken = { name: 'UsernameExistsException', message: 'User already exists' };

  test('is taken in whatever case it is written', async () => {
    const email = await pool.makeUser();
    await expect(pool.signUp(email.toUpperCase())).rejects.toMatchObject(taken);
  });

  test('goes to one of two people who sign up at the same time', async () => {
    const email = newAddress();
    const outcomes = await Promise.allSettled([pool.signUp(email), pool.signUp(email)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('must look like one', async () => {
    await expect(pool.signUp('ann')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
  });

  test('cannot be smuggled in as an attribute', async () => {
    await expect(pool.signUp(newAddress(), { email: newAddress() })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'user.email: Attribute cannot be updated.',
    });
  });
});

test.each(['sub', 'email_verified', 'locale'])('nobody signs up with the attribute %s', async (attribute) => {
  await expect(pool.signUp(newAddress(), { [attribute]: 'true' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'A client attempted to write unauthorized attribute',
  });
});

describe('a code', () => {
  test('that is wrong is refused, and the right one still works', async () => {
    const email = newAddress();
    await pool.signUp(email);
    await expect(pool.confirm(email, otherThan(pool.lastCode(email)))).rejects.toMatchObject(wrongCode);
    await expect(pool.confirm(email)).resolves.toBeDefined();
  });

  test('expires after a day', async () => {
    const email = newAddress();
    await pool.signUp(email);
    pool.advance(day);
    await expect(pool.confirm(email)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  test('is replaced by the next one', async () => {
    const email = newAddress();
    await pool.signUp(email);
    const first = pool.lastCode(email);
    const resend = () => pool.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    do await resend();
    while (pool.lastCode(email) === first);
    await expect(pool.confirm(email, first)).rejects.toMatchObject(wrongCode);
    await pool.confirm(email);
    const sent = pool.mails.length;
    await resend();
    expect(pool.mails).toHaveLength(sent);
  });
});

describe('a password', () => {
  const signUpWith = (secret: string) => pool.signUp(newAddress(), {}, secret);

  test('that is too short is refused by the policy', async () => {
    await expect(signUpWith('1234567')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
  });

  test('that keeps the policy is accepted', async () => {
    await expect(signUpWith('12345678')).resolves.toMatchObject({ UserConfirmed: false });
  });

  test.each([
    ['begins with a space', ` ${password}`],
    ['ends with a space', `${password} `],
    ['has more than 256 characters', 'a'.repeat(257)],
  ])('that %s is no password', async (_, secret) => {
    await expect(signUpWith(secret)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
