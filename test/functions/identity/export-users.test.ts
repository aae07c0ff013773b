import { gunzipSync } from 'node:zlib';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, vi } from 'vitest';
import { startApp } from '../../support/app/app.ts';

const app = await startApp();
const people = [await app.signUp('Ada'), await app.signUp(), await app.signUp()];

it('the export holds every user of all pages, with subject, address and name, and no password', async () => {
  // Pages of two users in place of sixty.
  const { send } = CognitoIdentityProviderClient.prototype;
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(function (
    this: CognitoIdentityProviderClient,
    command: unknown,
  ) {
    if (command instanceof ListUsersCommand) command.input.Limit = 2;
    return (send as (each: unknown) => never).call(this, command);
  });
  const { key, users } = (await app.invoke('exportUsers', {})) as { key: string; users: number };
  expect(users).toBe(3);
  const object = { Bucket: process.env['USER_EXPORTS_BUCKET'], Key: key };
  const { Body } = await new S3Client({}).send(new GetObjectCommand(object));
  const text = gunzipSync((await Body?.transformToByteArray()) ?? '').toString();
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(
    people.map(({ userId, email }, at) => ({
      username: userId,
      status: 'CONFIRMED',
      attributes: { sub: userId, email, email_verified: 'true', ...(at === 0 && { name: 'Ada' }) },
    })),
  );
});
