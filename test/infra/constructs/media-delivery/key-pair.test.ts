import { createPrivateKey, sign, verify } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CdkCustomResourceEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { handler } from '../../../../infra/constructs/media-delivery/key-pair.ts';

const secrets = mockClient(SecretsManagerClient);
let secret: string | undefined;

beforeEach(() => {
  secret = undefined;
  secrets.reset();
  secrets.on(GetSecretValueCommand, { SecretId: 'arn:secret' }).callsFake(async () => {
    if (secret) return { SecretString: secret };
    throw new ResourceNotFoundException({ message: 'It has no value.', $metadata: {} });
  });
  secrets.on(PutSecretValueCommand, { SecretId: 'arn:secret' }).callsFake(async ({ SecretString }) => {
    secret = SecretString;
    return {};
  });
});

const deploy = (RequestType: 'Create' | 'Update' | 'Delete') =>
  handler({
    RequestType,
    ResourceProperties: { ServiceToken: 'arn:function', secretId: 'arn:secret' },
  } as unknown as CdkCustomResourceEvent);

it('stores a new private key in the secret and returns its public key, and nothing of the private one', async () => {
  const { PhysicalResourceId, Data } = await deploy('Create');
  expect(PhysicalResourceId).toBe('arn:secret');
  expect(createPrivateKey(secret ?? '').asymmetricKeyDetails?.modulusLength).toBe(2048);
  const text = Buffer.from('a policy');
  expect(Object.keys(Data ?? {})).toEqual(['publicKey']);
  expect(Data?.['publicKey']).not.toContain('PRIVATE KEY');
  expect(verify('sha256', text, Data?.['publicKey'], sign('sha256', text, secret ?? ''))).toBe(true);
});

it('keeps an existing key in every later deployment', async () => {
  const first = await deploy('Create');
  const kept = secret;
  expect(await deploy('Update')).toEqual(first);
  expect(await deploy('Create')).toEqual(first);
  expect(secret).toBe(kept);
});

it('changes nothing when the resource is deleted, or when the secret cannot be read', async () => {
  await deploy('Delete');
  expect(secrets.calls()).toHaveLength(0);
  secrets.on(GetSecretValueCommand).rejects(new Error('Access denied'));
  await expect(deploy('Update')).rejects.toThrow('Access denied');
  expect(secrets.commandCalls(PutSecretValueCommand)).toHaveLength(0);
});
