import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signIn } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useAmplifyWith } from './amplify-client.ts';
import {
  ClientId,
  newAddress,
  password,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

const second = 1000;
const minute = 60 * second;
const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const exceeded = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const wrongCode = { name: 'CodeMismatchException' };
const limited = {
  name: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
};

let pools: UserPoolsUnderTest;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
  useAmplifyWith(pools);
});
afterAll(() => pools.close());

async function failFiveTimes(call: () => Promise<unknown>, refusal: object) {
  for (let failure = 1; failure <= 5; failure++) await expect(call()).rejects.toMatchObject(refusal);
}

describe('after five wrong passwords in a row', () => {
  const lockOut = async () => {
    const email = await pools.makeUser();
    await failFiveTimes(() => pools.signIn(email, 'wrong'), incorrect);
    return email;
  };

  test('the right one is refused too, until the lock has passed', async () => {
    const email = await lockOut();
    await expect(pools.signIn(email)).rejects.toMatchObject(exceeded);
    pools.advance(second);
    await expect(pools.signIn(email)).resolves.toBeDefined();
  });

  test('every further one doubles the lock', async () => {
    const email = await lockOut();
    pools.advance(second);
    await expect(pools.signIn(email, 'wrong')).rejects.toMatchObject(incorrect);
    pools.advance(second);
    await expect(pools.signIn(email)).rejects.toMatchObject(exceeded);
    pools.advance(second);
    await expect(pools.signIn(email)).resolves.toBeDefined();
  });

  test('a lock lasts a quarter of an hour at most', async () => {
    const email = await lockOut();
    for (let failure = 6; failure <= 20; failure++) {
      pools.advance(15 * minute - second);
      await pools.signIn(email, 'wrong').catch(() => undefined);
    }
    pools.advance(15 * minute);
    await expect(pools.signIn(email)).resolves.toBeDefined();
  });

  test('the attempts are forgotten a quarter of an hour later', async () => {
    const email = await lockOut();
    pools.advance(second + 15 * minute);
    await failFiveTimes(() => pools.signIn(email, 'wrong'), incorrect);
  });

  test('no proof by SRP is looked at either', async () => {
    await expect(signIn({ username: await lockOut(), password })).rejects.toMatchObject(exceeded);
  });

  test('the password cannot be changed', async () => {
    const email = await pools.makeUser();
    const { AccessToken } = await pools.signIn(email);
    const change = (PreviousPassword: string) =>
      pools.cognito.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'battery staple 2' }),
      );
    await failFiveTimes(() => change('wrong'), incorrect);
    await expect(change(password)).rejects.toMatchObject(exceeded);
  });

  test('other people sign in as before', async () => {
    await lockOut();
    await expect(pools.signIn(await pools.makeUser())).resolves.toBeDefined();
  });
});

test('a right password in between forgets the wrong ones', async () => {
  const email = await pools.makeUser();
  for (let failure = 1; failure <= 4; failure++)
    await expect(pools.signIn(email, 'wrong')).rejects.toMatchObject(incorrect);
  await pools.signIn(email);
  await failFiveTimes(() => pools.signIn(email, 'wrong'), incorrect);
});

test('wrong passwords sent at the same time count one by one', async () => {
  const email = await pools.makeUser();
  const attempts = Array.from({ length: 20 }, () => pools.signIn(email, 'wrong').catch(String));
  const refusals = await Promise.all(attempts);
  expect(refusals.filter((refusal) => refusal.toString().includes('Incorrect'))).toHaveLength(5);
});

describe('after five wrong codes in a row', () => {
  test('the right code of a sign-up is refused, until a quarter of an hour has passed', async () => {
    const email = newAddress();
    await pools.signUp(email);
    await failFiveTimes(() => pools.confirm(email, 'wrong'), wrongCode);
    await expect(pools.confirm(email)).rejects.toMatchObject(limited);
    pools.advance(15 * minute);
    await expect(pools.confirm(email)).resolves.toBeDefined();
  });

  test('a new code does not lift the lock', async () => {
    const email = await pools.makeUser();
    const forget = () => pools.cognito.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    const reset = (ConfirmationCode: string) =>
      pools.cognito.send(
        new ConfirmForgotPasswordCommand({ ClientId, Username: email, ConfirmationCode, Password: password }),
      );
    await forget();
    await failFiveTimes(() => reset('wrong'), wrongCode);
    await forget();
    await expect(reset(pools.lastCode(email))).rejects.toMatchObject(limited);
  });
});
