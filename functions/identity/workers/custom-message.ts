import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type Language, languages } from '#shared/languages';
import { appUrl } from '../../platform/app-url.ts';
import texts from './mail-texts.json' with { type: 'json' };

/** Writes the user pool's e-mails in the app's language. The confirmation has a code, and a link that enters it. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const code = event.request.codeParameter;
  const language =
    languages.find((each) => each === event.request.clientMetadata?.['locale']) ?? languages[0];
  const words = texts[language];
  switch (event.triggerSource) {
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode': {
      const link = `${await appUrl()}/auth?confirm=${event.userName}&code=${code}`;
      event.response.emailSubject = words.confirm.subject;
      event.response.emailMessage = mail(
        words.confirm.intro,
        code,
        `<p><a href="${link}" style="display:inline-block;padding:14px 28px;background:#1c1917;color:#faf7f2;text-decoration:none">${words.confirm.button}</a></p>`,
        language,
      );
      break;
    }
    case 'CustomMessage_ForgotPassword':
      event.response.emailSubject = words.reset.subject;
      event.response.emailMessage = mail(words.reset.intro, code, '', language);
      break;
    default:
      break;
  }
  return event;
}

const mail = (intro: string, code: string, action: string, language: Language) => `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:40px 24px;background:#faf7f2;color:#1c1917;font:16px/1.6 Georgia,serif">
<p>${intro}</p>
<p>${texts[language].code} <strong style="font-size:24px;letter-spacing:4px">${code}</strong></p>
${action}
<p style="color:#78716c;font-size:14px">${texts[language].ignore}</p>
</body></html>`;
