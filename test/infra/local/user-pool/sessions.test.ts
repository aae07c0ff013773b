import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { tokensOf } from '../../../support/app/srp-client.ts';
import { ClientId, issuer, UserPoolId, userPoolUnderTest } from './user-pool-under-test.ts';

const day = 24 * 60 * 60 * 1000;
const refusal = (message: string) => ({ name: 'NotAuthorizedException', message });
const accessRevoked = refusal('Access Token has been revoked');
const refreshRevoked = refusal('Refresh Token has been revoked');

const pool = await userPoolUnderTest();
const email = await pool.makeUser();
afterAll(() => pool.close());

const getUser = (AccessToken: string) => pool.cognito.send(new GetUserCommand({ AccessToken }));
const renew = async (RefreshToken: string) =>
  tokensOf(
    (await pool.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })))
      .AuthenticationResult,
  );
const revoke = (Token: string) => pool.cognito.send(new RevokeTokenCommand({ ClientId, Token }));
const remove = (Username: string, poolId = UserPoolId) =>
  pool.administration.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username }));

describe('a refresh token', () => {
  test('gives new tokens in the same session, for thirty days', async () => {
    const { AccessToken, RefreshToken } = await pool.signIn(email);
    const renewed = await renew(RefreshToken);
    await expect(getUser(renewed.AccessToken)).resolves.toBeDefined();
    expect(decodeJwt(renewed.AccessToken)['origin_jti']).toBe(decodeJwt(AccessToken)['origin_jti']);
    expect(decodeJwt(renewed.IdToken)).toMatchObject({ token_use: 'id', email });
    pool.advance(30 * day - 1);
    const last = await renew(renewed.RefreshToken);
    pool.advance(1);
    await expect(renew(last.RefreshToken)).rejects.toMatchObject(refusal('Refresh Token has expired'));
  });

  test('is rotated: the former one works for a minute, for retries and other tabs, and then no more', async () => {
    const { RefreshToken } = await pool.signIn(email);
    const [one, other] = [await renew(RefreshToken), await renew(RefreshToken)];
    pool.advance(60_000);
    await expect(renew(RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    for (const each of [one, other]) expect((await renew(each.RefreshToken)).RefreshToken).toBeTruthy();
  });

  test('is refused when a character differs, and cannot be replaced by another token', async () => {
    const { RefreshToken, AccessToken, IdToken } = await pool.signIn(email);
    const end = RefreshToken.endsWith('A') ? 'B' : 'A';
    for (const token of [RefreshToken.slice(0, -1) + end, AccessToken, IdToken])
      await expect(renew(token)).rejects.toMatchObject(refusal('Invalid Refresh Token'));
  });
});

describe('a session that is revoked', () => {
  test('ends with all its tokens, and leaves the other sessions of the user alone', async () => {
    const [phone, laptop] = [await pool.signIn(email), await pool.signIn(email)];
    const renewed = await renew(phone.RefreshToken);
    for (let time = 0; time < 2; time++) await revoke(phone.RefreshToken);
    await expect(renew(phone.RefreshToken)).rejects.toMatchObject(refreshRevoked);
    for (const { AccessToken } of [phone, renewed])
      await expect(getUser(AccessToken)).rejects.toMatchObject(accessRevoked);
    await expect(getUser(laptop.AccessToken)).resolves.toBeDefined();
  });

  test('is named by its refresh token only', async () => {
    const { AccessToken } = await pool.signIn(email);
    await expect(revoke(AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
    await expect(revoke('nothing')).resolves.toBeDefined();
  });
});

describe('a user who is deleted by the app', () => {
  test('signs in no more, has no session any more, and leaves the address to a new user', async () => {
    const person = await pool.makeUser();
    const { AccessToken, RefreshToken } = await pool.signIn(person);
    const { sub = '' } = decodeJwt(AccessToken);
    await remove(sub);
    await expect(pool.signIn(person)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(renew(RefreshToken)).rejects.toMatchObject(refusal('Invalid Refresh Token'));
    await expect(getUser(AccessToken)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await pool.makeUser(person);
    expect(decodeJwt((await pool.signIn(person)).AccessToken).sub).not.toBe(sub);
  });

  test('must exist in this pool, and cannot be deleted by a browser', async () => {
    await expect(remove('nobody@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(remove(email, 'us-east-1_other')).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await expect(
      pool.cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: email })),
    ).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});

test('a user whom the app signs out everywhere has no session any more, and can sign in again', async () => {
  const person = await pool.makeUser();
  const [{ AccessToken, RefreshToken }, others] = [await pool.signIn(person), await pool.signIn(email)];
  await pool.administration.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: person }));
  await expect(renew(RefreshToken)).rejects.toMatchObject(refreshRevoked);
  await expect(getUser(AccessToken)).rejects.toMatchObject(accessRevoked);
  for (const tokens of [others, await pool.signIn(person)])
    await expect(getUser(tokens.AccessToken)).resolves.toBeDefined();
});

test('tokens are verified by the published keys, and expire after a quarter of an hour', async () => {
  const keys = createLocalJWKSet(pool.pool.jwks);
  const { AccessToken, IdToken } = await pool.signIn(email);
  const access = await jwtVerify(AccessToken, keys, { issuer, algorithms: ['RS256'] });
  expect(access.payload).toMatchObject({ token_use: 'access', client_id: ClientId });
  const id = await jwtVerify(IdToken, keys, { issuer, audience: ClientId, algorithms: ['RS256'] });
  expect(id.payload).toMatchObject({ token_use: 'id', email, email_verified: true });
  expect(id.payload.sub).toBe(access.payload.sub);
  for (const { iat = 0, exp } of [access.payload, id.payload]) expect(exp).toBe(iat + 900);
});
