import { AppError } from '#shared/errors';
import { requireVariable } from '../platform/environment.ts';
import { secretReader } from '../platform/secret.ts';

const secretId = requireVariable('PINBOARD_SECRET');
const readSecret = secretReader(secretId);

/** The app's secret at Pinterest, from Secrets Manager. Throws `pinboard.unavailable` if it is not registered. */
export async function readClientSecret(): Promise<string> {
  if (secretId === 'none') throw new AppError('pinboard.unavailable');
  return readSecret();
}
