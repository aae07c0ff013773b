import {
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

const hour = 60 * 60 * 1000;
const newPassword = 'battery staple 2';
const wrongCode = { name: 'CodeMismatchException' };

let pools: UserPoolsUnderTest;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
});
afterAll(() => pools.close());

const forget = (Username: string) => pools.cognito.send(new ForgotPasswordCommand({ ClientId, Username }));
const reset = (Username: string, ConfirmationCode: string, Password = newPassword) =>
  pools.cognito.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));

test('a forgotten password is replaced by a mailed code', async () => {
  const email = await pools.makeUser();
  expect(await forget(email)).toMatchObject({
    CodeDeliveryDetails: { Destination: 'p***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
  });
  await reset(email, pools.lastCode(email));
  await expect(pools.signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(pools.signIn(email, newPassword)).resolves.toBeDefined();
});

test('a code sets one password', async () => {
  const email = await pools.makeUser();
  await forget(email);
  await reset(email, pools.lastCode(email));
  await expect(reset(email, pools.lastCode(email))).rejects.toMatchObject(wrongCode);
});

test('a code expires after an hour', async () => {
  const email = await pools.makeUser();
  await forget(email);
  pools.advance(hour);
  await expect(reset(email, pools.lastCode(email))).rejects.toMatchObject({ name: 'ExpiredCodeException' });
});

test('a new password that breaks the policy leaves the code valid', async () => {
  const email = await pools.makeUser();
  await forget(email);
  const code = pools.lastCode(email);
  await expect(reset(email, code, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  await expect(reset(email, code)).resolves.toBeDefined();
});

test('the code of a sign-up sets no password', async () => {
  const email = newAddress();
  await pools.signUp(email);
  await expect(reset(email, pools.lastCode(email))).rejects.toMatchObject(wrongCode);
});

test('nothing is sent to an address that nobody has confirmed', async () => {
  const email = newAddress();
  await pools.signUp(email);
  const sent = pools.mails.length;
  await expect(forget(email)).resolves.toBeDefined();
  expect(pools.mails).toHaveLength(sent);
});
