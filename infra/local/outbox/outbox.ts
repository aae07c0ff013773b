import type { RequestListener } from 'node:http';
import { openDurableDocument } from './durable-document.ts';
import type { Mail } from './mail.ts';
import { outboxPage } from './outbox-page.ts';

export type Outbox = {
  /** Resolves once the mail is on disk. */
  readonly deliver: (mail: Omit<Mail, 'at'>) => Promise<void>;
  /** Answers GET with the mails: JSON, oldest first, for a client that accepts it, otherwise a page, newest first. */
  readonly handle: RequestListener;
};

const capacity = 500;

/** Opens the mails kept in `file`; beyond the last 500 the oldest are forgotten. */
export async function openOutbox({ file }: { file: string }): Promise<Outbox> {
  const { content: mails, save } = await openDurableDocument<Mail[]>(file, () => []);
  return {
    async deliver({ to, subject, code, link, body }) {
      mails.push({ to, subject, code, link, at: new Date().toISOString(), body });
      if (mails.length > capacity) mails.splice(0, mails.length - capacity);
      await save();
    },
    handle(request, response) {
      response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
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
