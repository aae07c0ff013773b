import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { kept } from './kept.ts';

const client = new SecretsManagerClient({});

/** Returns a function that reads a secret and keeps it as `kept` does. It throws if the secret has no value. */
export const secretReader = (SecretId: string, milliseconds?: number) =>
  kept(async () => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
    if (!SecretString) throw new Error(`The secret ${SecretId} is missing.`);
    return SecretString;
  }, milliseconds);
