import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { expect, it } from 'vitest';
import { compressAnswers } from '#functions/platform/compress-answers';

const long = JSON.stringify(Array.from({ length: 100 }, (_, at) => ({ id: at, name: 'ä shirt' })));
const answer = async (accepted: string | undefined, body: string | undefined = long) => {
  const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(async () => ({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  })).use(compressAnswers());
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return (await handler(
    { headers } as APIGatewayProxyEventV2,
    {} as Context,
  )) as APIGatewayProxyStructuredResultV2;
};

it('a long answer comes in the best encoding that is accepted, and shorter', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, BR;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const { headers, body = '', isBase64Encoded } = await answer(accepted);
    const encoded = { 'content-encoding': encoding, vary: 'accept-encoding' };
    expect(headers).toEqual({ 'content-type': 'application/json', ...encoded });
    expect(isBase64Encoded).toBe(true);
    const bytes = Buffer.from(body, 'base64');
    expect(bytes.length).toBeLessThan(long.length / 5);
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(long);
  }
});

it('an answer that is short, or to which no known encoding is accepted, comes as it is', async () => {
  const plain = { statusCode: 200, headers: { 'content-type': 'application/json' } };
  for (const accepted of [undefined, '', 'identity', 'br;q=0', 'zstd, deflate']) {
    const { headers, body, isBase64Encoded } = await answer(accepted);
    expect([headers?.['content-encoding'], body, isBase64Encoded]).toEqual([undefined, long, undefined]);
  }
  for (const body of ['{"id":1}', '']) expect(await answer('br', body)).toEqual({ ...plain, body });
});
