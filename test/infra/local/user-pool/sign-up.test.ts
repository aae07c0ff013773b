import {
  GetUserCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

const day = 24 * 60 * 60 * 1000;
const wrongCode = {
  name: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};

let pools: UserPoolsUnderTest;

beforeAll(async () => {
  pools = await userPoolsUnderTest({ pool: { Schema: [{ Name: 'favourite_colour' }] } });
});
afterAll(() => pools.close());

/** A code that is certainly not the one given. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a new account', () => {
  test('is confirmed by the mailed code and can sign in', async () => {
    const email = newAddress();
    const answer = await pools.signUp(email, { name: 'Ann' });
    expect(answer).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { Destination: 'p***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    await pools.confirm(email);
    const { AccessToken } = await pools.signIn(email);
    const { Username, UserAttributes } = await pools.cognito.send(new GetUserCommand({ AccessToken }));
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
    const { UserSub = '' } = await pools.signUp(email);
    await pools.confirm(UserSub, pools.lastCode(email));
    await expect(pools.signIn(email)).resolves.toBeDefined();
  });

  test('cannot sign in before it is confirmed', async () => {
    const email = newAddress();
    await pools.signUp(email);
    await expect(pools.signIn(email)).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
  });

  test('is confirmed only once', async () => {
    const email = await pools.makeUser();
    await expect(pools.confirm(email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  test('keeps the attributes that the pool has been given', async () => {
    const email = await pools.makeUser(newAddress(), { 'custom:favourite_colour': 'ochre' });
    const { AccessToken } = await pools.signIn(email);
    const { UserAttributes } = await pools.cognito.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: 'custom:favourite_colour', Value: 'ochre' });
  });
});

describe('an address', () => {
  const taken = { name: 'UsernameExistsException', message: 'User already exists' };

  test('is taken in whatever case it is written', async () => {
    const email = await pools.makeUser();
    await expect(pools.signUp(email.toUpperCase())).rejects.toMatchObject(taken);
  });

  test('goes to one of two people who sign up at the same time', async () => {
    const email = newAddress();
    const outcomes = await Promise.allSettled([pools.signUp(email), pools.signUp(email)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('must look like one', async () => {
    await expect(pools.signUp('ann')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
  });

  test('cannot be smuggled in as an attribute', async () => {
    await expect(pools.signUp(newAddress(), { email: newAddress() })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'user.email: Attribute cannot be updated.',
    });
  });
});

test.each([
  ['sub', 'NotAuthorizedException', 'A client attempted to write unauthorized attribute'],
  ['email_verified', 'NotAuthorizedException', 'A client attempted to write unauthorized attribute'],
  [
    'custom:unknown',
    'InvalidParameterException',
    'Attributes did not conform to the schema: Type for attribute {custom:unknown} could not be determined',
  ],
])('nobody signs up with the attribute %s', async (attribute, name, message) => {
  await expect(pools.signUp(newAddress(), { [attribute]: 'true' })).rejects.toMatchObject({ name, message });
});

describe('a code', () => {
  test('that is wrong is refused, and the right one still works', async () => {
    const email = newAddress();
    await pools.signUp(email);
    await expect(pools.confirm(email, otherThan(pools.lastCode(email)))).rejects.toMatchObject(wrongCode);
    await expect(pools.confirm(email)).resolves.toBeDefined();
  });

  test('expires after a day', async () => {
    const email = newAddress();
    await pools.signUp(email);
    pools.advance(day);
    await expect(pools.confirm(email)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  test('is replaced by the next one', async () => {
    const email = newAddress();
    await pools.signUp(email);
    const first = pools.lastCode(email);
    const resend = () => pools.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    do await resend();
    while (pools.lastCode(email) === first);
    await expect(pools.confirm(email, first)).rejects.toMatchObject(wrongCode);
    await pools.confirm(email);
    await expect(resend()).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });
  });
});

describe('a password', () => {
  let strict: UserPoolsUnderTest;

  beforeAll(async () => {
    const rules = {
      RequireUppercase: true,
      RequireLowercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
    };
    strict = await userPoolsUnderTest({
      pool: { Policies: { PasswordPolicy: { MinimumLength: 10, ...rules } } },
    });
  });
  afterAll(() => strict.close());

  const signUpWith = (cloud: UserPoolsUnderTest, secret: string) =>
    cloud.cognito.send(new SignUpCommand({ ClientId, Username: newAddress(), Password: secret }));

  test.each([
    ['Short 1', 'Password not long enough'],
    ['No numbers at all', 'Password must have numeric characters'],
    ['no uppercase 1', 'Password must have uppercase characters'],
    ['NO LOWERCASE 1', 'Password must have lowercase characters'],
    ['NoSymbols123', 'Password must have symbol characters'],
  ])('such as "%s" is refused by the policy it breaks', async (secret, reason) => {
    await expect(signUpWith(strict, secret)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${reason}`,
    });
  });

  test('that keeps the policy is accepted', async () => {
    await expect(signUpWith(strict, 'Correct Horse 1')).resolves.toMatchObject({ UserConfirmed: false });
  });

  test.each([
    ['begins with a space', ` ${password}`],
    ['ends with a space', `${password} `],
    ['has more than 256 characters', 'a'.repeat(257)],
  ])('that %s is no password', async (_, secret) => {
    await expect(signUpWith(pools, secret)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
