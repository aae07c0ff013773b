import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('ORIGIN_KEY_SECRET', 'arn:secret');
const secrets = mockClient(SecretsManagerClient);
const store = (keys: object) =>
  secrets
    .on(GetSecretValueCommand, { SecretId: 'arn:secret' })
    .resolves({ SecretString: JSON.stringify(keys) });
let isFromCloudFront: (headers: Record<string, string> | null) => Promise<boolean>;
const knock = async (key: string) => isFromCloudFront({ 'x-origin-key': key });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  secrets.reset();
  store({ current: 'new', previous: 'old' });
  ({ isFromCloudFront } = await import('#functions/platform/origin-key'));
});
afterEach(() => vi.useRealTimers());

it('lets requests in with the key of CloudFront, whatever the case of the header, and reads the secret once', async () => {
  expect(await knock('new')).toBe(true);
  expect(await isFromCloudFront({ 'X-Origin-Key': 'new' })).toBe(true);
  expect(secrets.calls()).toHaveLength(1);
});

it('lets requests in with the key before, and refuses any other, an empty and a missing one', async () => {
  expect(await knock('old')).toBe(true);
  for (const headers of [{ 'x-origin-key': 'guess' }, { 'x-origin-key': '' }, {}, null])
    expect(await isFromCloudFront(headers as Record<string, string> | null)).toBe(false);
});

it('refuses an empty key where there was none before', async () => {
  store({ current: 'first' });
  for (const key of ['', 'undefined']) expect(await knock(key)).toBe(false);
});

it('knows a new key at once, and reads no more than once in ten seconds for those who guess', async () => {
  expect(await knock('new')).toBe(true);
  vi.advanceTimersByTime(11_000);
  store({ current: 'newer', previous: 'new' });
  expect(await knock('newer')).toBe(true);
  expect(await knock('new')).toBe(true);
  expect(await knock('old')).toBe(false);
  for (let at = 0; at < 20; at++) expect(await knock(`guess ${at}`)).toBe(false);
  expect(secrets.calls()).toHaveLength(2);
});

it('reads the secret again after a failure', async () => {
  secrets.on(GetSecretValueCommand).rejectsOnce(new Error('Out of order'));
  await expect(knock('new')).rejects.toThrow('Out of order');
  store({ current: 'new' });
  expect(await knock('new')).toBe(true);
});
