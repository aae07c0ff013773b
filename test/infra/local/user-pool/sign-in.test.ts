import { getDiffieHellman } from 'node:crypto';
import {
  InitiateAuthCommand,
  type InitiateAuthCommandInput,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, describe, expect, test } from 'vitest';
import { beginSrp } from '../../../support/app/srp-client.ts';
import { ClientId, newAddress, password, UserPoolId, userPoolUnderTest } from './user-pool-under-test.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const newPassword = 'battery staple 2';
const noSuchSession = { name: 'NotAuthorizedException', message: 'Invalid session for the user.' };
const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const wrongCode = { name: 'CodeMismatchException' };

const pool = await userPoolUnderTest();
const email = await pool.makeUser();
afterAll(() => pool.close());

/** Computes the correct answer to a challenge, without sending it. */
async function rightAnswer(username: string) {
  const srp = beginSrp(UserPoolId, password);
  const { ChallengeParameters = {} } = await pool.challenge(username, srp.SRP_A);
  return srp.answer(ChallengeParameters);
}

test('the right password gives three tokens, whatever the case of the address, and a wrong one none', async () => {
  const { AuthenticationResult } = await pool.answer(await rightAnswer(email));
  expect(AuthenticationResult).toEqual({
    AccessToken: expect.any(String),
    IdToken: expect.any(String),
    RefreshToken: expect.any(String),
    TokenType: 'Bearer',
    ExpiresIn: 900,
  });
  await expect(pool.signIn(email.toUpperCase())).resolves.toBeDefined();
  await expect(pool.signIn(email, 'wrong')).rejects.toMatchObject(incorrect);
});

test('an unknown client is refused, and any flow but SRP', async () => {
  const initiate = (change: Partial<InitiateAuthCommandInput>) =>
    pool.cognito.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A: 'abcdef' },
        ...change,
      }),
    );
  await expect(initiate({ ClientId: 'unknown' })).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: 'User pool client unknown does not exist.',
  });
  for (const change of [
    { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } } as const,
    { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: 'any' } } as const,
    { AuthParameters: { USERNAME: email } },
  ])
    await expect(initiate(change)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('a challenge carries what the client needs and a salt that stays', async () => {
  const [first, second] = [await pool.challenge(email), await pool.challenge(email)];
  expect(first.ChallengeName).toBe('PASSWORD_VERIFIER');
  expect(first.ChallengeParameters).toEqual({
    USERNAME: expect.any(String),
    USER_ID_FOR_SRP: first.ChallengeParameters?.['USERNAME'],
    SALT: second.ChallengeParameters?.['SALT'],
    SRP_B: expect.stringMatching(/^[0-9a-f]+$/),
    SECRET_BLOCK: expect.any(String),
  });
  expect(first.ChallengeParameters?.['SRP_B']).not.toBe(second.ChallengeParameters?.['SRP_B']);
});

test('a client key that would make the shared secret zero is refused, and one that is no number', async () => {
  const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
  for (const key of ['0', N.toString(16), (2n * N).toString(16), 'key'])
    await expect(pool.challenge(email, key)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

describe('a right answer to a challenge', () => {
  test('counts once, and for less than three minutes', async () => {
    const [answer, late] = [await rightAnswer(email), await rightAnswer(email)];
    pool.advance(3 * minute - 1);
    await pool.answer(answer);
    await expect(pool.answer(answer)).rejects.toMatchObject(noSuchSession);
    pool.advance(1);
    await expect(pool.answer(late)).rejects.toMatchObject(noSuchSession);
  });

  test('counts no more once the password was changed', async () => {
    const changed = await pool.makeUser();
    const answer = await rightAnswer(changed);
    await pool.forget(changed);
    await pool.reset(changed, newPassword);
    await expect(pool.answer(answer)).rejects.toMatchObject(incorrect);
  });
});

describe('a forgotten password', () => {
  test('is replaced once by a mailed code, which a password that breaks the policy leaves valid', async () => {
    const person = await pool.makeUser();
    expect(await pool.forget(person)).toMatchObject({
      CodeDeliveryDetails: { Destination: 'p***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    await expect(pool.reset(person, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    pool.advance(hour - 1);
    await pool.reset(person, newPassword);
    await expect(pool.signIn(person)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(pool.signIn(person, newPassword)).resolves.toBeDefined();
    await expect(pool.reset(person, newPassword)).rejects.toMatchObject(wrongCode);
  });

  test('is not replaced by a code that is an hour old, nor by that of a sign-up', async () => {
    await pool.forget(email);
    pool.advance(hour);
    await expect(pool.reset(email, newPassword)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    const person = newAddress();
    await pool.signUp(person);
    await expect(pool.reset(person, newPassword)).rejects.toMatchObject(wrongCode);
  });

  test('gets no mail at an address that nobody has confirmed, or that is unknown', async () => {
    const unconfirmed = newAddress();
    await pool.signUp(unconfirmed);
    const sent = pool.mails.length;
    for (const address of [unconfirmed, newAddress()])
      await expect(pool.forget(address)).resolves.toBeDefined();
    expect(pool.mails).toHaveLength(sent);
  });
});

const calls: Record<string, (name: string) => Promise<unknown>> = {
  'a sign-in': (name) => pool.signIn(name, 'wrong'),
  'a confirmation': (name) => pool.confirm(name, 'wrong'),
  'another code': (Username) => pool.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username })),
  'a forgotten password': (name) => pool.forget(name),
  'a new password': (name) => pool.reset(name, password, 'wrong'),
};

/** The answers or errors of seven calls in a row. */
async function outcomes(call: () => Promise<unknown>) {
  const seen: unknown[] = [];
  for (let attempt = 1; attempt <= 7; attempt++)
    seen.push(
      await call().then(
        (answer) => ({ ...(answer as object), $metadata: undefined }),
        (error: Error) => ({ name: error.name, message: error.message }),
      ),
    );
  return seen;
}

test.each(Object.entries(calls))('an unknown name gets the answer of a user to %s', async (_, call) => {
  const [unknown, unconfirmed, confirmed] = [newAddress(), newAddress(), await pool.makeUser()];
  await pool.signUp(unconfirmed);
  const told = await outcomes(() => call(unknown));
  for (const known of [unconfirmed, confirmed]) expect(await outcomes(() => call(known))).toEqual(told);
});
