import { createHash, timingSafeEqual } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { requireVariable } from './environment.ts';
import { type OriginKeys, originKeyHeader } from './origin-key-format.ts';

/** A key that is not known may be new; others cause no more than one read of the secret in this time. */
const millisecondsBetweenReads = 10_000;

const secretId = requireVariable('ORIGIN_KEY_SECRET');
const secrets = new SecretsManagerClient({});
let known: Promise<OriginKeys> | undefined;
let readAt = 0;

/**
 * Whether a request came by CloudFront; one that did not has not passed the firewall. `headers` are the request's, whose
 * names may have any case.
 */
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
