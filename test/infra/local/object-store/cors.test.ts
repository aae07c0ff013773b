import {
  type CORSRule,
  DeleteBucketCorsCommand,
  GetBucketCorsCommand,
  PutBucketCorsCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, errorCode, type RunningStore, startObjectStore } from './start-object-store.ts';

const rule: CORSRule = {
  AllowedOrigins: ['http://localhost:5173', 'https://*.example.com'],
  AllowedMethods: ['GET', 'PUT'],
  AllowedHeaders: ['content-*', 'X-Amz-Date'],
  ExposeHeaders: ['ETag'],
  MaxAgeSeconds: 600,
};

const putRules = ({ client }: RunningStore, ...CORSRules: CORSRule[]) =>
  client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }));

const preflight = ({ url }: RunningStore, origin: string, method: string, headers = '') =>
  fetch(`${url}/${Bucket}/shirt.jpg`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      ...(headers && { 'access-control-request-headers': headers }),
    },
  });

test('a bucket keeps its rules until they are removed, also over a restart', async () => {
  const first = await startObjectStore();
  await putRules(first, rule);
  await first.stop();
  const { client } = await startObjectStore({ folder: first.folder });
  expect((await client.send(new GetBucketCorsCommand({ Bucket }))).CORSRules).toEqual([rule]);
  await client.send(new DeleteBucketCorsCommand({ Bucket }));
  await expect(client.send(new GetBucketCorsCommand({ Bucket }))).rejects.toMatchObject({
    name: 'NoSuchCORSConfiguration',
  });
});

test('a preflight that a rule allows tells what is allowed', async () => {
  const store = await startObjectStore();
  await putRules(store, rule);
  const response = await preflight(store, 'http://localhost:5173', 'PUT', 'Content-Type, x-amz-date');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': 'http://localhost:5173',
    'access-control-allow-methods': 'GET, PUT',
    'access-control-allow-headers': 'Content-Type, x-amz-date',
    'access-control-expose-headers': 'ETag',
    'access-control-max-age': '600',
  });
});

test('a star in a rule stands for any text', async () => {
  const store = await startObjectStore();
  await putRules(store, rule, { AllowedOrigins: ['*'], AllowedMethods: ['HEAD'] });
  const starred = await preflight(store, 'https://shop.example.com', 'GET', 'content-language');
  expect(starred.headers.get('access-control-allow-origin')).toBe('https://shop.example.com');
  const anyone = await preflight(store, 'https://anyone.net', 'HEAD');
  expect(anyone.headers.get('access-control-allow-origin')).toBe('*');
});

test.each([
  ['origin', 'https://example.com.evil.net', 'GET', ''],
  ['method', 'http://localhost:5173', 'DELETE', ''],
  ['header', 'http://localhost:5173', 'PUT', 'content-type, authorization'],
])('a preflight for an %s that no rule allows is refused', async (_part, origin, method, headers) => {
  const store = await startObjectStore();
  await putRules(store, rule);
  const response = await preflight(store, origin, method, headers);
  expect(response.status).toBe(403);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(await errorCode(response)).toBe('AccessForbidden');
});

test('a preflight to a bucket without rules is refused', async () => {
  const store = await startObjectStore();
  expect((await preflight(store, 'http://localhost:5173', 'PUT')).status).toBe(403);
});

test('an allowed origin may read answers and errors alike, another origin neither', async () => {
  const store = await startObjectStore();
  await putRules(store, rule);
  const get = (origin: string) => fetch(`${store.url}/${Bucket}/shirt.jpg`, { headers: { origin } });
  const allowed = await get('http://localhost:5173');
  expect(allowed.status).toBe(403);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect((await get('https://evil.net')).headers.has('access-control-allow-origin')).toBe(false);
});
