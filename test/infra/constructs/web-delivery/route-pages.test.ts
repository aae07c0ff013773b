import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edgeEngines } from '../../../support/edge-engines.ts';
import { beyondEdgeLanguage } from '../../../support/edge-language.ts';

const code = readFileSync('infra/constructs/web-delivery/route-pages.js', 'utf8');

const eventOf = (uri: string) => ({
  version: '1.0',
  context: { eventType: 'viewer-request' },
  viewer: { ip: '198.51.100.7' },
  request: {
    method: 'GET',
    uri,
    querystring: { code: { value: 'a.b' }, state: { value: '', multiValue: [{ value: '' }] } },
    headers: { host: { value: 'wardrobe.example' } },
    cookies: {},
  },
});

it('is written in the language of CloudFront Functions', () => expect(beyondEdgeLanguage(code)).toEqual([]));

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
    '/..',
    '/wardrobe/.',
  ])('leaves the file %s unchanged', (file) => expect(route(file)).toBe(file));

  it('changes nothing but the path of a request', () => {
    const { request } = eventOf('/pinboard/callback');
    expect(handle(code, eventOf(request.uri))).toEqual({ ...request, uri: '/index.html' });
  });
});
