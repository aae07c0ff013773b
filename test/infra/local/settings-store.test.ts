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

it('a parameter is read by its name', async () => {
  const { Parameter } = await ssm.send(new GetParameterCommand({ Name: '/app/url' }));
  expect(Parameter?.Value).toBe('https://app.test');
});

it('a secret is read by its id', async () => {
  expect((await vault.send(new GetSecretValueCommand({ SecretId: 'key' }))).SecretString).toBe('secret');
});

it('what is not there is missing under the name that AWS gives it', async () => {
  await expect(ssm.send(new GetParameterCommand({ Name: '/app' }))).rejects.toMatchObject({
    name: 'ParameterNotFound',
  });
  await expect(vault.send(new GetSecretValueCommand({ SecretId: 'lock' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
});

it.each(['not JSON', ''])('a request of "%s" is refused', async (body) => {
  const headers = { 'x-amz-target': 'AmazonSSM.GetParameter' };
  expect((await fetch(parameters.url, { method: 'POST', headers, body })).status).toBe(400);
});
