import type { ForgotPasswordResponse } from '@aws-sdk/client-cognito-identity-provider';
import type { Operation } from '../aws-json.ts';
import { identify } from './claimant.ts';
import { ConfirmationCode, clientOperation, NewPassword, Username } from './client-operation.ts';
import { deliveryTo, redeemCode, sendCode } from './mailed-code.ts';
import { type Pool, refuseShortPassword } from './pool.ts';
import { makeVerifier, srpIdentity } from './srp.ts';
import { runTrigger } from './triggers.ts';

export const passwordResetOperations = (pool: Pool): Record<string, Operation> => ({
  /** Mails a code to a confirmed address; every other one gets the same answer and no mail. */
  ForgotPassword: clientOperation(
    pool,
    { Username },
    async ({ Username }): Promise<ForgotPasswordResponse> => {
      const { user } = identify(pool, Username);
      return {
        CodeDeliveryDetails: user?.emailVerified
          ? await sendCode(pool, user, 'ForgotPassword')
          : deliveryTo(Username),
      };
    },
  ),

  /** Sets a new password by the mailed code; the code stays valid when the password is refused. */
  ConfirmForgotPassword: clientOperation(
    pool,
    { Username, ConfirmationCode, Password: NewPassword },
    async (request) => {
      refuseShortPassword(pool, request.Password);
      const claimant = identify(pool, request.Username);
      const user = redeemCode(pool, claimant, 'password-reset', request.ConfirmationCode);
      user.verifier = makeVerifier(srpIdentity(pool, user.id), request.Password);
      pool.users.save();
      await runTrigger(pool, user, 'postConfirmation', { source: 'PostConfirmation_ConfirmForgotPassword' });
      return {};
    },
  ),
});
