import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CdkCustomResourceEvent, CdkCustomResourceResponse } from 'aws-lambda';
import type { OriginKeys } from '../../../functions/platform/origin-key-format.ts';

const secrets = new SecretsManagerClient({});

/**
 * The custom resource's handler. It stores a new key in the secret `secretId` when there is none yet and when the
 * property `rotation` has changed, and returns the version of the secret that holds it. The key before stays valid, because
 * CloudFront sends it until the distribution is deployed. Deletion does nothing: the stack deletes the secret.
 */
export async function handler(event: CdkCustomResourceEvent): Promise<CdkCustomResourceResponse> {
  const { secretId, rotation } = event.ResourceProperties;
  if (event.RequestType === 'Delete') return {};
  const stored = await read(secretId);
  const isDue = event.RequestType === 'Update' && event.OldResourceProperties['rotation'] !== rotation;
  // CloudFormation may send an event twice; the version that it made has its id.
  const keeps = stored && (!isDue || stored.version === event.RequestId);
  const version = keeps ? stored.version : await rotate(secretId, event.RequestId, stored?.keys.current);
  return { PhysicalResourceId: secretId, Data: { version } };
}

async function read(SecretId: string): Promise<{ keys: OriginKeys; version: string } | null> {
  try {
    const { SecretString = '', VersionId = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    return { keys: JSON.parse(SecretString), version: VersionId };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}

async function rotate(SecretId: string, ClientRequestToken: string, previous: string | undefined) {
  const keys: OriginKeys = {
    current: randomBytes(32).toString('base64url'),
    ...(previous !== undefined && { previous }),
  };
  await secrets.send(
    new PutSecretValueCommand({ SecretId, ClientRequestToken, SecretString: JSON.stringify(keys) }),
  );
  return ClientRequestToken;
}
