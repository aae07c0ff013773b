import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ExportedUser } from '../../functions/identity/workers/export-users.ts';
import { inTurns } from '../../functions/platform/in-turns.ts';
import type { Ids } from './re-key.ts';

const pool = new CognitoIdentityProviderClient({});

/** Reads an export of the user pool; see `functions/identity/workers/export-users.ts`. */
export async function readExport(bucket: string, key: string): Promise<ExportedUser[]> {
  const { Body } = await new S3Client({}).send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  const text = gunzipSync((await Body?.transformToByteArray()) ?? '').toString();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * Creates the users of an export who are missing in a pool, without a mail, and returns their former and new subjects.
 * Each gets a random permanent password, which is not kept. Without a permanent password, Cognito refuses to send the
 * code with which a person sets a new one.
 * People who had never confirmed their address are left out: they have no rows, and sign up again.
 */
export async function restorePeople(exported: readonly ExportedUser[], UserPoolId: string): Promise<Ids> {
  const present = await usersOf(UserPoolId);
  const subjects = new Map<string, string>();
  await inTurns(
    exported.filter(({ status }) => status !== 'UNCONFIRMED'),
    async ({ attributes: { sub = '', ...attributes } }) => {
      const email = attributes['email'] ?? '';
      const user = present.get(email.toLowerCase()) ?? (await create(UserPoolId, email, attributes));
      if (user.status === 'FORCE_CHANGE_PASSWORD')
        await pool.send(
          new AdminSetUserPasswordCommand({
            UserPoolId,
            Username: user.sub,
            Password: randomBytes(48).toString('base64url'),
            Permanent: true,
          }),
        );
      if (user.sub !== sub) subjects.set(sub, user.sub);
    },
  );
  return subjects;
}

/** Of these subjects, those who are not in a pool: their accounts were deleted, or came after the last export. */
export async function withoutAccount(subjects: readonly string[], UserPoolId: string): Promise<string[]> {
  const present = new Set((await usersOf(UserPoolId)).values().map(({ sub }) => sub));
  return subjects.filter((each) => !present.has(each));
}

type User = { sub: string; status: string };

async function create(UserPoolId: string, email: string, attributes: object): Promise<User> {
  const { User } = await pool.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  // The user name of a pool whose users sign in with their address is the subject.
  return { sub: User?.Username ?? '', status: User?.UserStatus ?? '' };
}

/** The users of a pool by their addresses. */
async function usersOf(UserPoolId: string): Promise<Map<string, User>> {
  const users = new Map<string, User>();
  for await (const { Users = [] } of paginateListUsers({ client: pool }, { UserPoolId }))
    for (const { Username: sub = '', UserStatus: status = '', Attributes = [] } of Users) {
      const email = Attributes.find(({ Name }) => Name === 'email')?.Value ?? '';
      users.set(email.toLowerCase(), { sub, status });
    }
  return users;
}
