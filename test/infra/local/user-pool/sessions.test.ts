import {
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { tokensOf } from '../../../support/app/srp-client.ts';
import { ClientId, userPoolUnderTest } from './user-pool-under-test.ts';

const day = 24 * 60 * 60 * 1000;
const accessRevoked = { name: 'NotAuthorizedException', message: 'Access Token has been revoked' };
const refreshRevoked = { name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
const invalidRefresh = { name: 'NotAuthorizedException', message: 'Invalid Refresh Token' };

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

describe('a refresh token', () => {
  test('gives new tokens in the same session', async () => {
    const { AccessToken, RefreshToken } = await pool.signIn(email);
    const renewed = await renew(RefreshToken);
    await expect(getUser(renewed.AccessToken)).resolves.toBeDefined();
    expect(decodeJwt(renewed.AccessToken)['origin_jti']).toBe(decodeJwt(AccessToken)['origin_jti']);
    expect(decodeJwt(renewed.IdToken)).toMatchObject({ token_use: 'id', email });
  });

  test('expires after thirty days', async () => {
    const { RefreshToken } = await pool.signIn(email);
    pool.advance(30 * day);
    await expect(renew(RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  test('is refused when a character differs', async () => {
    const { RefreshToken } = await pool.signIn(email);
    const end = RefreshToken.endsWith('A') ? 'B' : 'A';
    await expect(renew(RefreshToken.slice(0, -1) + end)).rejects.toMatchObject(invalidRefresh);
  });

  test.each(['AccessToken', 'IdToken'] as const)('cannot be replaced by an %s', async (kind) => {
    const tokens = await pool.signIn(email);
    await expect(renew(tokens[kind])).rejects.toMatchObject(invalidRefresh);
  });
});

describe('a revoked session', () => {
  test('gives no more tokens', async () => {
    const { RefreshToken } = await pool.signIn(email);
    await revoke(RefreshToken);
    await expect(renew(RefreshToken)).rejects.toMatchObject(refreshRevoked);
  });

  test('takes its access tokens along', async () => {
    const { AccessToken, RefreshToken } = await pool.signIn(email);
    const renewed = await renew(RefreshToken);
    await revoke(RefreshToken);
    await expect(getUser(AccessToken)).rejects.toMatchObject(accessRevoked);
    await expect(getUser(renewed.AccessToken)).rejects.toMatchObject(accessRevoked);
  });

  test('leaves the other sessions of the user alone', async () => {
    const [phone, laptop] = [await pool.signIn(email), await pool.signIn(email)];
    await revoke(phone.RefreshToken);
    await expect(getUser(laptop.AccessToken)).resolves.toBeDefined();
  });

  test('can be revoked again', async () => {
    const { RefreshToken } = await pool.signIn(email);
    await revoke(RefreshToken);
    await expect(revoke(RefreshToken)).resolves.toBeDefined();
  });
});

test('revoking what was never a token changes nothing', async () => {
  await expect(revoke('nothing')).resolves.toBeDefined();
});

test('only refresh tokens can be revoked', async () => {
  const { AccessToken } = await pool.signIn(email);
  await expect(revoke(AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
});
