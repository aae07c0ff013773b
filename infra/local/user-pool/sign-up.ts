import { randomUUID } from 'node:crypto';
import type {
  ConfirmSignUpResponse,
  ResendConfirmationCodeResponse,
  SignUpResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { takeAttributes } from './attributes.ts';
import type { Caller } from './caller.ts';
import { identify } from './claimant.ts';
import { invalidParameter, notAuthorized } from './cognito-error.ts';
import { deliveryTo, redeemCode, sendCode } from './confirmation-code.ts';
import { clientOperation } from './operation.ts';
import { NewPassword, refuseWeakPassword } from './password.ts';
import type { Pool } from './pool.ts';
import { Attributes, ConfirmationCode, Username } from './request-fields.ts';
import type { Services } from './services.ts';
import { makeVerifier } from './srp.ts';
import { runTrigger } from './triggers.ts';
import type { User } from './user.ts';

const SignUp = z.object({
  Username,
  Password: NewPassword,
  UserAttributes: Attributes,
  ValidationData: Attributes,
});

/** Makes a user who has yet to confirm the address, unless the pre-sign-up trigger confirms it. */
export const signUp = clientOperation(SignUp, async (services, caller, request): Promise<SignUpResponse> => {
  const user = newUser(services, caller.pool, request);
  const { autoConfirmUser, autoVerifyEmail } = await runTrigger(services, caller, user, {
    trigger: 'PreSignUp',
    source: 'PreSignUp_SignUp',
    request: { validationData: Object.fromEntries(request.ValidationData) },
  });
  user.emailVerified = autoVerifyEmail;
  services.store.addUser(user);
  if (autoConfirmUser) {
    await completeSignUp(services, caller, user);
    return { UserConfirmed: true, UserSub: user.id };
  }
  const CodeDeliveryDetails = await sendCode(services, caller, user, 'SignUp');
  return { UserConfirmed: false, UserSub: user.id, CodeDeliveryDetails };
});

/** Confirms the address by the mailed code. */
export const confirmSignUp = clientOperation(
  z.object({ Username, ConfirmationCode }),
  async (services, caller, request): Promise<ConfirmSignUpResponse> => {
    const claimant = identify(services.store, caller.client, request.Username);
    if (claimant.user?.status === 'CONFIRMED')
      throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED');
    const user = redeemCode(services, claimant, 'sign-up', request.ConfirmationCode);
    user.emailVerified = true;
    await completeSignUp(services, caller, user);
    return {};
  },
);

/** Mails another code to a user who waits for one, and says so of unknown users too. */
export const resendConfirmationCode = clientOperation(
  z.object({ Username }),
  async (services, caller, { Username }): Promise<ResendConfirmationCodeResponse> => {
    const { user } = identify(services.store, caller.client, Username);
    if (!user) return { CodeDeliveryDetails: deliveryTo(Username) };
    if (user.status === 'CONFIRMED') throw invalidParameter('User is already confirmed.');
    return { CodeDeliveryDetails: await sendCode(services, caller, user, 'ResendCode') };
  },
);

function newUser({ now }: Services, pool: Pool, request: z.infer<typeof SignUp>): User {
  const { Username: email, Password: password } = request;
  if (!z.email().safeParse(email).success) throw invalidParameter('Username should be an email.');
  refuseWeakPassword(pool, password);
  const id = randomUUID();
  return {
    id,
    poolId: pool.id,
    email,
    emailVerified: false,
    attributes: takeAttributes(pool, request.UserAttributes, email),
    status: 'UNCONFIRMED',
    enabled: true,
    groups: [],
    verifier: makeVerifier({ poolId: pool.id, id }, password),
    codes: {},
    createdAt: now(),
  };
}

/** The user stays confirmed even if the post-confirmation trigger fails. */
async function completeSignUp(services: Services, caller: Caller, user: User) {
  user.status = 'CONFIRMED';
  await services.store.save();
  await runTrigger(services, caller, user, {
    trigger: 'PostConfirmation',
    source: 'PostConfirmation_ConfirmSignUp',
  });
}
