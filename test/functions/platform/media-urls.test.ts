import { generateKeyPairSync } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, vi } from 'vitest';

vi.stubEnv('MEDIA_KEY_ID', 'K1');
vi.stubEnv('MEDIA_PRIVATE_KEY_SECRET', 'media-key');
const { signMediaUrl } = await import('#functions/platform/media-urls');

const secrets = mockClient(SecretsManagerClient);
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
