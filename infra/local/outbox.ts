import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import type { SendEmailRequest } from '@aws-sdk/client-sesv2';
import { openDurableDocument } from './durable-document.ts';
import { html, Markup } from './html.ts';
import { localPage } from './local-page.ts';

/** A mail that would have been sent. `body` is HTML, `at` is an ISO 8601 timestamp. */
export type Mail = {
  to: string;
  subject: string;
  body: string;
  /** The confirmation code in the mail. */
  code: string | null;
  /** The first link in the body, and the others. */
  link: string | null;
  links?: string[];
  headers?: Record<string, string>;
  picture?: string;
  at: string;
};

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

const capacity = 500;

/** Opens the mails in `file`, which keeps the last 500. Other machines need `key` in the query to read them. */
export async function openOutbox({ file, key }: { file: string; key: string }) {
  const { content: mails, save } = await openDurableDocument<Mail[]>(file, () => []);
  return {
    /** Writes the mail to disk. It returns only after that. */
    deliver({ body, ...mail }: Omit<Mail, 'at'>) {
      mails.push({ ...mail, at: new Date().toISOString(), body });
      mails.splice(0, mails.length - capacity);
      save();
    },
    /** Answers GET with the mails: as JSON, oldest first, if the client accepts it; otherwise as a page, newest first. */
    handle: localPage({
      title: 'Outbox',
      key,
      json: () => mails,
      content: () => ({
        lead: mails.length
          ? 'Mails that would have been sent, newest first.'
          : 'No mail has been written yet.',
        body: html`<ol>${mails.toReversed().map((mail) => html`<li>${article(mail)}</li>`)}</ol>`,
      }),
      styles,
    }),
  };
}

const styles = new Markup(`
  .envelope { color: var(--quiet); display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: 0.875rem; margin-bottom: 0.5rem; overflow-wrap: anywhere; }
  .envelope time { margin-inline-start: auto; }
  .code { font: 600 1.75rem/1.2 ui-monospace, monospace; letter-spacing: 0.18em; margin-top: 0.75rem; user-select: all; }
  a { color: var(--accent); display: inline-block; padding: 0.75rem 0; min-height: 44px; overflow-wrap: anywhere; }
`);

const timeOfDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

const article = ({ to, subject, code, link, links = [], picture, at }: Mail) => html`<article>
<p class="envelope"><span>To ${to}</span><time datetime="${at}">${timeOfDay.format(new Date(at))}</time></p>
<h2>${subject}</h2>
${code === null ? '' : html`<p class="code">${code}</p>`}
${picture ? html`<p><img src="${picture}" alt="" width="240"></p>` : ''}
${[link ?? [], links].flat().map((each) => html`<p>${followable(each)}</p>`)}
</article>`;

/** Only an http or https address becomes a link. A mail may be hostile: `javascript:` would run its code. */
const followable = (link: string) =>
  /^https?:\/\//i.test(link) ? html`<a href="${link}" rel="noreferrer">${link}</a>` : html`${link}`;

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
