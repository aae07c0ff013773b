import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CdkCustomResourceEvent, CdkCustomResourceResponse } from 'aws-lambda';

const secrets = new SecretsManagerClient({});

/**
 * Sees to it that a secret holds a private key, and answers with its public half alone. A key that is
 * there stays: every URL signed with it would die with it. The secret is deleted by its own stack.
 */
export async function handler(event: CdkCustomResourceEvent): Promise<CdkCustomResourceResponse> {
  const secretId: string = event.ResourceProperties['secretId'];
  if (event.RequestType === 'Delete') return {};
  const privateKey = (await readKey(secretId)) ?? (await makeKey(secretId));
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' });
  return { PhysicalResourceId: secretId, Data: { publicKey } };
}

async function readKey(SecretId: string) {
  try {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    return SecretString;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function makeKey(SecretId: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const SecretString = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));
  return SecretString;
}
