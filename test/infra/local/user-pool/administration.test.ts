import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { ClientId, UserPoolId, userPoolUnderTest } from './user-pool-under-test.ts';

const pool = await userPoolUnderTest();
afterAll(() => pool.close());

const remove = (Username: string, poolId = UserPoolId) =>
  pool.administration.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username }));

describe('a user who is deleted', () => {
  test('signs in no more, and has no session any more', async () => {
    const email = await pool.makeUser();
    const { AccessToken, RefreshToken } = await pool.signIn(email);
    await remove(decodeJwt(AccessToken).sub ?? '');
    await expect(pool.signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(
      pool.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Invalid Refresh Token' });
    await expect(pool.cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  test('leaves the address to a new user', async () => {
    const email = await pool.makeUser();
    const { AccessToken } = await pool.signIn(email);
    await remove(email);
    await pool.makeUser(email);
    const again = await pool.signIn(email);
    expect(decodeJwt(again.AccessToken).sub).not.toBe(decodeJwt(AccessToken).sub);
  });
});

test('a user who is signed out everywhere has no session any more, and can sign in again', async () => {
  const [email, other] = [await pool.makeUser(), await pool.makeUser()];
  const [{ AccessToken, RefreshToken }, others] = [await pool.signIn(email), await pool.signIn(other)];
  await pool.administration.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: email }));
  await expect(
    pool.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })),
  ).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
  await expect(pool.cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
    message: 'Access Token has been revoked',
  });
  for (const { AccessToken } of [others, await pool.signIn(email)])
    await expect(pool.cognito.send(new GetUserCommand({ AccessToken }))).resolves.toBeDefined();
});

test('deleting somebody unknown, or of another pool, is refused', async () => {
  await expect(remove('nobody@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  await expect(remove(await pool.makeUser(), 'us-east-1_other')).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
});

test('a browser cannot delete users', async () => {
  const email = await pool.makeUser();
  await expect(
    pool.cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: email })),
  ).rejects.toMatchObject({ name: 'UnknownOperationException' });
  await expect(pool.signIn(email)).resolves.toBeDefined();
});
