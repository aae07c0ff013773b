import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { requireVariable } from './environment.ts';

const from = requireVariable('MAIL_FROM');
const client = new SESv2Client({});

/** Whether this environment can send mails. */
export const canSendMail = from !== 'none';

type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** A JPEG that the HTML shows as `cid:picture`. */
  picture: Uint8Array;
  /** The address at which a POST ends the mails, without a sign-in (RFC 8058). */
  endUrl: string;
};

/** Sends a mail with Amazon SES. */
export async function sendMail({ to, subject, html, text, picture, endUrl }: Mail): Promise<void> {
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Html: { Data: html, Charset: 'UTF-8' }, Text: { Data: text, Charset: 'UTF-8' } },
          Headers: [
            { Name: 'List-Unsubscribe', Value: `<${endUrl}>` },
            { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
          ],
          Attachments: [
            {
              RawContent: picture,
              FileName: 'outfit.jpg',
              ContentType: 'image/jpeg',
              ContentDisposition: 'INLINE',
              ContentId: 'picture',
              ContentTransferEncoding: 'BASE64',
            },
          ],
        },
      },
    }),
  );
}
