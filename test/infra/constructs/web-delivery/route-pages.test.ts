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
    headers: { host: { value: 'wardrobe.example' }, ...(accept && { 'accept-language': { value: accept } }) },
    cookies: cookie ? { language: { value: cookie } } : {},
  },
});

describe.each(edgeEngines)('run by $name', ({ handle }) => {
  const route = (uri: string, person = {}) => (handle(code, eventOf(uri, person)) as { uri: string }).uri;
  const choose = (language: string, uri: string) => {
    const event = eventOf(uri);
    const request = { ...event.request, querystring: { language: { value: language } } };
    return handle(code, { ...event, request });
  };

  it('answers the address of a page with index.html, and leaves that of a file unchanged', () => {
    const outfit = '/outfits/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f';
    const pages = ['/', '/auth', outfit, '/wardrobe/', '/file.name/', '//', '/a//b', '/%2e%2e%2fsecrets', ''];
    for (const page of pages) expect(route(page), page).toBe('/index.html');
    const shared = '/outfit/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f';
    for (const file of [
      ...['/index.html', '/config.json', '/assets/app-4f2a.js', '/assets//app-4f2a.js', '/.well-known'],
      ...[shared, `${shared}/preview.jpg`, '/..', '/wardrobe/.'],
    ])
      expect(route(file)).toBe(file);
  });

  it('changes nothing but the path and the language of a request', () => {
    const { request } = eventOf('/pinboard/callback');
    expect(handle(code, eventOf(request.uri))).toEqual({
      ...request,
      uri: '/index.html',
      headers: { ...request.headers, 'accept-language': { value: 'en' } },
    });
  });

  it('answers a choice of language with a cookie, and leads back to the page on this site', () => {
    for (const [uri, location] of [
      ['/calendar', '/calendar'],
      ['//elsewhere.example/a', '/elsewhere.example/a'],
      ['/\\elsewhere.example/a', '/elsewhere.example/a'],
      ['', '/'],
    ] as const)
      expect(choose('sv', uri)).toEqual({
        statusCode: 302,
        headers: { location: { value: location }, 'cache-control': { value: 'no-store' } },
        cookies: {
          language: { value: 'sv', attributes: 'Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure' },
        },
      });
    for (const unknown of ['xx', '', 'constructor'])
      expect(choose(unknown, '/calendar')).toMatchObject({ uri: '/index.html' });
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

  it('answers in the chosen language, or in that which the browser prefers', () => {
    const pages = { en: '/index.html', sv: '/index.sv.html' };
    for (const [language, accept, cookie = ''] of [
      ['sv', 'sv-SE,sv;q=0.9,en-US;q=0.8,en;q=0.7'],
      ['en', 'en-GB,en;q=0.9,sv;q=0.8'],
      ['sv', 'de-DE, de;q=0.9, sv;q=0.5, en;q=0.3'],
      ['en', 'nb, fi;q=0.9'],
      ['en', 'sv;q=0, *'],
      ['sv', 'SV'],
      ['en', ';;,=,q='],
      ['en', 'sv;q=high'],
      ['en', 'constructor', 'constructor'],
      ['en', 'sv', 'en'],
      ['sv', 'en', 'sv'],
      ['sv', 'sv', 'xx'],
    ] as const) {
      expect(handle(code, eventOf('/calendar', { accept, cookie })), `${accept} ${cookie}`).toMatchObject({
        uri: pages[language],
        headers: { 'accept-language': { value: language } },
      });
      expect(route('/assets/app.js', { accept, cookie })).toBe('/assets/app.js');
    }
  });
});
