import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CdkCustomResourceEvent, CdkCustomResourceResponse } from 'aws-lambda';
import { readSecret } from '../read-secret.ts';

const secrets = new SecretsManagerClient({});

/**
 * The handler of the custom resource. If the secret `secretId` has no value, it stores a new private RSA key in it. It
 * returns the public key in PEM format. An existing key is never replaced, because that would make all URLs invalid
 * that were signed with it. On deletion it does nothing, because the stack deletes the secret.
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
