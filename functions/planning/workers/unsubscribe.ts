import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { languageOf } from '../../platform/language-of.ts';
import { log } from '../../platform/log.ts';
import { isFromCloudFront } from '../../platform/origin-key.ts';
import texts from '../morning-mail-texts.json' with { type: 'json' };
import { removeMorningMail, userOfKey } from '../morning-times.ts';

type Answer = APIGatewayProxyStructuredResultV2;

/**
 * Ends a person's morning mail by the key of its mails, without a sign-in: the POST of a mail program (RFC 8058), and
 * that of the page, which a GET shows. A GET changes nothing.
 */
export async function handler(event: APIGatewayProxyEventV2): Promise<Answer> {
  try {
    if (!(await isFromCloudFront(event.headers)))
      return { statusCode: 403, headers: { 'cache-control': 'no-store' } };
    const language = languageOf(event.headers);
    const words = texts[language];
    const page = (title: string, rest = '', statusCode = 200): Answer => ({
      statusCode,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
      body: `<!doctype html>
<html lang="${language}"><head><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>:root{color-scheme:light dark}body{margin:0;padding:40px 24px;font:16px/1.6 Georgia,serif}button{font:inherit;padding:12px 24px}</style></head>
<body><h1>${title}</h1>${rest}</body></html>`,
    });
    const userId = await userOfKey(event.queryStringParameters?.['key'] ?? '');
    if (!userId) return page(words.unknown, '', 404);
    if (event.requestContext.http.method !== 'POST')
      return page(
        words.ask,
        `<form method="post"><button>${words.end}</button></form><p>${words.askText}</p>`,
      );
    await removeMorningMail(userId);
    return page(words.ended, `<p>${words.askText}</p>`);
  } catch (error) {
    // The event itself is not logged, because its address contains the key.
    log.error('A morning mail was not ended', { requestId: event.requestContext.requestId, error });
    return { statusCode: 500, headers: { 'cache-control': 'no-store' } };
  }
}
