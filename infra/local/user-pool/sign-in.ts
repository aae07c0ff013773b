import type {
  InitiateAuthResponse,
  RespondToAuthChallengeResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { Caller } from './caller.ts';
import { identify } from './claimant.ts';
import { CognitoError, invalidParameter, notAuthorized } from './cognito-error.ts';
import { clientOperation } from './operation.ts';
import { demandPassword, Password } from './password.ts';
import { Token, Username } from './request-fields.ts';
import type { Services } from './services.ts';
import { renewTokens, startSession } from './session-operations.ts';
import { challengeToProvePassword, demandSrpAnswer, SrpAnswer, SrpKey } from './srp-sign-in.ts';
import { runTrigger } from './triggers.ts';
import type { User } from './user.ts';

const PasswordSignIn = z.object({
  AuthFlow: z.literal('USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: Username, PASSWORD: Password }),
});
const SrpSignIn = z.object({
  AuthFlow: z.literal('USER_SRP_AUTH'),
  AuthParameters: z.object({ USERNAME: Username, SRP_A: SrpKey }),
});
const Renewal = z.object({
  AuthFlow: z.literal('REFRESH_TOKEN_AUTH'),
  AuthParameters: z.object({ REFRESH_TOKEN: Token }),
});

/** Signs in with a password, begins a sign-in that proves one, or renews the tokens of an earlier one. */
export const initiateAuth = clientOperation(
  z.discriminatedUnion('AuthFlow', [PasswordSignIn, SrpSignIn, Renewal]),
  async (services, caller, request): Promise<InitiateAuthResponse> => {
    const { client } = caller;
    if (!client.settings.ExplicitAuthFlows.includes(`ALLOW_${request.AuthFlow}`))
      throw invalidParameter(`${request.AuthFlow} flow not enabled for this client`);
    switch (request.AuthFlow) {
      case 'USER_PASSWORD_AUTH': {
        const { USERNAME, PASSWORD } = request.AuthParameters;
        const user = demandPassword(services, identify(services.store, client, USERNAME), PASSWORD);
        return completeSignIn(services, caller, user);
      }
      case 'USER_SRP_AUTH': {
        const { USERNAME, SRP_A } = request.AuthParameters;
        return challengeToProvePassword(services, client, USERNAME, SRP_A);
      }
      case 'REFRESH_TOKEN_AUTH': {
        const { REFRESH_TOKEN } = request.AuthParameters;
        const AuthenticationResult = await renewTokens(services, caller, REFRESH_TOKEN);
        return { ChallengeParameters: {}, AuthenticationResult };
      }
    }
  },
);

/** Ends a sign-in that proves the password. */
export const respondToAuthChallenge = clientOperation(
  z.object({ ChallengeName: z.literal('PASSWORD_VERIFIER'), ChallengeResponses: SrpAnswer }),
  async (services, caller, { ChallengeResponses }): Promise<RespondToAuthChallengeResponse> => {
    const user = demandSrpAnswer(services, caller.client, ChallengeResponses);
    return completeSignIn(services, caller, user);
  },
);

/** A right password is not enough: the user must be confirmed, enabled, and welcome to the trigger. */
async function completeSignIn(services: Services, caller: Caller, user: User) {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED')
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  await runTrigger(services, caller, user, {
    trigger: 'PostAuthentication',
    source: 'PostAuthentication_Authentication',
    request: { newDeviceUsed: false },
  });
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(services, caller, user) };
}
