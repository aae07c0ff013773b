import type { Mail } from '../outbox/mail.ts';
import type { Caller } from './caller.ts';
import type { Services } from './services.ts';
import { runTrigger } from './triggers.ts';
import type { User } from './user.ts';

/** What led to a code, as the custom-message trigger is told. */
export type MailOccasion = 'SignUp' | 'ResendCode' | 'ForgotPassword';

/** Stands for the code in the words of the trigger, which never gets to know the code. */
const placeholder = '{####}';

/** Writes the mail that carries a code, in the words of the pool's trigger or else in plain ones. */
export async function composeMail(
  services: Services,
  caller: Caller,
  user: User,
  occasion: MailOccasion,
  code: string,
): Promise<Omit<Mail, 'at'>> {
  const { emailSubject, emailMessage } = await runTrigger(services, caller, user, {
    trigger: 'CustomMessage',
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
