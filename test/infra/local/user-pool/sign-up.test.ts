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

describe('a new account', () => {
  test('signs in once it is confirmed by the mailed code', async () => {
    const email = newAddress();
    const answer = await pool.signUp(email, { name: 'Ann' });
    expect(answer).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { Destination: 'p***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    await expect(pool.signIn(email)).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
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

  test('is confirmed once, under its id as well', async () => {
    const email = newAddress();
    const { UserSub = '' } = await pool.signUp(email);
    await pool.confirm(UserSub, pool.lastCode(email));
    await expect(pool.confirm(email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });
});

describe('an address', () => {
  test('is taken in whatever case it is written', async () => {
    const email = await pool.makeUser();
    await expect(pool.signUp(email.toUpperCase())).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'User already exists',
    });
  });

  test('goes to one of two people who sign up at the same time', async () => {
    const email = newAddress();
    const outcomes = await Promise.allSettled([pool.signUp(email), pool.signUp(email)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('must look like one, as Cognito sees it', async () => {
    await expect(pool.signUp('ann')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
    for (const address of ['a+tag@x.io', "o'n&m!#$%a@x.io", 'ü@exämple.com', 'a@xn--e1afmkfd.xn--p1ai'])
      await expect(pool.signUp(address)).resolves.toBeDefined();
  });

  test('cannot be smuggled in as an attribute, and no attribute but the name can be written', async () => {
    await expect(pool.signUp(newAddress(), { email: newAddress() })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'user.email: Attribute cannot be updated.',
    });
    for (const attribute of ['sub', 'email_verified', 'locale'])
      await expect(pool.signUp(newAddress(), { [attribute]: 'true' })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'A client attempted to write unauthorized attribute',
      });
  });
});

describe('a code of a sign-up', () => {
  test('that is wrong is refused, and the right one still works for almost a day', async () => {
    const email = newAddress();
    await pool.signUp(email);
    const wrong = pool.lastCode(email) === '000000' ? '000001' : '000000';
    await expect(pool.confirm(email, wrong)).rejects.toMatchObject(wrongCode);
    pool.advance(day - 1);
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

  test('is replaced by the next one, and a confirmed user gets none', async () => {
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

test('a password has 8 to 256 characters of any kind and no space at its ends, as Cognito demands', async () => {
  const signUpWith = (secret: string) => pool.signUp(newAddress(), {}, secret);
  for (const secret of ['aaaaaaaa', 'a'.repeat(256), 'a b  c d e', 'пароль12 密码密码'])
    await expect(signUpWith(secret)).resolves.toMatchObject({ UserConfirmed: false });
  await expect(signUpWith('1234567')).rejects.toMatchObject({
    name: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password not long enough',
  });
  for (const secret of [` ${password}`, `${password} `, 'a'.repeat(257)])
    await expect(signUpWith(secret)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});
