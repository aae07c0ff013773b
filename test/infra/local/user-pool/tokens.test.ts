import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { createLocalJWKSet, decodeJwt, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { ClientId, issuer, userPoolUnderTest } from './user-pool-under-test.ts';

const pool = await userPoolUnderTest();
const email = await pool.makeUser();
afterAll(() => pool.close());

const getUser = (AccessToken: string) => pool.cognito.send(new GetUserCommand({ AccessToken }));

test('tokens are verified by the published keys', async () => {
  const keys = createLocalJWKSet(pool.pool.jwks);
  const { AccessToken, IdToken } = await pool.signIn(email);
  const access = await jwtVerify(AccessToken, keys, { issuer, algorithms: ['RS256'] });
  expect(access.payload).toMatchObject({ token_use: 'access', client_id: ClientId });
  const id = await jwtVerify(IdToken, keys, { issuer, audience: ClientId, algorithms: ['RS256'] });
  expect(id.payload).toMatchObject({ token_use: 'id', email, email_verified: true });
  expect(id.payload.sub).toBe(access.payload.sub);
});

test('an access token expires after a quarter of an hour', async () => {
  const { AccessToken, ExpiresIn } = await pool.signIn(email);
  expect(ExpiresIn).toBe(900);
  pool.advance(899_000);
  await expect(getUser(AccessToken)).resolves.toBeDefined();
  pool.advance(1_000);
  await expect(getUser(AccessToken)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Access Token has expired',
  });
});

describe('refused as an access token is', () => {
  const invalid = { name: 'NotAuthorizedException', message: 'Invalid Access Token' };

  test('an id token', async () => {
    const { IdToken } = await pool.signIn(email);
    await expect(getUser(IdToken)).rejects.toMatchObject(invalid);
  });

  test('a refresh token', async () => {
    const { RefreshToken } = await pool.signIn(email);
    await expect(getUser(RefreshToken)).rejects.toMatchObject(invalid);
  });

  test('one with changed claims', async () => {
    const { AccessToken } = await pool.signIn(email);
    const [header, , signature] = AccessToken.split('.');
    const claims = { ...decodeJwt(AccessToken), sub: 'somebody-else' };
    const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    await expect(getUser(forged)).rejects.toMatchObject(invalid);
  });

  test('one signed by another key', async () => {
    const { AccessToken } = await pool.signIn(email);
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(decodeJwt(AccessToken))
      .setProtectedHeader({ alg: 'RS256', kid: pool.pool.jwks.keys[0]?.kid ?? '' })
      .sign(privateKey);
    await expect(getUser(forged)).rejects.toMatchObject(invalid);
  });

  test('one without a signature', async () => {
    const { AccessToken } = await pool.signIn(email);
    await expect(getUser(new UnsecuredJWT(decodeJwt(AccessToken)).encode())).rejects.toMatchObject(invalid);
  });

  test('one signed with the public key as a shared secret', async () => {
    const { AccessToken } = await pool.signIn(email);
    const secret = new TextEncoder().encode(JSON.stringify(pool.pool.jwks.keys[0]));
    const forged = await new SignJWT(decodeJwt(AccessToken))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    await expect(getUser(forged)).rejects.toMatchObject(invalid);
  });

  test('something that is no token', async () => {
    await expect(getUser('token')).rejects.toMatchObject(invalid);
  });
});
