import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import type { SendEmailRequest } from '@aws-sdk/client-sesv2';
import type { Outbox } from './outbox.ts';

type Complete<T> = { [Key in keyof T]-?: Complete<NonNullable<T[Key]>> };

/** Replaces SendEmail of Amazon SES: delivers mails to the outbox, with their links, headers and picture. */
export const mailService =
  (deliver: Outbox['deliver']): RequestListener =>
  async (request, response) => {
    const { Destination, Content } = (await json(request as never)) as Complete<SendEmailRequest>;
    const { Subject, Body, Headers, Attachments } = Content.Simple;
    const [link = null, ...links] = Body.Text.Data.match(/https?:\S+/g) ?? [];
    const headers = Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value]));
    const picture = `data:${Attachments[0]?.ContentType};base64,${Attachments[0]?.RawContent}`;
    const to = Destination.ToAddresses.join();
    const mail = { to, subject: Subject.Data, body: Body.Html.Data, code: null };
    deliver({ ...mail, link, links, headers, picture });
    response.setHeader('content-type', 'application/json').end('{"MessageId":"local"}');
  };
