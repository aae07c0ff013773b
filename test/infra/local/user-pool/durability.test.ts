import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  type UserPoolUnderTest,
  userPoolUnderTest,
} from './user-pool-under-test.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wardrobe-user-pool-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens the pool stored in the folder, and closes it after use. */
async function withPool<Result>(use: (pool: UserPoolUnderTest) => Promise<Result>): Promise<Result> {
  const pool = await userPoolUnderTest({ folder });
  try {
    return await use(pool);
  } finally {
    await pool.close();
  }
}

test('users, sessions, codes, keys and the salts of unknown names survive a restart', async () => {
  const [email, late] = [newAddress(), newAddress()];
  const salt = async ({ challenge }: UserPoolUnderTest) =>
    (await challenge('nobody@example.com')).ChallengeParameters?.['SALT'];
  const before = await withPool(async (pool) => {
    await pool.makeUser(email);
    await pool.signUp(late);
    const [tokens, ended] = [await pool.signIn(email), await pool.signIn(email)];
    await pool.cognito.send(new RevokeTokenCommand({ ClientId, Token: ended.RefreshToken }));
    await pool.forget(email);
    const codes = { reset: pool.lastCode(email), late: pool.lastCode(late) };
    // Everything that was answered is on disk while the service still runs.
    await withPool(({ signIn }) => signIn(email));
    return { tokens, ended, codes, keys: pool.pool.jwks, salt: await salt(pool) };
  });
  await withPool(async (pool) => {
    const { cognito } = pool;
    const { AccessToken, RefreshToken } = before.tokens;
    await expect(cognito.send(new GetUserCommand({ AccessToken }))).resolves.toBeDefined();
    const renew = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken });
    await expect(cognito.send(renew)).resolves.toBeDefined();
    const revoked = cognito.send(new GetUserCommand({ AccessToken: before.ended.AccessToken }));
    await expect(revoked).rejects.toMatchObject({ message: 'Access Token has been revoked' });
    await expect(pool.signIn(email)).resolves.toBeDefined();
    await expect(pool.signIn(email, 'wrong')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await pool.reset(email, 'battery staple 2', before.codes.reset);
    await pool.confirm(late, before.codes.late);
    expect([pool.pool.jwks, await salt(pool)]).toEqual([before.keys, before.salt]);
  });
});

test('the files contain neither a password nor a token, and only their owner can read them', async () => {
  const { AccessToken, RefreshToken } = await withPool(async (pool) => pool.signIn(await pool.makeUser()));
  const files = await readdir(folder);
  expect(files.sort()).toEqual(['signing-key.json', 'user-pools.json']);
  for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  const kept = await readFile(join(folder, 'user-pools.json'), 'utf8');
  for (const secret of [password, AccessToken, RefreshToken, RefreshToken.split('.').at(-1)])
    expect(kept).not.toContain(secret);
});
