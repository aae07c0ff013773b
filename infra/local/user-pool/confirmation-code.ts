import { randomInt } from 'node:crypto';
import type { CodeDeliveryDetailsType } from '@aws-sdk/client-cognito-identity-provider';
import type { Caller } from './caller.ts';
import type { Claimant } from './claimant.ts';
import { CognitoError } from './cognito-error.ts';
import { composeMail, type MailOccasion } from './confirmation-mail.ts';
import { sameSecret } from './same-secret.ts';
import type { Services } from './services.ts';
import type { CodePurpose, User } from './user.ts';

const hour = 60 * 60 * 1000;
const lifetimes: Record<CodePurpose, number> = { 'sign-up': 24 * hour, 'password-reset': hour };

/** Mails a new code, which takes the place of an earlier one for the same purpose. */
export async function sendCode(
  services: Services,
  caller: Caller,
  user: User,
  occasion: MailOccasion,
): Promise<CodeDeliveryDetailsType> {
  const digits = randomInt(1_000_000).toString().padStart(6, '0');
  const mail = await composeMail(services, caller, user, occasion, digits);
  const purpose = occasion === 'ForgotPassword' ? 'password-reset' : 'sign-up';
  user.codes[purpose] = { digits, expiresAt: services.now() + lifetimes[purpose] };
  await services.store.save();
  await services.deliver(mail);
  return deliveryTo(user.email);
}

/** Says where a code went, or would have gone, without spelling the address out. */
export const deliveryTo = (address: string): CodeDeliveryDetailsType => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: address.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});

/**
 * Uses up the code of a claimant.
 * @throws CodeMismatchException for a wrong code and for an unknown user
 * @throws ExpiredCodeException for the right code that comes too late
 * @throws LimitExceededException after too many wrong codes in a row
 */
export function redeemCode(
  { codeAttempts, now }: Services,
  { id, user }: Claimant,
  purpose: CodePurpose,
  digits: string,
): User {
  const code = user?.codes[purpose];
  const matches = codeAttempts.attempt(id, () => sameSecret(code?.digits ?? '', digits));
  if (!matches || !user || !code)
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  if (code.expiresAt <= now())
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  delete user.codes[purpose];
  return user;
}
