import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { AppError } from '#shared/errors';
import { requireVariable } from '../platform/environment.ts';

const secretId = requireVariable('PINBOARD_SECRET');
const client = new SecretsManagerClient({});
let secret: Promise<string> | undefined;

/**
 * The app's secret key at Pinterest, read once a process from Secrets Manager; a failed read is tried again
 * at the next call. Throws `pinboard.unavailable` where the app has no registration at Pinterest.
 */
export async function readClientSecret(): Promise<string> {
  if (secretId === 'none') throw new AppError('pinboard.unavailable');
  secret ??= client
    .send(new GetSecretValueCommand({ SecretId: secretId }))
    .then(({ SecretString = '' }) => SecretString);
  secret.catch(() => {
    secret = undefined;
  });
  return secret;
}
