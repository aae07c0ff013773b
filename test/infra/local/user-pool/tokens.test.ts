import {
  AdminAddUserToGroupCommand,
  CreateGroupCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ClientId,
  UserPoolId,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

const issuer = `https://identity.example/${UserPoolId}`;

let pools: UserPoolsUnderTest;
let email: string;

beforeAll(async () => {
  pools = await userPoolsUnderTest({
    client: { AccessTokenValidity: 30, TokenValidityUnits: { AccessToken: 'seconds' } },
  });
  email = await pools.makeUser();
});
afterAll(() => pools.close());

const getUser = (AccessToken: string) => pools.cognito.send(new GetUserCommand({ AccessToken }));

describe('tokens', () => {
  test('are verified by the published keys', async () => {
    const keys = createRemoteJWKSet(new URL(`${pools.url}/${UserPoolId}/.well-known/jwks.json`));
    const { AccessToken, IdToken } = await pools.signIn(email);
    const access = await jwtVerify(AccessToken, keys, { issuer, algorithms: ['RS256'] });
    expect(access.payload).toMatchObject({ token_use: 'access', client_id: ClientId });
    const id = await jwtVerify(IdToken, keys, { issuer, audience: ClientId, algorithms: ['RS256'] });
    expect(id.payload).toMatchObject({ token_use: 'id', email, email_verified: true });
    expect(id.payload.sub).toBe(access.payload.sub);
  });

  test('are verified in the same process without a request', async () => {
    const { AccessToken } = await pools.signIn(email);
    await expect(jwtVerify(AccessToken, createLocalJWKSet(pools.pools.jwks()))).resolves.toBeDefined();
  });

  test('carry the groups of the user', async () => {
    const member = await pools.makeUser();
    expect(decodeJwt((await pools.signIn(member)).AccessToken)).not.toHaveProperty('cognito:groups');
    await pools.cognito.send(new CreateGroupCommand({ UserPoolId, GroupName: 'editors' }));
    await pools.cognito.send(
      new AdminAddUserToGroupCommand({ UserPoolId, GroupName: 'editors', Username: member }),
    );
    const { AccessToken, IdToken } = await pools.signIn(member);
    expect(decodeJwt(AccessToken)['cognito:groups']).toEqual(['editors']);
    expect(decodeJwt(IdToken)['cognito:groups']).toEqual(['editors']);
  });
});

test('the discovery document leads to the keys', async () => {
  const response = await fetch(`${pools.url}/${UserPoolId}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({ issuer, jwks_uri: `${issuer}/.well-known/jwks.json` });
});

test('an unknown pool has no keys', async () => {
  const response = await fetch(`${pools.url}/us-east-1_unknown/.well-known/jwks.json`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ __type: 'ResourceNotFoundException' });
});

test('an access token expires when the client says', async () => {
  const { AccessToken, ExpiresIn } = await pools.signIn(email);
  expect(ExpiresIn).toBe(30);
  pools.advance(29_000);
  await expect(getUser(AccessToken)).resolves.toBeDefined();
  pools.advance(1_000);
  await expect(getUser(AccessToken)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Access Token has expired',
  });
});

describe('for an access token nobody can pass off', () => {
  const invalid = { name: 'NotAuthorizedException', message: 'Invalid Access Token' };

  test('an id token', async () => {
    const { IdToken } = await pools.signIn(email);
    await expect(getUser(IdToken)).rejects.toMatchObject(invalid);
  });

  test('a refresh token', async () => {
    const { RefreshToken } = await pools.signIn(email);
    await expect(getUser(RefreshToken)).rejects.toMatchObject(invalid);
  });

  test('one with changed claims', async () => {
    const { AccessToken } = await pools.signIn(email);
    const [header, , signature] = AccessToken.split('.');
    const claims = { ...decodeJwt(AccessToken), sub: 'somebody-else' };
    const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    await expect(getUser(forged)).rejects.toMatchObject(invalid);
  });

  test('one signed by another key', async () => {
    const { AccessToken } = await pools.signIn(email);
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(decodeJwt(AccessToken))
      .setProtectedHeader({ alg: 'RS256', kid: pools.pools.jwks().keys[0]?.kid ?? '' })
      .sign(privateKey);
    await expect(getUser(forged)).rejects.toMatchObject(invalid);
  });

  test('one without a signature', async () => {
    const { AccessToken } = await pools.signIn(email);
    await expect(getUser(new UnsecuredJWT(decodeJwt(AccessToken)).encode())).rejects.toMatchObject(invalid);
  });

  test('one signed with the public key as a shared secret', async () => {
    const { AccessToken } = await pools.signIn(email);
    const secret = new TextEncoder().encode(JSON.stringify(pools.pools.jwks().keys[0]));
    const forged = await new SignJWT(decodeJwt(AccessToken))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    await expect(getUser(forged)).rejects.toMatchObject(invalid);
  });

  test('something that is no token', async () => {
    await expect(getUser('token')).rejects.toMatchObject(invalid);
  });
});
