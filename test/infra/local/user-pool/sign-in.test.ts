import { getDiffieHellman } from 'node:crypto';
import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, describe, expect, test } from 'vitest';
import { beginSrp } from '../../../support/app/srp-client.ts';
import { ClientId, password, UserPoolId, userPoolUnderTest } from './user-pool-under-test.ts';

const minute = 60 * 1000;
const noSuchSession = { name: 'NotAuthorizedException', message: 'Invalid session for the user.' };
const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

const pool = await userPoolUnderTest();
const email = await pool.makeUser();
afterAll(() => pool.close());

/** Computes the correct answer to a challenge, without sending it. */
async function rightAnswer(username: string) {
  const srp = beginSrp(UserPoolId, password);
  const { ChallengeParameters = {} } = await pool.challenge(username, srp.SRP_A);
  return srp.answer(ChallengeParameters);
}

test('the right password gives an access, an id and a refresh token', async () => {
  const { AuthenticationResult } = await pool.answer(await rightAnswer(email));
  expect(AuthenticationResult).toEqual({
    AccessToken: expect.any(String),
    IdToken: expect.any(String),
    RefreshToken: expect.any(String),
    TokenType: 'Bearer',
    ExpiresIn: 900,
  });
});

test('the address may be written in any case', async () => {
  await expect(pool.signIn(email.toUpperCase())).resolves.toBeDefined();
});

test('a wrong password is refused', async () => {
  await expect(pool.signIn(email, 'wrong')).rejects.toMatchObject(incorrect);
});

test('an unknown client is refused', async () => {
  const call = new InitiateAuthCommand({
    ClientId: 'unknown',
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: 'abcdef' },
  });
  await expect(pool.cognito.send(call)).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: 'User pool client unknown does not exist.',
  });
});

test.each([
  ['USER_PASSWORD_AUTH', { USERNAME: 'a@example.com', PASSWORD: password }],
  ['REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'any' }],
  ['USER_SRP_AUTH', { USERNAME: 'a@example.com' }],
] as const)('%s is refused with %j', async (AuthFlow, AuthParameters) => {
  const call = new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters });
  await expect(pool.cognito.send(call)).rejects.toMatchObject({ name: 'InvalidParameterException' });
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

describe('a client key', () => {
  const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

  test.each([
    ['zero', '0'],
    ['the modulus', N.toString(16)],
    ['a multiple of the modulus', (2n * N).toString(16)],
    ['no number', 'key'],
  ])('that is %s is refused', async (_, SRP_A) => {
    await expect(pool.challenge(email, SRP_A)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});

describe('a right answer', () => {
  test('counts once', async () => {
    const answer = await rightAnswer(email);
    await pool.answer(answer);
    await expect(pool.answer(answer)).rejects.toMatchObject(noSuchSession);
  });

  test('comes too late after three minutes', async () => {
    const answer = await rightAnswer(email);
    pool.advance(3 * minute);
    await expect(pool.answer(answer)).rejects.toMatchObject(noSuchSession);
  });

  test('counts no more once the password was changed', async () => {
    const changed = await pool.makeUser();
    const answer = await rightAnswer(changed);
    await pool.forget(changed);
    await pool.reset(changed, 'battery staple 2');
    await expect(pool.answer(answer)).rejects.toMatchObject(incorrect);
  });
});
