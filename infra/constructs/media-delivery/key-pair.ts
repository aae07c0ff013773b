import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CdkCustomResourceEvent, CdkCustomResourceResponse } from 'aws-lambda';
import { readSecret } from '../read-secret.ts';

const secrets = new SecretsManagerClient({});

/**
 * The custom resource's handler. It stores a new private RSA key in the secret `secretId` unless there is
 * one, and returns the public key in PEM. An existing key is never replaced, because that would invalidate
 * every URL signed with it. Deletion does nothing: the stack deletes the secret.
 */
export async function handler(event: CdkCustomResourceEvent): Promise<CdkCustomResourceResponse> {
  const secretId: string = event.ResourceProperties['secretId'];
  if (event.RequestType === 'Delete') return {};
  const privateKey = (await readSecret(secrets, secretId))?.text ?? (await makeKey(secretId));
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' });
  return { PhysicalResourceId: secretId, Data: { publicKey } };
}

async function makeKey(SecretId: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const SecretString = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));
  return SecretString;
}
