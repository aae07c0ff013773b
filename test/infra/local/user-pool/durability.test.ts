import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

test('users, passwords and sessions survive a restart', async () => {
  const { email, tokens, ended } = await withPool(async (pool) => {
    const email = await pool.makeUser();
    const [tokens, ended] = [await pool.signIn(email), await pool.signIn(email)];
    await pool.cognito.send(new RevokeTokenCommand({ ClientId, Token: ended.RefreshToken }));
    return { email, tokens, ended };
  });
  await withPool(async ({ cognito, signIn }) => {
    const { AccessToken, RefreshToken } = tokens;
    await expect(cognito.send(new GetUserCommand({ AccessToken }))).resolves.toBeDefined();
    const renew = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken });
    await expect(cognito.send(renew)).resolves.toBeDefined();
    await expect(cognito.send(new GetUserCommand({ AccessToken: ended.AccessToken }))).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    });
    await expect(signIn(email)).resolves.toBeDefined();
    await expect(signIn(email, 'wrong')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

test('mailed codes survive a restart', async () => {
  const email = newAddress();
  const code = await withPool(async (pool) => {
    await pool.signUp(email);
    return pool.lastCode(email);
  });
  const resetCode = await withPool(async (pool) => {
    await pool.confirm(email, code);
    await pool.forget(email);
    return pool.lastCode(email);
  });
  await withPool(async (pool) => {
    await expect(pool.reset(email, 'battery staple 2', resetCode)).resolves.toBeDefined();
  });
});

test('the keys stay the same', async () => {
  const keys = () => withPool(async ({ pool }) => pool.jwks);
  expect(await keys()).toEqual(await keys());
});

test('an unknown user gets the same salt before and after a restart', async () => {
  const salt = () =>
    withPool(async ({ challenge }) => (await challenge('nobody@example.com')).ChallengeParameters?.['SALT']);
  expect(await salt()).toBe(await salt());
});

test('everything that was answered is on disk while the service still runs', async () => {
  await withPool(async (first) => {
    const email = await first.makeUser();
    const { RefreshToken } = await first.signIn(email);
    await withPool(async ({ cognito }) => {
      const renew = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken });
      await expect(cognito.send(renew)).resolves.toBeDefined();
    });
  });
});

test('only their owner can read the files', async () => {
  await withPool((pool) => pool.makeUser());
  const files = await readdir(folder);
  expect(files.sort()).toEqual(['signing-key.json', 'user-pools.json']);
  for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
});

test('the files contain neither a password nor a token', async () => {
  const { AccessToken, RefreshToken } = await withPool(async (pool) => pool.signIn(await pool.makeUser()));
  const kept = await readFile(join(folder, 'user-pools.json'), 'utf8');
  for (const secret of [password, AccessToken, RefreshToken, RefreshToken.split('.').at(-1)])
    expect(kept).not.toContain(secret);
});

test('a file that is damaged is named', async () => {
  const file = join(folder, 'user-pools.json');
  await writeFile(file, '{');
  await expect(userPoolUnderTest({ folder })).rejects.toThrow(`${file} cannot be read.`);
});
