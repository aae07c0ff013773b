import { randomInt } from 'node:crypto';
import type { CodeDeliveryDetailsType } from '@aws-sdk/client-cognito-identity-provider';
import { sameSecret } from '../../../functions/platform/same-secret.ts';
import { ServiceError } from '../aws-json.ts';
import type { Mail } from '../outbox.ts';
import type { Claimant } from './claimant.ts';
import type { Pool } from './pool.ts';
import { runTrigger } from './triggers.ts';
import type { CodePurpose, User } from './users.ts';

/** The reasons for mailing a code. The custom-message trigger receives them. */
type Occasion = 'SignUp' | 'ResendCode' | 'ForgotPassword';

const hour = 60 * 60 * 1000;
const lifetimes: Record<CodePurpose, number> = { 'sign-up': 24 * hour, 'password-reset': hour };

/** The trigger writes this placeholder where the code belongs in the mail. It never sees the code itself. */
const placeholder = '{####}';

/** Mails a new code. It replaces an earlier code for the same purpose. Resolves when the mail is in the outbox. */
export async function sendCode(pool: Pool, user: User, occasion: Occasion): Promise<CodeDeliveryDetailsType> {
  const digits = randomInt(1_000_000).toString().padStart(6, '0');
  const mail = await composeMail(pool, user, occasion, digits);
  const purpose = occasion === 'ForgotPassword' ? 'password-reset' : 'sign-up';
  user.codes[purpose] = { digits, expiresAt: pool.now() + lifetimes[purpose] };
  pool.users.save();
  pool.deliver(mail);
  return deliveryTo(user.email);
}

/** Describes where a code is sent, or for an unknown user would be sent, with a masked address. */
export const deliveryTo = (address: string): CodeDeliveryDetailsType => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: address.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});

/**
 * Returns the user of a code, which stays valid. Throws CodeMismatchException for a wrong code and for an unknown user,
 * ExpiredCodeException for a correct code that is too old, and LimitExceededException after too many wrong codes.
 */
export function userOfCode(
  { attemptCode, now }: Pool,
  { id, user }: Claimant,
  purpose: CodePurpose,
  digits: string,
): User {
  const code = user?.codes[purpose];
  const matches = attemptCode(id, () => sameSecret(code?.digits ?? '', digits));
  if (!matches || !user || !code)
    throw new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  if (code.expiresAt <= now())
    throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  return user;
}

/** Composes the mail with the texts of the custom-message trigger, or else with Cognito's own texts. */
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
