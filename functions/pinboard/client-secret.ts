import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { AppError } from '#shared/errors';
import { requireVariable } from '../platform/environment.ts';

const secretId = requireVariable('PINBOARD_SECRET');
const client = new SecretsManagerClient({});
let secret: Promise<string> | undefined;

/**
 * The app's secret key at Pinterest, from Secrets Manager. It is cached for the lifetime of the process. A failed read
 * is retried at the next call. Throws `pinboard.unavailable` if the app is not registered at Pinterest.
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
