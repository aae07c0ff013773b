import type {
  ConfirmForgotPasswordResponse,
  ForgotPasswordResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { identify } from './claimant.ts';
import { invalidParameter } from './cognito-error.ts';
import { deliveryTo, redeemCode, sendCode } from './confirmation-code.ts';
import { clientOperation } from './operation.ts';
import { NewPassword, refuseWeakPassword } from './password.ts';
import { revealsUsers } from './pool.ts';
import { ConfirmationCode, Username } from './request-fields.ts';
import { makeVerifier } from './srp.ts';
import { runTrigger } from './triggers.ts';

/** Mails a code to a user whose address is verified, and says so of everybody else too. */
export const forgotPassword = clientOperation(
  z.object({ Username }),
  async (services, caller, { Username }): Promise<ForgotPasswordResponse> => {
    const { user } = identify(services.store, caller.client, Username);
    if (user?.enabled && user.emailVerified)
      return { CodeDeliveryDetails: await sendCode(services, caller, user, 'ForgotPassword') };
    if (revealsUsers(caller.client))
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    return { CodeDeliveryDetails: deliveryTo(Username) };
  },
);

/** Sets a new password by the mailed code; a password that the policy refuses does not use the code up. */
export const confirmForgotPassword = clientOperation(
  z.object({ Username, ConfirmationCode, Password: NewPassword }),
  async (services, caller, request): Promise<ConfirmForgotPasswordResponse> => {
    refuseWeakPassword(caller.pool, request.Password);
    const claimant = identify(services.store, caller.client, request.Username);
    const user = redeemCode(services, claimant, 'password-reset', request.ConfirmationCode);
    user.verifier = makeVerifier(user, request.Password);
    await services.store.save();
    await runTrigger(services, caller, user, {
      trigger: 'PostConfirmation',
      source: 'PostConfirmation_ConfirmForgotPassword',
    });
    return {};
  },
);
