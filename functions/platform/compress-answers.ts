import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { acceptedIn } from './language-of.ts';

/** The least size in bytes of a compressed response. A smaller one fits into one packet uncompressed. */
const smallest = 1024;
/** The Brotli quality for responses made per request. The default, 11, takes 100 times as long for a tenth less. */
const brotliQuality = 4;

const encodings = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof encodings;

/**
 * Middleware that compresses response bodies of 1 kB and more with Brotli or gzip, as the request accepts. API
 * Gateway's HTTP API does not compress, and CloudFront compresses only responses that it may cache.
 */
export const compressAnswers = (): MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> => ({
  after: async ({ event, response }) => {
    if (!response?.body || Buffer.byteLength(response.body) < smallest) return;
    response.headers = { ...response.headers, vary: 'accept-encoding' };
    const encoding = encodingFor(event.headers['accept-encoding']);
    if (!encoding) return;
    response.headers['content-encoding'] = encoding;
    response.body = (await encodings[encoding](response.body)).toString('base64');
    response.isBase64Encoded = true;
  },
});

/** The encoding for a header such as `gzip, deflate, br;q=0.5`. Quality 0 refuses it. Undefined if none fits. */
const encodingFor = (header: string | undefined): Encoding | undefined =>
  (Object.keys(encodings) as Encoding[]).find((encoding) => acceptedIn(header).includes(encoding));
