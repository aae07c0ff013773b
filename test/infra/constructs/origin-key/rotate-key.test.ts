import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CdkCustomResourceEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { handler } from '../../../../infra/constructs/origin-key/rotate-key.ts';

const secrets = mockClient(SecretsManagerClient);
let secret: { SecretString: string; VersionId: string } | undefined;
const keys = () => JSON.parse(secret?.SecretString ?? '{}') as { current: string; previous?: string };

beforeEach(() => {
  secret = undefined;
  secrets.reset();
  secrets.on(GetSecretValueCommand, { SecretId: 'arn:secret' }).callsFake(async () => {
    if (secret) return secret;
    throw new ResourceNotFoundException({ message: 'It has no value.', $metadata: {} });
  });
  secrets.on(PutSecretValueCommand, { SecretId: 'arn:secret' }).callsFake(async (input) => {
    secret = { SecretString: input.SecretString, VersionId: input.ClientRequestToken };
    return {};
  });
});

const deploy = (
  RequestType: 'Create' | 'Update' | 'Delete',
  rotation = '1',
  RequestId = `${RequestType} ${rotation}`,
  before = '1',
) =>
  handler({
    RequestType,
    RequestId,
    ResourceProperties: { ServiceToken: 'arn:function', secretId: 'arn:secret', rotation },
    OldResourceProperties: { secretId: 'arn:secret', rotation: before },
  } as unknown as CdkCustomResourceEvent);

it('stores a key in the first deployment, keeps it in later ones, and returns the version that holds it', async () => {
  const first = await deploy('Create');
  expect(first).toEqual({ PhysicalResourceId: 'arn:secret', Data: { version: 'Create 1' } });
  expect(keys()).toEqual({ current: expect.stringMatching(/^[\w-]{43}$/) });
  const kept = secret;
  expect(await deploy('Update', '1')).toEqual(first);
  expect(await deploy('Create', '1', 'again')).toEqual(first);
  expect(secret).toBe(kept);
});

it('makes a new key when it is to be rotated, once for an event that comes twice, and keeps the old one', async () => {
  await deploy('Create');
  const { current: before } = keys();
  const first = await deploy('Update', '2');
  expect(first).toMatchObject({ Data: { version: 'Update 2' } });
  expect(keys()).toEqual({ current: expect.stringMatching(/^[\w-]{43}$/), previous: before });
  expect(keys().current).not.toBe(before);
  const rotated = secret;
  expect(await deploy('Update', '2')).toEqual(first);
  expect(secret).toBe(rotated);
});

it('changes nothing when the resource is deleted', async () => {
  expect(await deploy('Delete')).toEqual({});
  expect(secrets.calls()).toHaveLength(0);
});
