import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
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

describe('a long answer', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, BR;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('for "%s" comes as %s, and shorter', async (accepted, encoding) => {
    const { headers, body = '', isBase64Encoded } = await answer(accepted);
    expect(headers).toEqual({
      'content-type': 'application/json',
      'content-encoding': encoding,
      vary: 'accept-encoding',
    });
    expect(isBase64Encoded).toBe(true);
    const bytes = Buffer.from(body, 'base64');
    expect(bytes.length).toBeLessThan(long.length / 5);
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(long);
  });

  it.each([undefined, '', 'identity', 'br;q=0', 'zstd, deflate'])(
    'for "%s" comes as it is',
    async (accepted) => {
      const { headers, body, isBase64Encoded } = await answer(accepted);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(body).toBe(long);
      expect(isBase64Encoded).toBeUndefined();
    },
  );
});

it.each(['{"id":1}', ''])('a short answer comes as it is: %j', async (body) => {
  expect(await answer('br', body)).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body,
  });
});
