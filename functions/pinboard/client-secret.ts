import { AppError } from '#shared/errors';
import { requireVariable } from '../platform/environment.ts';
import { secretReader } from '../platform/secret.ts';

const secretId = requireVariable('PINBOARD_SECRET');
const readSecret = secretReader(secretId);

/**
 * The app's secret key at Pinterest, from Secrets Manager. Throws `pinboard.unavailable` if the app is not registered
 * at Pinterest.
 */
export async function readClientSecret(): Promise<string> {
  if (secretId === 'none') throw new AppError('pinboard.unavailable');
  return readSecret();
}
