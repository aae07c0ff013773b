import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import type { SendEmailRequest } from '@aws-sdk/client-sesv2';
import type { Outbox } from './outbox.ts';

/** The part of a request that the app sends. Attachments are base64. */
type Sent = Pick<SendEmailRequest, 'Destination'> & {
  Content: {
    Simple: {
      Subject: { Data: string };
      Body: Record<'Html' | 'Text', { Data: string }>;
      Headers: { Name: string; Value: string }[];
      Attachments: { ContentType: string; RawContent: string }[];
    };
  };
};

/** Replaces SendEmail of Amazon SES: delivers mails to the outbox, with their links and pictures. */
export const mailService =
  (deliver: Outbox['deliver']): RequestListener =>
  async (request, response) => {
    const { Destination, Content } = (await json(request as never)) as Sent;
    const { Subject, Body, Headers, Attachments } = Content.Simple;
    const [link = null, ...links] = Body.Text.Data.match(/https?:\S+/g) ?? [];
    deliver({
      to: Destination?.ToAddresses?.[0] ?? '',
      subject: Subject.Data,
      body: Body.Html.Data,
      code: null,
      link,
      more: {
        links,
        pictures: Attachments.map(
          ({ ContentType, RawContent }) => `data:${ContentType};base64,${RawContent}`,
        ),
        headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
      },
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"local"}');
  };
