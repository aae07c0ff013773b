import { randomUUID } from 'node:crypto';
import type {
  ForgotPasswordResponse,
  ResendConfirmationCodeResponse,
  SignUpResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { Operation } from '../aws-json.ts';
import { identify } from './claimant.ts';
import { deliveryTo, sendCode, userOfCode } from './mailed-code.ts';
import {
  ConfirmationCode,
  clientOperation,
  invalidParameter,
  NewPassword,
  notAuthorized,
  Username,
} from './operation.ts';
import { type Pool, refuseShortPassword } from './pool.ts';
import { makeVerifier, srpIdentity } from './srp.ts';
import { runTrigger } from './triggers.ts';
import type { User } from './users.ts';

/** Zod's default refuses some addresses that Cognito accepts: `o&m@…`, other alphabets, new domains. */
const Address = z.email({ pattern: z.regexes.unicodeEmail });
export const Attributes = z
  .array(z.object({ Name: z.string().max(32), Value: z.string().max(2048).default('') }))
  .default([]);

export const signUpOperations = (pool: Pool): Record<string, Operation> => ({
  /** Creates a user. The user then has to confirm the address with a mailed code. */
  SignUp: clientOperation(
    pool,
    { Username, Password: NewPassword, UserAttributes: Attributes },
    async ({ Username: email, Password, UserAttributes }): Promise<SignUpResponse> => {
      if (!Address.safeParse(email).success) throw invalidParameter('Username should be an email.');
      refuseShortPassword(pool, Password);
      const id = randomUUID();
      const user: User = {
        id,
        email,
        emailVerified: false,
        attributes: takeAttributes(UserAttributes, email),
        status: 'UNCONFIRMED',
        verifier: makeVerifier(srpIdentity(pool, id), Password),
        codes: {},
      };
      await runTrigger(pool, user, 'preSignUp', { source: 'PreSignUp_SignUp' });
      pool.users.add(user);
      const CodeDeliveryDetails = await sendCode(pool, user, 'SignUp');
      return { UserConfirmed: false, UserSub: id, CodeDeliveryDetails };
    },
  ),

  /**
   * Confirms the address. The user stays confirmed even if the post-confirmation function fails. Only a right code is
   * told that the user was confirmed before; a wrong one is answered as for an unknown user.
   */
  ConfirmSignUp: clientOperation(pool, { Username, ConfirmationCode }, async (request) => {
    const user = userOfCode(pool, identify(pool, request.Username), 'sign-up', request.ConfirmationCode);
    if (user.status === 'CONFIRMED')
      throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED');
    user.emailVerified = true;
    user.status = 'CONFIRMED';
    pool.users.save();
    await runTrigger(pool, user, 'postConfirmation', { source: 'PostConfirmation_ConfirmSignUp' });
    return {};
  }),

  /**
   * Mails another code to an unconfirmed user. For every other name the answer is the same, but no mail is sent. Cognito
   * answers an unknown name in turns with this and with InvalidParameterException, as it answers a confirmed user
   * (docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html).
   */
  ResendConfirmationCode: clientOperation(
    pool,
    { Username },
    async ({ Username }): Promise<ResendConfirmationCodeResponse> => {
      const { user } = identify(pool, Username);
      return {
        CodeDeliveryDetails:
          user?.status === 'UNCONFIRMED'
            ? await sendCode(pool, user, 'ResendCode')
            : deliveryTo(user?.email ?? Username),
      };
    },
  ),
});

/** The only attribute besides the address that the client may write. The identity stack defines this. */
const writable = 'name';

/**
 * Returns the attributes other than the address. Throws InvalidParameterException for a second address, and
 * NotAuthorizedException for an attribute that the client may not write.
 */
function takeAttributes(submitted: z.infer<typeof Attributes>, email: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { Name, Value } of submitted) {
    if (Name === writable) attributes[Name] = Value;
    else if (Name !== 'email') throw notAuthorized('A client attempted to write unauthorized attribute');
    else if (Value.toLowerCase() !== email.toLowerCase())
      throw invalidParameter('user.email: Attribute cannot be updated.');
  }
  return attributes;
}

export const passwordResetOperations = (pool: Pool): Record<string, Operation> => ({
  /** Mails a code if the address is of a confirmed user. For any other the answer is the same, but no mail is sent. */
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
