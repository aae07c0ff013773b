import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edgeEngines } from '../../../support/edge-engines.ts';

const code = readFileSync('infra/constructs/web-delivery/route-pages.js', 'utf8');

const eventOf = (uri: string, { accept = '', cookie = '' } = {}) => ({
  version: '1.0',
  context: { eventType: 'viewer-request' },
  viewer: { ip: '198.51.100.7' },
  request: {
    method: 'GET',
    uri,
    querystring: { code: { value: 'a.b' }, state: { value: '', multiValue: [{ value: '' }] } },
    headers: {
      host: { value: 'wardrobe.example' },
      ...(accept && { 'accept-language': { value: accept } }),
    },
    cookies: cookie ? { language: { value: cookie } } : {},
  },
});

describe.each(edgeEngines)('run by $name', ({ handle }) => {
  const route = (uri: string) => (handle(code, eventOf(uri)) as { uri: string }).uri;

  it.each([
    '/',
    '/auth',
    '/outfits',
    '/outfits/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f',
    '/wardrobe/',
    '/file.name/',
    '//',
    '/a//b',
    '/%2e%2e%2fsecrets',
    '/%E5%A4%8F',
    '/<script>',
    '',
  ])('answers %s with index.html', (page) => expect(route(page)).toBe('/index.html'));

  it.each([
    '/index.html',
    '/config.json',
    '/icon.svg',
    '/assets/app-4f2a.js',
    '/assets/missing.js',
    '/assets//app-4f2a.js',
    '/.well-known',
    '/outfit/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f',
    '/outfit/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f/preview.jpg',
    '/..',
    '/wardrobe/.',
  ])('leaves the file %s unchanged', (file) => expect(route(file)).toBe(file));

  it('changes nothing but the path and the language of a request', () => {
    const { request } = eventOf('/pinboard/callback');
    expect(handle(code, eventOf(request.uri))).toEqual({
      ...request,
      uri: '/index.html',
      headers: { ...request.headers, 'accept-language': { value: 'en' } },
    });
  });

  it.each([
    ['/calendar', '/calendar'],
    ['//elsewhere.example/a', '/elsewhere.example/a'],
    ['/\\elsewhere.example/a', '/elsewhere.example/a'],
    ['', '/'],
  ])('answers a choice of language on %s with a cookie, and leads to %s', (uri, location) => {
    const event = eventOf(uri);
    const request = { ...event.request, querystring: { language: { value: 'sv' } } };
    expect(handle(code, { ...event, request })).toEqual({
      statusCode: 302,
      headers: { location: { value: location }, 'cache-control': { value: 'no-store' } },
      cookies: {
        language: { value: 'sv', attributes: 'Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure' },
      },
    });
  });

  it('keeps the other parameters of a page whose language is chosen, but none that is not encoded', () => {
    const event = eventOf('/outfits');
    const querystring = {
      tab: { value: 'outfits' },
      language: { value: 'sv' },
      text: { value: 'a%20b%0D%0Ac%26d' },
      id: { value: '2', multiValue: [{ value: '1' }, { value: '2' }] },
      wrong: { value: 'a\r\nset-cookie: b' },
    };
    expect(handle(code, { ...event, request: { ...event.request, querystring } })).toMatchObject({
      headers: { location: { value: '/outfits?tab=outfits&text=a%20b%0D%0Ac%26d&id=1&id=2' } },
    });
  });

  it.each(['xx', '', 'constructor'])('chooses no language “%s”', (value) => {
    const event = eventOf('/calendar');
    const request = { ...event.request, querystring: { language: { value } } };
    expect(handle(code, { ...event, request })).toMatchObject({ uri: '/index.html' });
  });

  it.each([
    { accept: 'sv-SE,sv;q=0.9,en-US;q=0.8,en;q=0.7', language: 'sv' },
    { accept: 'en-GB,en;q=0.9,sv;q=0.8', language: 'en' },
    { accept: 'de-DE, de;q=0.9, sv;q=0.5, en;q=0.3', language: 'sv' },
    { accept: 'nb, fi;q=0.9', language: 'en' },
    { accept: 'sv;q=0, *', language: 'en' },
    { accept: 'SV', language: 'sv' },
    { accept: ';;,=,q=', language: 'en' },
    { accept: 'sv;q=high', language: 'en' },
    { accept: 'constructor', cookie: 'constructor', language: 'en' },
    { accept: 'sv', cookie: 'en', language: 'en' },
    { accept: 'en', cookie: 'sv', language: 'sv' },
    { accept: 'sv', cookie: 'xx', language: 'sv' },
  ])('answers in $language for accept-language “$accept” and cookie “$cookie”', ({ language, ...person }) => {
    const page = { en: '/index.html', sv: '/index.sv.html' }[language as 'en' | 'sv'];
    expect(handle(code, eventOf('/calendar', person))).toMatchObject({
      uri: page,
      headers: { 'accept-language': { value: language } },
    });
    expect(handle(code, eventOf('/assets/app.js', person))).toMatchObject({ uri: '/assets/app.js' });
  });
});
