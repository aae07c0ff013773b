import { generateKeyPairSync } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('MEDIA_KEY_ID', 'K1');
vi.stubEnv('MEDIA_PRIVATE_KEY_SECRET', 'media-key');
vi.stubEnv('APP_URL_PARAMETER', 'app-url');
vi.mock('#functions/platform/media-names', () => import('../../support/stubs/plain-media-names.ts'));
const { signMediaUrl } = await import('#functions/platform/media-urls');

const secrets = mockClient(SecretsManagerClient);
const parameters = mockClient(SSMClient);
beforeEach(() => {
  parameters.reset();
  parameters.on(GetParameterCommand).resolves({ Parameter: { Value: 'https://wardrobe.test' } });
});
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

it('the key is read once, and read again after a failure', async () => {
  secrets
    .on(GetSecretValueCommand)
    .rejectsOnce(new Error('Throttled'))
    .resolvesOnce({})
    .resolves({ SecretString: privateKey });
  const sign = () => signMediaUrl('ada/1_a.jpg', new Date('2030-01-01'));
  await expect(sign()).rejects.toThrow('Throttled');
  await expect(sign()).rejects.toThrow('missing');
  const urls = [await sign(), ...(await Promise.all([sign(), sign()]))];
  expect(secrets.commandCalls(GetSecretValueCommand)).toHaveLength(3);
  for (const url of urls) expect(url).toMatch(/^\/media\/ada\/1_a\.jpg\/640\.webp\?Policy=[\w~-]+&/);
});

it('the address of the app is read again after five minutes, and after a failure', async () => {
  vi.useFakeTimers();
  const { appUrl } = await import('#functions/platform/app-url');
  vi.advanceTimersByTime(5 * 60_000);
  parameters
    .on(GetParameterCommand)
    .rejectsOnce(new Error('Throttled'))
    .resolvesOnce({})
    .resolves({ Parameter: { Value: 'https://other.test' } });
  await expect(appUrl()).rejects.toThrow('Throttled');
  await expect(appUrl()).rejects.toThrow('not known');
  expect(await Promise.all([appUrl(), appUrl()])).toEqual(['https://other.test', 'https://other.test']);
  vi.advanceTimersByTime(5 * 60_000);
  await appUrl();
  expect(parameters.commandCalls(GetParameterCommand)).toHaveLength(4);
  vi.useRealTimers();
});
