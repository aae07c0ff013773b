import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { afterAll, expect, it } from 'vitest';
import { serveOnLoopback } from '#infra/local/loopback';
import { parameterStore, secretStore } from '#infra/local/settings-store';

const parameters = await serveOnLoopback(parameterStore({ '/app/url': 'https://app.test' }));
const secrets = await serveOnLoopback(secretStore({ key: 'secret' }));
afterAll(() => Promise.all([parameters.close(), secrets.close()]));
const ssm = new SSMClient({ endpoint: parameters.url, maxAttempts: 1 });
const vault = new SecretsManagerClient({ endpoint: secrets.url, maxAttempts: 1 });

it('a parameter is read by its name and a secret by its id; what is missing has the name of AWS for it', async () => {
  const { Parameter } = await ssm.send(new GetParameterCommand({ Name: '/app/url' }));
  expect(Parameter?.Value).toBe('https://app.test');
  expect((await vault.send(new GetSecretValueCommand({ SecretId: 'key' }))).SecretString).toBe('secret');
  await expect(ssm.send(new GetParameterCommand({ Name: '/app' }))).rejects.toMatchObject({
    name: 'ParameterNotFound',
  });
  await expect(vault.send(new GetSecretValueCommand({ SecretId: 'lock' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
});
