import { randomBytes } from 'node:crypto';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CdkCustomResourceEvent, CdkCustomResourceResponse } from 'aws-lambda';
import type { OriginKeys } from '../../../functions/platform/origin-key-format.ts';
import { readSecret } from '../read-secret.ts';

const secrets = new SecretsManagerClient({});

/**
 * The handler of the custom resource. It stores a new key in the secret `secretId` if there is none, or if the property
 * `rotation` has changed. It returns the version of the secret with the current key. The previous key stays valid,
 * because CloudFront sends it until the distribution is deployed. On deletion it does nothing, because the stack
 * deletes the secret.
 */
export async function handler(event: CdkCustomResourceEvent): Promise<CdkCustomResourceResponse> {
  const { secretId, rotation } = event.ResourceProperties;
  if (event.RequestType === 'Delete') return {};
  const stored = await readSecret(secrets, secretId);
  const isDue = event.RequestType === 'Update' && event.OldResourceProperties['rotation'] !== rotation;
  // CloudFormation may send an event twice. If the stored version has the id of this event, the key was already made.
  const keeps = stored && (!isDue || stored.version === event.RequestId);
  const version = keeps ? stored.version : await rotate(secretId, event.RequestId, stored?.text);
  return { PhysicalResourceId: secretId, Data: { version } };
}

async function rotate(SecretId: string, ClientRequestToken: string, before: string | undefined) {
  const keys: OriginKeys = {
    current: randomBytes(32).toString('base64url'),
    ...(before !== undefined && { previous: (JSON.parse(before) as OriginKeys).current }),
  };
  await secrets.send(
    new PutSecretValueCommand({ SecretId, ClientRequestToken, SecretString: JSON.stringify(keys) }),
  );
  return ClientRequestToken;
}
