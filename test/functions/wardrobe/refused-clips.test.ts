import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startFunctions } from '../../support/app/functions.ts';
import {
  type Answer,
  coat,
  jpeg,
  openClipShop,
  preview,
  productPage,
} from '../../support/stubs/clip-shop.ts';

const app = await startFunctions({ storage: true });
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

describe('a clip fails with what the person can do about it', () => {
  const product = (changes: object) => ({ '/p/1': { body: productPage({ ...coat, ...changes }) } });
  it.each<[what: string, answers: Record<string, Answer>, status: number, code: string, details?: object]>([
    ['a shop that forbids it', { '/p/1': { status: 403 } }, 424, 'clip.blocked', { status: 403 }],
    ['a shop that asks for patience', { '/p/1': { status: 429 } }, 424, 'clip.blocked', { status: 429 }],
    [
      'a wall against programs',
      {
        '/p/1': {
          body: '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x.js"></script>',
        },
      },
      424,
      'clip.blocked',
    ],
    ['a page that is gone', {}, 424, 'clip.unreadable', { suggestion: 'check_link' }],
    ['a shop that is down', { '/p/1': { status: 503 } }, 424, 'clip.unreachable', { status: 503 }],
    [
      'a page of many words and no product',
      { '/p/1': { body: `<title>About us</title><p>${'We are a shop. '.repeat(40)}</p>` } },
      424,
      'clip.unreadable',
      { suggestion: 'try_product_page' },
    ],
    [
      'a page that only its scripts fill',
      { '/p/1': { body: '<title>Shop</title><div id="root"></div><script src="/app.js"></script>' } },
      424,
      'clip.unreadable',
      { suggestion: 'upload_instead' },
    ],
    [
      'a page behind a sign-in',
      {
        '/p/1': { status: 302, location: '/login?next=/p/1' },
        '/login?next=/p/1': { body: '<form><input type="password"></form>' },
      },
      424,
      'clip.unreadable',
      { suggestion: 'login_wall' },
    ],
    [
      'something else than a page',
      { '/p/1': { type: 'application/pdf', body: '%PDF' } },
      424,
      'clip.unreadable',
      { suggestion: 'try_product_page' },
    ],
    ['a product without a picture', product({ image: undefined }), 422, 'clip.no_image'],
    ['a picture that is gone', product({}), 422, 'clip.no_image'],
    [
      'a picture that is none',
      { ...product({}), '/coat.jpg': { type: 'image/jpeg', body: '<svg onload="alert(1)"/>' } },
      422,
      'clip.no_image',
    ],
    [
      'a picture that breaks off',
      { ...product({}), '/coat.jpg': { type: 'image/jpeg', body: jpeg.body.subarray(0, 300) } },
      422,
      'clip.no_image',
    ],
    [
      'a picture inside the network',
      product({ image: 'http://169.254.169.254/a.jpg' }),
      422,
      'clip.no_image',
    ],
  ])('%s', async (_, answers, status, code, details = {}) => {
    await openClipShop(answers);
    const answer = await preview(app, 'http://shop.example/p/1');
    expect(answer).toMatchObject({ status, body: { code, details } });
    expect(answer.uploads).toEqual([]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'file:///etc/passwd',
    'http://a:b@shop.example/',
    'javascript:alert(1)',
    'coat',
  ])('an address that is not fetched: %s', async (url) => {
    const site = await openClipShop({});
    expect(await preview(app, url)).toMatchObject({ status: 400, body: { code: 'clip.refused' } });
    expect(site.connections).toBe(0);
  });

  it('no address at all, and one that is longer than any', async () => {
    for (const [url, message] of [
      [' ', 'Please enter a URL'],
      [`https://shop.example/${'a'.repeat(2000)}`, 'The URL is too long'],
    ] as const)
      expect(await preview(app, url)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', details: { field: 'url', message } },
      });
  });
});
