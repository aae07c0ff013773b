import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBrowserApp } from '#infra/local/browser-build';
import { runLocally } from '#infra/local/run-locally';
import { browserOptions } from '../../bin/browser.ts';
import { share } from './measure.ts';

const url = 'http://localhost:3397';
const screens = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };
/** Two pages with nothing but React: one shows the landing page's picture, the other a word. */
const bare = { picture: '/bare/index.html?picture', text: '/bare/index.html' };
const rounds = 15;
let browser: Browser;
let bareFolder: string;

/** Builds the bare page into a folder of the built app for this benchmark, so that one server serves both. */
beforeAll(async () => {
  bareFolder = join(await buildBrowserApp(), 'bare');
  await build({
    root: resolve(import.meta.dirname, 'bare-app'),
    base: '/bare/',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: bareFolder, emptyOutDir: true },
  });
  await runLocally({
    port: 3397,
    host: '127.0.0.1',
    dataDir: await mkdtemp(join(tmpdir(), 'wardrobe-bench-')),
    dev: false,
  });
  browser = await chromium.launch(browserOptions());
}, 120_000);
afterAll(async () => {
  await browser.close();
  await rm(bareFolder, { recursive: true });
});

/** A script for the browser: stores the time of the largest paint in milliseconds, and the element that was painted. */
const observe = `{
  window.paint = { time: 0, what: '' };
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, element }) => {
    window.paint = { time: startTime, what: element?.tagName ?? '' };
  })).observe({ type: 'largest-contentful-paint', buffered: true });
}`;

/** Opens a page in a browser with an empty cache. Returns when its largest element was painted, and which one. */
async function largestPaint(path: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(200);
  const paint = (await page.evaluate('paint')) as { time: number; what: string };
  await context.close();
  return paint;
}

it('the landing page paints its largest part hardly later than a bare React page with the same picture', async () => {
  for (const [screen, viewport] of Object.entries(screens)) {
    const times: Record<string, number[]> = { '/': [], [bare.picture]: [], [bare.text]: [] };
    const what: Record<string, string> = {};
    for (let round = 0; round <= rounds; round++)
      for (const [path, all] of Object.entries(times)) {
        const paint = await largestPaint(path, viewport);
        what[path] = paint.what;
        // The first round warms up the browser and the server.
        if (round > 0) all.push(paint.time);
      }
    expect(what).toEqual({ '/': 'IMG', [bare.picture]: 'IMG', [bare.text]: 'DIV' });
    // The fastest tenth of the times, because other load on the machine only makes them slower.
    const quickest = (path: string) => Number(share(times[path] ?? [], 0.1));
    for (const path of Object.keys(times))
      console.log(
        `${screen}: largest paint of ${path} after ${quickest(path)} ms (${what[path]}), ratio ${(quickest('/') / quickest(path)).toFixed(2)}`,
      );
    expect.soft(quickest('/') / quickest(bare.picture), screen).toBeLessThanOrEqual(1.25);
    expect.soft(quickest('/') / quickest(bare.text), screen).toBeLessThanOrEqual(1.75);
  }
});
