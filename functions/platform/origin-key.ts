import { createHash, timingSafeEqual } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { requireVariable } from './environment.ts';
import { type OriginKeys, originKeyHeader } from './origin-key-format.ts';

/**
 * The least time between two reads of the secret. An unknown key may be a new one, so the secret is read again, but
 * wrong keys must not cause a read each time.
 */
const millisecondsBetweenReads = 10_000;

const secretId = requireVariable('ORIGIN_KEY_SECRET');
const secrets = new SecretsManagerClient({});
let known: Promise<OriginKeys> | undefined;
let readAt = 0;

/** Whether a request came through CloudFront, and so through the firewall. Header names may have any case. */
export async function isFromCloudFront(
  headers: Readonly<Record<string, string | undefined>> | null,
): Promise<boolean> {
  const name = Object.keys(headers ?? {}).find((each) => each.toLowerCase() === originKeyHeader);
  const key = (name && headers?.[name]) || '';
  known ??= read();
  if (isAmong(await known, key)) return true;
  if (Date.now() - readAt > millisecondsBetweenReads) known = read();
  return isAmong(await known, key);
}

function read(): Promise<OriginKeys> {
  readAt = Date.now();
  const keys = secrets
    .send(new GetSecretValueCommand({ SecretId: secretId }))
    .then(({ SecretString = '' }) => JSON.parse(SecretString) as OriginKeys);
  keys.catch(() => {
    if (known === keys) known = undefined;
  });
  return keys;
}

const isAmong = ({ current, previous }: OriginKeys, key: string) =>
  [current, previous].some((each) => each !== undefined && timingSafeEqual(hash(each), hash(key)));
const hash = (text: string) => createHash('sha256').update(text).digest();
