import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { requireVariable } from './environment.ts';

const FromEmailAddress = requireVariable('MAIL_FROM');
const client = new SESv2Client({ maxAttempts: 6 });
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
const inline = { ContentDisposition: 'INLINE', ContentTransferEncoding: 'BASE64' } as const;

/** Whether this environment can send mails. */
export const canSendMail = FromEmailAddress !== 'none';

/** `picture` is a JPEG, `cid:picture` in the HTML. A POST to `endUrl` ends the mails (RFC 8058). */
type Mail = { subject: string; html: string; text: string; picture: Uint8Array; endUrl: string };

/** Sends a mail with Amazon SES. */
export async function sendMail(to: string, { subject, html, text, picture, endUrl }: Mail): Promise<void> {
  const file = { FileName: 'outfit.jpg', ContentType: 'image/jpeg', RawContent: picture };
  const Simple = {
    Subject: utf8(subject),
    Body: { Html: utf8(html), Text: utf8(text) },
    Headers: [
      { Name: 'List-Unsubscribe', Value: `<${endUrl}>` },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ],
    Attachments: [{ ...file, ...inline, ContentId: 'picture' }],
  };
  const sent = { FromEmailAddress, Destination: { ToAddresses: [to] }, Content: { Simple } };
  await client.send(new SendEmailCommand(sent));
}
