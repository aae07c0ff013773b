import { gzipSync } from 'node:zlib';
import { paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { requireVariable } from '../../platform/environment.ts';
import { objectStorage } from '../../platform/object-storage.ts';
import { userPoolId } from '../../platform/user-pool.ts';
import { userPoolClient } from '../../platform/user-pool-client.ts';

const bucket = requireVariable('USER_EXPORTS_BUCKET');

/** A user in an export, which has one JSON line for each. Cognito returns neither passwords nor hashes of them. */
export type ExportedUser = {
  username: string;
  status: string;
  /** By name, among them `sub`, `email` and `email_verified`. */
  attributes: Record<string, string>;
};

/**
 * Writes all users of the pool into the bucket of exports, as gzipped JSON lines. The name of the object is the time at
 * which the export began. A run that fails stores nothing.
 */
export async function handler(): Promise<{ key: string; users: number }> {
  const key = `users/${new Date().toISOString()}.jsonl.gz`;
  const pages: Buffer[] = [];
  let users = 0;
  const listing = { UserPoolId: userPoolId };
  for await (const { Users = [] } of paginateListUsers({ client: userPoolClient }, listing)) {
    const lines = Users.map(({ Username = '', UserStatus = '', Attributes = [] }) => {
      const attributes = Object.fromEntries(Attributes.map(({ Name, Value = '' }) => [Name, Value]));
      return JSON.stringify({ username: Username, status: UserStatus, attributes } satisfies ExportedUser);
    });
    // Each page is a member of the gzip file, so that only compressed pages are kept in memory.
    pages.push(gzipSync(lines.map((line) => `${line}\n`).join('')));
    users += Users.length;
  }
  await objectStorage.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: Buffer.concat(pages),
      ContentType: 'application/gzip',
    }),
  );
  return { key, users };
}
