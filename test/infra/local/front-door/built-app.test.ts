import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { builtApp } from '#infra/local/front-door/built-app';
import { atTheEdge } from '#infra/local/front-door/edge';
import { frontDoor } from '#infra/local/front-door/front-door';
import { outfitAddresses } from '#infra/local/front-door/shared-outfits';
import { listenOnLoopback, serveOnLoopback } from '#infra/local/loopback';
import { rawRequest } from '../../../support/app/raw-request.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const outside = temporaryFolder();
const folder = join(outside, 'dist');
await mkdir(join(folder, 'assets'), { recursive: true });
await writeFile(join(outside, 'secret.txt'), 'secret');
await writeFile(join(folder, 'index.html'), '<!doctype html>page');
await writeFile(join(folder, 'index.sv.html'), '<!doctype html>sida');
await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'script');
const service = await serveOnLoopback(builtApp(folder));
afterAll(() => service.close());
const get = (path: string) => rawRequest(service.url, path);

it('any address without a file is the one page, asked for each time', async () => {
  for (const path of ['/', '/auth?confirm=1', '/no/such/page']) {
    const { status, headers, body } = await get(path);
    expect({ status, body, cache: headers['cache-control'] }).toEqual({
      status: 200,
      body: '<!doctype html>page',
      cache: 'no-cache',
    });
  }
});

it('the page is in the language that was chosen, or that the browser asks for', async () => {
  const pageFor = async (headers: Record<string, string>) =>
    (await rawRequest(service.url, '/calendar?day=2026-11-02', { headers })).body;
  expect(await pageFor({ 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8' })).toBe('<!doctype html>sida');
  expect(await get('/calendar?language=sv')).toMatchObject({
    status: 302,
    headers: { location: '/calendar', 'set-cookie': [expect.stringMatching(/^language=sv;(?!.*Secure)/)] },
  });
  expect(await pageFor({ cookie: 'a=b; language=en', 'accept-language': 'sv' })).toBe('<!doctype html>page');
});

it('a language that is chosen at /outfit leads back to it, and what lies below is a shared outfit', async () => {
  const app = builtApp(folder);
  const services = { outfit: outfitAddresses(app, (_, response) => void response.end('shared')) };
  const hosts = new Set(['127.0.0.1', 'localhost']);
  const door = await listenOnLoopback(frontDoor({ services, app, sockets: {} }, { strict: true, hosts }));
  onTestFinished(door.close);
  expect(await rawRequest(door.url, '/outfit?language=sv')).toMatchObject({
    status: 302,
    headers: { location: '/outfit' },
  });
  expect((await rawRequest(door.url, '/outfit')).body).toBe('<!doctype html>page');
  expect((await rawRequest(door.url, '/outfit/1?language=sv')).body).toBe('shared');
});

it('an address keeps its whole query, also a second question mark', async () => {
  const echo = await serveOnLoopback(atTheEdge(({ url }, response) => void response.end(url)));
  onTestFinished(echo.close);
  expect((await rawRequest(echo.url, '/image.png?from=a?b=c&d')).body).toBe('/image.png?from=a?b=c&d');
});

it('a file with a hash in its name is kept for ever, and one of an earlier build is missing', async () => {
  expect((await get('/assets/app-1a2b.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await get('/assets/app-9z9z.js')).status).toBe(404);
});

it('nothing outside its folder is shown', async () => {
  for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt'])
    expect((await get(path)).body).not.toContain('secret');
});
