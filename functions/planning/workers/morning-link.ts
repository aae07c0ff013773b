import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { v7 as uuidv7 } from 'uuid';
import { escapeHtml } from '../../platform/escape-html.ts';
import { languageOf } from '../../platform/language-of.ts';
import { isFromCloudFront } from '../../platform/origin-key.ts';
import { MorningMailEntity } from '../../rows/planning/morning-mail.ts';
import texts from '../morning-mail-texts.json' with { type: 'json' };
import { removeMorningMail } from '../morning-times.ts';
import { savePlan } from '../save-plan.ts';

type Answer = APIGatewayProxyStructuredResultV2;
const headers = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8' };

const page = (statusCode: number, title: string, text = '', button = ''): Answer => ({
  ...{ statusCode, headers },
  body: `<!doctype html><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>:root{color-scheme:light dark}body{max-width:30rem;margin:auto;padding:4rem 1.5rem;background:light-dark(#faf7f2,#1c1917);color:light-dark(#1c1917,#faf7f2);font:1rem/1.6 Georgia,serif}h1{font-weight:400}button{font:inherit;padding:14px 28px;border:0;background:light-dark(#1c1917,#faf7f2);color:light-dark(#faf7f2,#1c1917)}</style>
<h1>${title}</h1><p>${text}</p>${button && `<form method="post"><button>${button}</button></form>`}`,
});

/**
 * Answers the links of morning mails, without a sign-in: the key in the address authorizes. A GET only asks, because
 * programs that scan mails follow links. A POST plans the proposed outfit with `wear`, and otherwise ends the mails, as
 * that of a mail program does (RFC 8058).
 */
export async function handler(event: APIGatewayProxyEventV2): Promise<Answer> {
  if (!(await isFromCloudFront(event.headers))) return { statusCode: 403, headers };
  const language = languageOf(event.headers);
  const words = texts[language];
  const { key = '', wear } = event.queryStringParameters ?? {};
  const [userId = '', secret = ''] = key.slice(0, 200).split('.');
  const own = MorningMailEntity.query.byUser({ userId }).where((row, { eq }) => eq(row.secret, secret));
  const [mail] = (await own.go({ consistent: true })).data;
  const day = wear && wear === mail?.proposal?.date ? mail.proposal : null;
  if (!mail || (wear && !day)) return page(404, words.unknown);
  if (event.requestContext.http.method === 'GET')
    return day
      ? page(200, escapeHtml(day.title), words.wearText, words.wear)
      : page(200, words.ask, words.askText, words.end);
  if (!day) {
    await removeMorningMail(userId);
    return page(200, words.ended, words.askText);
  }
  const [saved] = (await savePlan(userId, uuidv7(), { days: [day] }, language)).days;
  if (saved?.outcome !== 'saved') return page(409, words[saved?.outcome ?? 'gone']);
  return { statusCode: 303, headers: { ...headers, location: `/calendar?day=${day.date}` } };
}
