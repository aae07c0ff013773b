import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wardrobe-user-pool-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens the pools of the folder for as long as they are used. */
async function withPools<Result>(use: (pools: UserPoolsUnderTest) => Promise<Result>): Promise<Result> {
  const pools = await userPoolsUnderTest({ folder });
  try {
    return await use(pools);
  } finally {
    await pools.close();
  }
}

test('users, passwords and sessions survive a restart', async () => {
  const { email, tokens, ended } = await withPools(async (pools) => {
    const email = await pools.makeUser();
    const [tokens, ended] = [await pools.signIn(email), await pools.signIn(email)];
    await pools.cognito.send(new RevokeTokenCommand({ ClientId, Token: ended.RefreshToken }));
    return { email, tokens, ended };
  });
  await withPools(async ({ cognito, signIn }) => {
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
  const code = await withPools(async (pools) => {
    await pools.signUp(email);
    return pools.lastCode(email);
  });
  const resetCode = await withPools(async (pools) => {
    await pools.confirm(email, code);
    await pools.cognito.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    return pools.lastCode(email);
  });
  await withPools(async ({ cognito }) => {
    const reset = new ConfirmForgotPasswordCommand({
      ClientId,
      Username: email,
      ConfirmationCode: resetCode,
      Password: 'battery staple 2',
    });
    await expect(cognito.send(reset)).resolves.toBeDefined();
  });
});

test('the keys stay the same', async () => {
  const keys = () => withPools(async ({ pools }) => pools.jwks());
  expect(await keys()).toEqual(await keys());
});

test('an unknown user gets the same salt before and after a restart', async () => {
  const salt = () =>
    withPools(async ({ cognito }) => {
      const { ChallengeParameters } = await cognito.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME: 'nobody@example.com', SRP_A: 'abcdef' },
        }),
      );
      return ChallengeParameters?.['SALT'];
    });
  expect(await salt()).toBe(await salt());
});

test('everything that was answered is on disk while the service still runs', async () => {
  await withPools(async (first) => {
    const email = await first.makeUser();
    const { RefreshToken } = await first.signIn(email);
    await withPools(async ({ cognito }) => {
      const renew = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken });
      await expect(cognito.send(renew)).resolves.toBeDefined();
    });
  });
});

test('the files are for their owner alone', async () => {
  await withPools((pools) => pools.makeUser());
  const files = await readdir(folder);
  expect(files.sort()).toEqual(['signing-key.json', 'user-pools.json']);
  for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
});

test('the files hold neither a password nor a token', async () => {
  const { AccessToken, RefreshToken } = await withPools(async (pools) =>
    pools.signIn(await pools.makeUser()),
  );
  const kept = await readFile(join(folder, 'user-pools.json'), 'utf8');
  for (const secret of [password, AccessToken, RefreshToken, RefreshToken.split('.').at(-1)])
    expect(kept).not.toContain(secret);
});

test('a file that is damaged is named', async () => {
  const file = join(folder, 'user-pools.json');
  await writeFile(file, '{');
  await expect(userPoolsUnderTest({ folder })).rejects.toThrow(`${file} cannot be read.`);
});
