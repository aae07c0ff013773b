import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';

/** The value of a secret and its version; null for a secret that has none yet. */
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
