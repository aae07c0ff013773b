import type { IncomingMessage, RequestListener } from 'node:http';
import { openDurableDocument } from './durable-document.ts';
import { html, Markup } from './html.ts';
import { sameSecret } from './same-secret.ts';

/** A mail that the user pool would have sent; `body` is HTML, `at` an ISO 8601 instant. */
export type Mail = {
  to: string;
  subject: string;
  body: string;
  /** The confirmation code in the mail. */
  code: string | null;
  /** The first link of the body. */
  link: string | null;
  at: string;
};

export type Outbox = {
  /** Writes the mail to disk before it returns. */
  readonly deliver: (mail: Omit<Mail, 'at'>) => void;
  /** Answers GET with the mails: as JSON, oldest first, when the client accepts it, else as a page, newest first. */
  readonly handle: RequestListener;
};

const capacity = 500;

/**
 * Opens the mails in `file`, which keeps the last 500. This machine reads them without a key, another one with `key` in
 * the query.
 */
export async function openOutbox({ file, key }: { file: string; key: string }): Promise<Outbox> {
  const { content: mails, save } = await openDurableDocument<Mail[]>(file, () => []);
  return {
    deliver({ to, subject, code, link, body }) {
      mails.push({ to, subject, code, link, at: new Date().toISOString(), body });
      mails.splice(0, mails.length - capacity);
      save();
    },
    handle(request, response) {
      response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
      if (!isLocal(request) && !sameSecret(key, keyIn(request))) {
        response.writeHead(403).end('Open the address of the outbox that the app has printed at its start.');
      } else if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
      } else if (request.headers.accept?.includes('application/json')) {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(mails));
      } else {
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .end(outboxPage(mails.toReversed()));
      }
    },
  };
}

const isLocal = ({ socket }: IncomingMessage) => /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
const keyIn = ({ url = '' }: IncomingMessage) => new URL(url, 'http://local').searchParams.get('key') ?? '';

const styles = new Markup(`
  :root {
    color-scheme: light dark;
    --paper: light-dark(#faf6f1, #1b1715);
    --card: light-dark(#fffdfa, #25201d);
    --ink: light-dark(#2a211c, #f3ebe4);
    --quiet: light-dark(#6f6159, #b5a69c);
    --line: light-dark(#e6dbd0, #3b332e);
    --accent: light-dark(#8c3b2a, #eb9c86);
  }
  * { box-sizing: border-box; margin: 0; }
  body {
    background: var(--paper); color: var(--ink);
    font: 1rem/1.5 system-ui, sans-serif;
    max-width: 44rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 3.5rem) 1rem;
  }
  h1, h2 { font-family: 'Bodoni 72', Didot, Georgia, serif; font-weight: 500; line-height: 1.15; }
  h1 { font-size: clamp(2rem, 9vw, 3.25rem); letter-spacing: -0.02em; }
  h2 { font-size: 1.375rem; overflow-wrap: anywhere; }
  .lead, .envelope { color: var(--quiet); }
  .lead { margin: 0.5rem 0 2rem; }
  ol { list-style: none; padding: 0; display: grid; gap: 1rem; }
  article { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; }
  .envelope { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: 0.875rem; margin-bottom: 0.5rem; overflow-wrap: anywhere; }
  .envelope time { margin-inline-start: auto; }
  .code { font: 600 1.75rem/1.2 ui-monospace, monospace; letter-spacing: 0.18em; margin-top: 0.75rem; user-select: all; }
  a { color: var(--accent); display: inline-block; padding: 0.75rem 0; min-height: 44px; overflow-wrap: anywhere; }
`);

const timeOfDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** The outbox as an HTML page, with the mails in the given order. */
function outboxPage(mails: readonly Mail[]): string {
  const lead = mails.length
    ? 'Mails that would have been sent, newest first.'
    : 'No mail has been written yet.';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${styles}</style>
</head>
<body>
<h1>Outbox</h1>
<p class="lead">${lead}</p>
<ol>${mails.map((mail) => html`<li>${article(mail)}</li>`)}</ol>
</body>
</html>
`.html;
}

const article = ({ to, subject, code, link, at }: Mail) => html`<article>
<p class="envelope"><span>To ${to}</span><time datetime="${at}">${timeOfDay.format(new Date(at))}</time></p>
<h2>${subject}</h2>
${code === null ? '' : html`<p class="code">${code}</p>`}
${link === null ? '' : html`<p>${followable(link)}</p>`}
</article>`;

/** Only an http address becomes a link: a mail may be hostile, and a click on `javascript:` would run it. */
const followable = (link: string) =>
  /^https?:\/\//i.test(link) ? html`<a href="${link}" rel="noreferrer">${link}</a>` : html`${link}`;
