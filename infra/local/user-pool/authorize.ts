import { notAuthorized, userNotFound } from './cognito-error.ts';
import type { Services } from './services.ts';
import type { User } from './user.ts';

/**
 * Finds the user of an access token.
 * @throws NotAuthorizedException when it is no access token of these pools, has expired or was revoked
 * @throws UserNotFoundException when the user was deleted
 */
export async function authorize({ store, tokens }: Services, accessToken: string): Promise<User> {
  const { userId, clientId, sessionId, issuer } = await tokens.readAccessToken(accessToken);
  const { poolId } = store.client(clientId);
  if (issuer !== tokens.issuer(poolId)) throw notAuthorized('Invalid Access Token');
  const user = store.findUser(poolId, userId);
  if (!user) throw userNotFound();
  if (store.findSession(sessionId)?.revoked !== false) throw notAuthorized('Access Token has been revoked');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return user;
}
