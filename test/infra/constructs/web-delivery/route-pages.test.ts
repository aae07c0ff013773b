import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const code = readFileSync('infra/constructs/web-delivery/route-pages.js', 'utf8');
const route = (uri: string): string =>
  runInNewContext(`${code}; handler(event).uri`, { event: { request: { uri } } });

it.each(['/', '/auth', '/outfits', '/outfits/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f', '/wardrobe/'])(
  'shows the app at %s',
  (page) => expect(route(page)).toBe('/index.html'),
);

it.each(['/index.html', '/config.json', '/icon.svg', '/assets/app-4f2a.js', '/assets/missing.js'])(
  'leaves the file %s as it is',
  (file) => expect(route(file)).toBe(file),
);
