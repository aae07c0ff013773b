import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import type { Language } from '#shared/languages';
import { appUrl } from '../../platform/app-url.ts';
import { languageOf } from '../../platform/language-of.ts';
import { log } from '../../platform/log.ts';
import { readPublished } from '../../rows/community/publication.ts';
import { appPage, withoutOutfit, withTags } from '../page-tags.ts';
import { type PublicRow, toSharedOutfit } from '../read-shared-outfit.ts';
import { previewOf } from '../stored-preview.ts';

type Answer = APIGatewayProxyStructuredResultV2;

const paths = /^\/outfit\/([^/]+)(?:\/(data\.json|preview\.jpg))?\/?$/;

/**
 * Serves public outfits without sign-in: the page (the app's page with tags for link previews), its data and its
 * preview image. CloudFront calls it for `/outfit/…`. As soon as an outfit is private or deleted, the response is 404,
 * because caches must ask here each time.
 */
export async function handler(event: APIGatewayProxyEventV2): Promise<Answer> {
  const { method } = event.requestContext.http;
  if (method !== 'GET' && method !== 'HEAD') return { statusCode: 405, headers: { allow: 'GET, HEAD' } };
  try {
    const [, id, file] = paths.exec(event.rawPath) ?? [];
    const row = z.uuid().safeParse(id).success ? await readPublished(String(id)) : null;
    if (file === 'preview.jpg') return await preview(row, event.headers['if-none-match']);
    if (file === 'data.json') return await data(row);
    return await page(row, languageOf(event.headers));
  } catch (error) {
    log.error('A shared outfit could not be shown', {
      requestId: event.requestContext.requestId,
      error: error as Error,
    });
    return {
      statusCode: 500,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
      body: '',
    };
  }
}

async function page(row: PublicRow | null, language: Language): Promise<Answer> {
  const url = await appUrl();
  const shell = await appPage[language]();
  return {
    statusCode: row ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: row ? withTags(shell, row, url) : withoutOutfit(shell),
  };
}

const data = async (row: PublicRow | null): Promise<Answer> => ({
  statusCode: row ? 200 : 404,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(row ? await toSharedOutfit(row) : { code: 'not_found' }),
});

async function preview(row: PublicRow | null, known: string | undefined): Promise<Answer> {
  const picture = row && (await previewOf(row));
  if (!picture) return missing;
  const etag = `"${createHash('sha256').update(picture).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' };
  if (known?.replace(/^W\//, '') === etag) return { statusCode: 304, headers };
  return {
    statusCode: 200,
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: Buffer.from(picture).toString('base64'),
    isBase64Encoded: true,
  };
}

const missing: Answer = {
  statusCode: 404,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
  body: 'Not Found',
};
