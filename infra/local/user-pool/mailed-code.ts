import { randomInt } from 'node:crypto';
import type { CodeDeliveryDetailsType } from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../aws-json.ts';
import type { Mail } from '../outbox.ts';
import { sameSecret } from '../same-secret.ts';
import type { Claimant } from './claimant.ts';
import type { Pool } from './pool.ts';
import { runTrigger } from './triggers.ts';
import type { CodePurpose, User } from './users.ts';

/** The occasions of a mail with a code, as the custom-message trigger is told. */
type Occasion = 'SignUp' | 'ResendCode' | 'ForgotPassword';

const hour = 60 * 60 * 1000;
const lifetimes: Record<CodePurpose, number> = { 'sign-up': 24 * hour, 'password-reset': hour };

/** The trigger writes these characters where the code is to stand; it never learns the code. */
const placeholder = '{####}';

/** Mails a new code, which replaces an earlier one of the same purpose. Resolves once the mail is in the outbox. */
export async function sendCode(pool: Pool, user: User, occasion: Occasion): Promise<CodeDeliveryDetailsType> {
  const digits = randomInt(1_000_000).toString().padStart(6, '0');
  const mail = await composeMail(pool, user, occasion, digits);
  const purpose = occasion === 'ForgotPassword' ? 'password-reset' : 'sign-up';
  user.codes[purpose] = { digits, expiresAt: pool.now() + lifetimes[purpose] };
  pool.users.save();
  pool.deliver(mail);
  return deliveryTo(user.email);
}

/** Describes where a code is sent; for an unknown user, where it would be. The address is masked. */
export const deliveryTo = (address: string): CodeDeliveryDetailsType => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: address.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});

/**
 * Uses up a code and returns its user. Throws CodeMismatchException for a wrong code and for an unknown user,
 * ExpiredCodeException for a right code that is too old, LimitExceededException after too many wrong codes.
 */
export function redeemCode(
  { codeAttempts, now }: Pool,
  { id, user }: Claimant,
  purpose: CodePurpose,
  digits: string,
): User {
  const code = user?.codes[purpose];
  const matches = codeAttempts.attempt(id, () => sameSecret(code?.digits ?? '', digits));
  if (!matches || !user || !code)
    throw new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  if (code.expiresAt <= now())
    throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  delete user.codes[purpose];
  return user;
}

/** Writes the mail in the words of the custom-message trigger, or in Cognito's own when it leaves them out. */
async function composeMail(
  pool: Pool,
  user: User,
  occasion: Occasion,
  code: string,
): Promise<Omit<Mail, 'at'>> {
  const { emailSubject, emailMessage } = await runTrigger(pool, user, 'customMessage', {
    source: `CustomMessage_${occasion}`,
    request: { codeParameter: placeholder, linkParameter: null, usernameParameter: null },
  });
  const fillIn = (text: string) => text.replaceAll(placeholder, code);
  const body = fillIn(emailMessage ?? `Your confirmation code is ${placeholder}`);
  const subject = fillIn(emailSubject ?? 'Your verification code');
  return { to: user.email, subject, body, code, link: firstLink(body) };
}

function firstLink(html: string): string | null {
  const [, address] = /\bhref\s*=\s*["']([^"']*)["']/i.exec(html) ?? [];
  return address?.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&') ?? null;
}
