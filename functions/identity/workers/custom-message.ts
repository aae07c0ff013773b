import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { appUrl } from '../../platform/app-url.ts';

/** Writes the mails of the user pool. The confirmation mail has a code, and a link that enters the code. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const code = event.request.codeParameter;
  switch (event.triggerSource) {
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode': {
      const link = `${await appUrl()}/auth?confirm=${event.userName}&code=${code}`;
      event.response.emailSubject = 'Confirm your wardrobe account';
      event.response.emailMessage = mail(
        'Welcome! Confirm your e-mail address and your wardrobe is ready.',
        code,
        `<p><a href="${link}" style="display:inline-block;padding:14px 28px;background:#1c1917;color:#faf7f2;text-decoration:none">Confirm my account</a></p>`,
      );
      break;
    }
    case 'CustomMessage_ForgotPassword':
      event.response.emailSubject = 'Reset your wardrobe password';
      event.response.emailMessage = mail('Use this code to choose a new password.', code, '');
      break;
    default:
      break;
  }
  return event;
}

const mail = (intro: string, code: string, action: string) => `<!doctype html>
<html lang="en"><body style="margin:0;padding:40px 24px;background:#faf7f2;color:#1c1917;font:16px/1.6 Georgia,serif">
<p>${intro}</p>
<p>Your code is <strong style="font-size:24px;letter-spacing:4px">${code}</strong></p>
${action}
<p style="color:#78716c;font-size:14px">If this was not you, you can ignore this mail.</p>
</body></html>`;
