import type { ForgotPasswordResponse } from '@aws-sdk/client-cognito-identity-provider';
import type { Operation } from '../aws-json.ts';
import { identify } from './claimant.ts';
import { deliveryTo, sendCode, userOfCode } from './mailed-code.ts';
import { ConfirmationCode, clientOperation, NewPassword, notAuthorized, Username } from './operation.ts';
import { type Pool, refuseShortPassword } from './pool.ts';
import { makeVerifier, srpIdentity } from './srp.ts';
import { runTrigger } from './triggers.ts';

export const passwordResetOperations = (pool: Pool): Record<string, Operation> => ({
  /**
   * Mails a code if the address belongs to a confirmed user. For every other address the answer is the same, but no
   * mail is sent.
   */
  ForgotPassword: clientOperation(
    pool,
    { Username },
    async ({ Username }): Promise<ForgotPasswordResponse> => {
      const { user } = identify(pool, Username);
      if (user?.status === 'FORCE_CHANGE_PASSWORD')
        throw notAuthorized('User password cannot be reset in the current state.');
      return {
        CodeDeliveryDetails: user?.emailVerified
          ? await sendCode(pool, user, 'ForgotPassword')
          : deliveryTo(Username),
      };
    },
  ),

  /** Sets a new password with the mailed code. If the password is refused, the code stays valid. */
  ConfirmForgotPassword: clientOperation(
    pool,
    { Username, ConfirmationCode, Password: NewPassword },
    async (request) => {
      refuseShortPassword(pool, request.Password);
      const claimant = identify(pool, request.Username);
      const user = userOfCode(pool, claimant, 'password-reset', request.ConfirmationCode);
      delete user.codes['password-reset'];
      user.verifier = makeVerifier(srpIdentity(pool, user.id), request.Password);
      pool.users.save();
      await runTrigger(pool, user, 'postConfirmation', { source: 'PostConfirmation_ConfirmForgotPassword' });
      return {};
    },
  ),
});
