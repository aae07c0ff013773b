import type {
  AuthenticationResultType,
  GetTokensFromRefreshTokenResponse,
  RevokeTokenResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { Caller } from './caller.ts';
import { CognitoError, notAuthorized } from './cognito-error.ts';
import { clientOperation } from './operation.ts';
import { Token } from './request-fields.ts';
import type { Services } from './services.ts';
import { beginSession, claimedSession, isRefreshTokenOf, type Session } from './session.ts';
import { runTrigger } from './triggers.ts';
import type { User } from './user.ts';

/** Begins the session of a user who has signed in. */
export async function startSession(
  services: Services,
  caller: Caller,
  user: User,
): Promise<AuthenticationResultType> {
  const { session, refreshToken } = beginSession(user, caller.client, services.now());
  const tokens = await grantTokens(services, caller, user, session, 'Authentication');
  services.store.addSession(session);
  await services.store.save();
  return { ...tokens, RefreshToken: refreshToken };
}

/**
 * Issues new tokens in the session of a refresh token, which stays valid.
 * @throws NotAuthorizedException when the token is not the client's, was revoked or has expired
 */
export async function renewTokens(
  services: Services,
  caller: Caller,
  refreshToken: string,
): Promise<AuthenticationResultType> {
  const session = sessionOf(services, refreshToken);
  const user = session && services.store.findUser(caller.pool.id, session.userId);
  if (!user || session.clientId !== caller.client.id) throw notAuthorized('Invalid Refresh Token');
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= services.now()) throw notAuthorized('Refresh Token has expired');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return grantTokens(services, caller, user, session, 'RefreshTokens');
}

export const getTokensFromRefreshToken = clientOperation(
  z.object({ RefreshToken: Token }),
  async (services, caller, request): Promise<GetTokensFromRefreshTokenResponse> => ({
    AuthenticationResult: await renewTokens(services, caller, request.RefreshToken),
  }),
);

/** Ends the session of a refresh token with all its access tokens; a token that means nothing is no error. */
export const revokeToken = clientOperation(
  z.object({ Token }),
  async (services, { client }, request): Promise<RevokeTokenResponse> => {
    if (isJwt(request.Token))
      throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
    const session = sessionOf(services, request.Token);
    if (!session) return {};
    if (session.clientId !== client.id)
      throw new CognitoError('UnauthorizedException', 'The token was issued to another client.');
    session.revoked = true;
    await services.store.save();
    return {};
  },
);

const isJwt = (token: string) => token.split('.').length === 3;

function sessionOf({ store }: Services, refreshToken: string): Session | undefined {
  const session = store.findSession(claimedSession(refreshToken));
  return session && isRefreshTokenOf(session, refreshToken) ? session : undefined;
}

/** Issues an access and an id token as the pre-token-generation trigger wants them. */
async function grantTokens(
  services: Services,
  caller: Caller,
  user: User,
  session: Session,
  occasion: 'Authentication' | 'RefreshTokens',
): Promise<AuthenticationResultType> {
  const { claimsOverrideDetails: overrides } = await runTrigger(services, caller, user, {
    trigger: 'PreTokenGeneration',
    source: `TokenGeneration_${occasion}`,
    request: { groupConfiguration: { groupsToOverride: [...user.groups] } },
  });
  return services.tokens.issue({
    user,
    client: caller.client,
    session,
    groups: overrides?.groupOverrideDetails?.groupsToOverride ?? user.groups,
    claimsToAdd: overrides?.claimsToAddOrOverride ?? {},
    claimsToSuppress: overrides?.claimsToSuppress ?? [],
  });
}
