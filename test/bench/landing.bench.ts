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
/** Pages of React alone: the picture of the landing page, and a word. */
const bare = { picture: '/bare/index.html?picture', text: '/bare/index.html' };
const rounds = 15;
let browser: Browser;
let bareFolder: string;

/** The bare page is served by the same server: it lies in a folder of the built app while this runs. */
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

/** For the browser: keeps the time of the largest paint, in milliseconds, and what it was. */
const observe = `{
  window.paint = { time: 0, what: '' };
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, element }) => {
    window.paint = { time: startTime, what: element?.tagName ?? '' };
  })).observe({ type: 'largest-contentful-paint', buffered: true });
}`;

/** Opens a page in a browser without a cache, and says when its largest part was painted, and what that is. */
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
    // The quickest tenth: what else the machine does only adds to the times.
    const quickest = (path: string) => Number(share(times[path] ?? [], 0.1));
    for (const path of Object.keys(times))
      console.log(
        `${screen}: largest paint of ${path} after ${quickest(path)} ms (${what[path]}), ratio ${(quickest('/') / quickest(path)).toFixed(2)}`,
      );
    expect.soft(quickest('/') / quickest(bare.picture), screen).toBeLessThanOrEqual(1.25);
    expect.soft(quickest('/') / quickest(bare.text), screen).toBeLessThanOrEqual(1.75);
  }
});
