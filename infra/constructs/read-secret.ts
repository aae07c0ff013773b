import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';

/** Returns the value of a secret and the version of that value. Returns null for a secret without a value. */
export async function readSecret(
  secrets: SecretsManagerClient,
  SecretId: string,
): Promise<{ text: string; version: string } | null> {
  try {
    const { SecretString = '', VersionId = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    return { text: SecretString, version: VersionId };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}
