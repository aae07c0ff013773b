import {
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ClientId,
  tokensOf,
  UserPoolId,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

const day = 24 * 60 * 60 * 1000;
const accessRevoked = { name: 'NotAuthorizedException', message: 'Access Token has been revoked' };
const refreshRevoked = { name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
const invalidRefresh = { name: 'NotAuthorizedException', message: 'Invalid Refresh Token' };

let pools: UserPoolsUnderTest;
let email: string;

beforeAll(async () => {
  pools = await userPoolsUnderTest();
  email = await pools.makeUser();
  await pools.pools.ensureUserPool({
    poolId: UserPoolId,
    clientId: 'other',
    pool: { PoolName: 'wardrobe' },
    client: { ClientName: 'other' },
  });
});
afterAll(() => pools.close());

const getUser = (AccessToken: string) => pools.cognito.send(new GetUserCommand({ AccessToken }));
const renew = async (RefreshToken: string, client = ClientId) =>
  tokensOf(
    (await pools.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId: client, RefreshToken })))
      .AuthenticationResult,
  );
const revoke = (Token: string, client = ClientId) =>
  pools.cognito.send(new RevokeTokenCommand({ ClientId: client, Token }));

describe('a refresh token', () => {
  test('gives new tokens in the same session', async () => {
    const { AccessToken, RefreshToken } = await pools.signIn(email);
    const renewed = await renew(RefreshToken);
    await expect(getUser(renewed.AccessToken)).resolves.toBeDefined();
    expect(decodeJwt(renewed.AccessToken)['origin_jti']).toBe(decodeJwt(AccessToken)['origin_jti']);
    expect(decodeJwt(renewed.IdToken)).toMatchObject({ token_use: 'id', email });
  });

  test('gives new tokens by the older call too', async () => {
    const { RefreshToken } = await pools.signIn(email);
    const { AuthenticationResult } = await pools.cognito.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    );
    await expect(getUser(tokensOf(AuthenticationResult).AccessToken)).resolves.toBeDefined();
  });

  test('expires after thirty days', async () => {
    const { RefreshToken } = await pools.signIn(email);
    pools.advance(30 * day);
    await expect(renew(RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  test('is refused when a character differs', async () => {
    const { RefreshToken } = await pools.signIn(email);
    const end = RefreshToken.endsWith('A') ? 'B' : 'A';
    await expect(renew(RefreshToken.slice(0, -1) + end)).rejects.toMatchObject(invalidRefresh);
  });

  test('is of no use to another client', async () => {
    const { RefreshToken } = await pools.signIn(email);
    await expect(renew(RefreshToken, 'other')).rejects.toMatchObject(invalidRefresh);
    await expect(revoke(RefreshToken, 'other')).rejects.toMatchObject({ name: 'UnauthorizedException' });
    await expect(renew(RefreshToken)).resolves.toBeDefined();
  });

  test.each(['AccessToken', 'IdToken'] as const)('cannot be replaced by an %s', async (kind) => {
    const tokens = await pools.signIn(email);
    await expect(renew(tokens[kind])).rejects.toMatchObject(invalidRefresh);
  });
});

describe('a revoked session', () => {
  test('gives no more tokens', async () => {
    const { RefreshToken } = await pools.signIn(email);
    await revoke(RefreshToken);
    await expect(renew(RefreshToken)).rejects.toMatchObject(refreshRevoked);
  });

  test('takes its access tokens along, for signing out everywhere too', async () => {
    const { AccessToken, RefreshToken } = await pools.signIn(email);
    const renewed = await renew(RefreshToken);
    await revoke(RefreshToken);
    await expect(getUser(AccessToken)).rejects.toMatchObject(accessRevoked);
    await expect(getUser(renewed.AccessToken)).rejects.toMatchObject(accessRevoked);
    const signOut = new GlobalSignOutCommand({ AccessToken });
    await expect(pools.cognito.send(signOut)).rejects.toMatchObject(accessRevoked);
  });

  test('leaves the other sessions of the user alone', async () => {
    const [phone, laptop] = [await pools.signIn(email), await pools.signIn(email)];
    await revoke(phone.RefreshToken);
    await expect(getUser(laptop.AccessToken)).resolves.toBeDefined();
  });

  test('can be revoked again', async () => {
    const { RefreshToken } = await pools.signIn(email);
    await revoke(RefreshToken);
    await expect(revoke(RefreshToken)).resolves.toBeDefined();
  });
});

test('revoking what was never a token changes nothing', async () => {
  await expect(revoke('nothing')).resolves.toBeDefined();
});

test('only refresh tokens can be revoked', async () => {
  const { AccessToken } = await pools.signIn(email);
  await expect(revoke(AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
});

const globalSignOuts: [string, (AccessToken: string) => Promise<unknown>][] = [
  ['the user', (AccessToken) => pools.cognito.send(new GlobalSignOutCommand({ AccessToken }))],
  [
    'the owner of the pool',
    () => pools.cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: email })),
  ],
];

test.each(globalSignOuts)('a global sign-out by %s ends all sessions', async (_, signOutEverywhere) => {
  const [phone, laptop] = [await pools.signIn(email), await pools.signIn(email)];
  await signOutEverywhere(phone.AccessToken);
  for (const { AccessToken, RefreshToken } of [phone, laptop]) {
    await expect(getUser(AccessToken)).rejects.toMatchObject(accessRevoked);
    await expect(renew(RefreshToken)).rejects.toMatchObject(refreshRevoked);
  }
  await expect(pools.signIn(email)).resolves.toBeDefined();
});
