import type { IncomingMessage, RequestListener } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { sameSecret } from '../../functions/platform/same-secret.ts';
import { html, htmlPage, Markup } from './html.ts';

type Page = {
  title: string;
  /** The key that another machine needs to read the page. It is part of the query. */
  key: string;
  /** The answer for programs that accept JSON. */
  json: () => unknown;
  /** What people see below the title: a sentence, then the contents. */
  content: () => { lead: string; body: Markup };
  styles: Markup;
};

/** Answers GET with a page about this run of the app. Only this machine and those who know the key may read it. */
export const localPage =
  ({ title, key, json, content, styles }: Page): RequestListener =>
  (request, response) => {
    response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
    if (!isLocal(request) && !sameSecret(key, keyIn(request))) {
      response.writeHead(403).end('Open the address with the key that the app has printed at its start.');
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (request.headers.accept?.includes('application/json')) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(json()));
    } else {
      const { lead, body } = content();
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
        .end(
          htmlPage(title, [common, styles], html`<h1>${title}</h1>\n<p class="lead">${lead}</p>\n${body}`),
        );
    }
  };

/** Runs a command of this machine's operator, such as `reports`. Takes and answers JSON. */
export const operatorPage =
  (run: (command: unknown) => Promise<unknown>): RequestListener =>
  async (request, response) => {
    if (request.method !== 'POST' || !isLocal(request)) return response.writeHead(403).end();
    try {
      const answer = JSON.stringify(await run(await readJson(request)));
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    } catch (error) {
      response.writeHead(400).end((error as Error).message);
    }
  };

const isLocal = ({ socket }: IncomingMessage) => /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
const keyIn = ({ url = '' }: IncomingMessage) => new URL(url, 'http://local').searchParams.get('key') ?? '';

const common = new Markup(`
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
  .lead { color: var(--quiet); margin: 0.5rem 0 2rem; }
  ol { list-style: none; padding: 0; display: grid; gap: 1rem; }
  article { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; }
`);
