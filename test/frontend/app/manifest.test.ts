import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(`frontend/${path}`, 'utf8');
type Icon = { src: string; sizes: string; purpose?: string };
const manifest: { icons: Icon[]; start_url: string; shortcuts: { url: string }[]; share_target: object } =
  JSON.parse(read('public/manifest.json'));

it('the app can be installed: its icons are there in their sizes, also as iOS and Android want them', async () => {
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(`frontend/public${src}`), src).toBe(true);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(`frontend/public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const page = read('index.html');
  expect(page).toContain('<link rel="manifest" href="/manifest.json" />');
  const [, touch] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect((await sharp(`frontend/public${touch}`).metadata()).width).toBe(180);
});

it('a link that another app shares is passed to the clip by its address', () => {
  expect(manifest.share_target).toEqual({
    action: '/dashboard',
    method: 'GET',
    params: { text: 'shared', url: 'clip' },
  });
});
