import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { afterAll, expect, it } from 'vitest';
import { media } from '#infra/local/front-door/media';
import { serveOnLoopback } from '#infra/local/loopback';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const asked: string[] = [];
/** A bucket that fails at every request and records the requested keys. */
const client = {
  send: async ({ input }: { input: { Key: string } }) => {
    asked.push(input.Key);
    throw new Error('Out of order');
  },
} as unknown as S3Client;
const appUrl = 'http://wardrobe.test:3000';
const service = await serveOnLoopback(
  media({ signer: { keyId: 'K1', publicKey: createPublicKey(publicKey) }, client, bucket: 'media', appUrl }),
);
afterAll(() => service.close());

/** The query of a URL that CloudFront's own signer has signed for a resource. */
function sign(resource: string, secondsFromNow = 60, algorithm: 'SHA256' | 'SHA1' = 'SHA256') {
  const policy = JSON.stringify({
    Statement: [
      {
        Resource: resource,
        Condition: { DateLessThan: { 'AWS:EpochTime': Math.floor(Date.now() / 1000) + secondsFromNow } },
      },
    ],
  });
  return new URL(getSignedUrl({ url: 'https://any/', policy, keyPairId: 'K1', privateKey, algorithm }))
    .search;
}
const get = async (path: string, search: string) => (await fetch(service.url + path + search)).status;

it('a failure of the bucket is answered as a bad gateway', async () => {
  expect(await get('/ada/1_a.jpg/640.webp', sign(`${appUrl}/media/ada/1_a.jpg/*`))).toBe(502);
  expect(asked).toEqual(['media/ada/1_a.jpg/640.webp']);
});

it('a signature for another address or time, or of another algorithm than the URL says, is refused', async () => {
  asked.length = 0;
  const sha1 = sign(`${appUrl}/media/ada/*`, 60, 'SHA1');
  for (const search of [
    sign(`${appUrl}/media/bea/*`),
    sign(`${appUrl}/media/ada/1_a.jpg`),
    sign('https://wardrobe.test:3000/media/ada/*'),
    sign(`${appUrl}/media/ada/*`, -1),
    sha1.replace('SHA1', 'SHA256'),
  ])
    expect(await get('/ada/1_a.jpg/640.webp', search)).toBe(403);
  expect(asked).toEqual([]);
});

it('an image is only read', async () => {
  const url = `${service.url}/ada/1_a.jpg/640.webp${sign(`${appUrl}/media/ada/*`)}`;
  for (const method of ['POST', 'DELETE']) expect((await fetch(url, { method })).status).toBe(405);
});

it('a resource stands for the whole address, with `*` for any characters and `?` for one', async () => {
  const cases: [resource: string, path: string, status: number][] = [
    ['*', '/ada/1_a.jpg/640.webp?x=1', 502],
    ['*/1_?.jpg/*', '/ada/1_a.jpg/640.webp', 502],
    ['*/1_?.jpg/*', '/ada/1_ab.jpg/640.webp', 403],
    ['/media/ada/1_a.jpg/*', '/ada/1_aXjpg/640.webp', 403],
    ['/media/ada/1_a.jpg/640.webp', '/ada/1_a.jpg/640.webp', 502],
    ['/media/ada/1_a.jpg/640.webp', '/ada/1_a.jpg/640.webp?x=1', 403],
    ['/media/ada/1_a.jpg/640.webp?x=1', '/ada/1_a.jpg/640.webp?x=1', 502],
  ];
  for (const [end, path, status] of cases) {
    const query = sign(appUrl + end).replace('?', path.includes('?') ? '&' : '?');
    expect(await get(path, query), `${end} for ${path}`).toBe(status);
  }
});
