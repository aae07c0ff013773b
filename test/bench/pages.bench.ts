import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runLocally } from '#infra/local/run-locally';
import { browserOptions } from '../../bin/browser.ts';
import { signInTo } from '../../bin/demo/app-client.ts';
import { fillPerson } from '../../bin/demo/fill.ts';
import { mingle } from '../../bin/demo/mingle.ts';
import { demoPassword, demoPeople } from '../../bin/demo/wardrobes.ts';
import { addPieces, newPerson, type Person, signInAs } from '../e2e/support/people.ts';
import { share } from './measure.ts';

const port = 3398;
const url = `http://localhost:${port}`;
const screens = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };
/** In milliseconds. Layout shifts and paints after this time are not counted as part of opening the page. */
const settled = 2500;
/** The largest sum of layout shifts that a page may have. */
const mostShift = 0.02;
let browser: Browser;

beforeAll(async () => {
  await runLocally({
    port,
    host: '127.0.0.1',
    dataDir: await mkdtemp(join(tmpdir(), 'wardrobe-bench-')),
    dev: false,
  });
  browser = await chromium.launch(browserOptions());
}, 120_000);
afterAll(() => browser.close());

/** A script for the browser: adds up the layout shifts and stores the time of the largest paint in milliseconds. */
const observe = `{
  const seen = { shift: 0, paint: 0 };
  window.seen = seen;
  const on = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  on('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  on('largest-contentful-paint', ({ startTime }) => { seen.paint = startTime; });
}`;
type Seen = { shift: number; paint: number };

async function contextOf(viewport: { width: number; height: number }, storage: Person['storage']) {
  const context = await browser.newContext({ viewport });
  const stored = [{ name: 'hasSeenOnboarding', value: 'true' }, ...storage];
  await context.addInitScript(
    `for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value);`,
  );
  await context.addInitScript(observe);
  return context;
}

/** Opens a page with an empty cache and returns the measurements. */
async function measure(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let calls = 0;
  const scripts: string[] = [];
  session.on('Network.responseReceived', ({ type, response }) => {
    if (new URL(response.url).pathname.startsWith('/api/')) calls++;
    if (type === 'Script') scripts.push(response.url);
  });
  await page.goto(url + path);
  await page.waitForTimeout(settled);
  const seen = (await page.evaluate('seen')) as Seen;
  await page.close();
  return { ...seen, calls, kilobytes: await compressed(scripts) };
}

/** The size of the scripts in kilobytes, compressed as CloudFront does. */
async function compressed(scripts: readonly string[]) {
  const sizes = scripts.map(async (script) => gzipSync(await (await fetch(script)).text()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

function print(path: string, screen: string, calls: number, kilobytes: number, shift: number, paint: number) {
  const columns = [
    path.padEnd(17),
    screen.padEnd(7),
    String(calls).padStart(5),
    kilobytes.toFixed(0).padStart(9),
    shift.toFixed(4),
    paint.toFixed(0),
  ];
  console.log(columns.join('  '));
}

it('pages are opened without shifts and with few calls', async () => {
  for (const person of demoPeople) await fillPerson(url, person, () => undefined);
  await mingle(url, demoPeople);
  const [ada, bea] = demoPeople;
  if (!ada || !bea) throw new Error('The demo has no people.');
  const { userId } = await signInTo(url, { email: bea.email, password: demoPassword });
  const signedIn = await signInAs(url, { email: ada.email, password: demoPassword });
  const pages = [
    '/',
    '/dashboard',
    '/outfits',
    '/community',
    `/people/${userId}`,
    '/collections',
    '/profile',
    '/calendar',
    '/calendar/plan',
    '/calendar/trips',
    '/statistics',
    '/messages',
    '/policy',
  ];
  console.log('page               screen   calls  script kB  shift   largest paint ms');
  for (const [screen, viewport] of Object.entries(screens)) {
    const context = await contextOf(viewport, signedIn.storage);
    for (const path of pages) {
      const { calls, kilobytes, shift, paint } = await measure(context, path);
      print(path.replace(userId, '…'), screen, calls, kilobytes, shift, paint);
      expect.soft(shift, `${path} at ${screen}`).toBeLessThan(mostShift);
    }
    await context.close();
    const visitor = await contextOf(viewport, []);
    for (const path of ['/', '/auth', '/policy']) {
      const { calls, kilobytes, shift, paint } = await measure(visitor, path);
      print(`${path} (visitor)`, screen, calls, kilobytes, shift, paint);
      expect.soft(shift, `${path} for a visitor at ${screen}`).toBeLessThan(mostShift);
    }
    await visitor.close();
  }
});

const pieces = 100;
/** Scrolls `element`, an expression, by `step` px a frame on a slower CPU. Returns the ms between frames. */
async function scrollTimes(page: Page, element: string, step: number, slower: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page.evaluate(`(async () => {
    const element = ${element};
    element.scrollTo({ top: 0, behavior: 'instant' });
    const times = [];
    let last = performance.now();
    for (let frame = 0; frame < 240; frame++) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      times.push(now - last);
      last = now;
      element.scrollBy({ top: ${step}, behavior: 'instant' });
    }
    return times;
  })()`);
}

const percentiles = (times: readonly number[]) =>
  `p50 ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms, longest ${share(times, 1)} ms`;

it('a wardrobe of 100 pieces scrolls on a CPU slowed 4 times', async () => {
  const ada = await newPerson(url);
  const categories = ['shirt', 'trousers', 'loafers', 'coat'];
  const wardrobe = Array.from({ length: pieces }, (_, at) => ({
    category: categories[at % categories.length] ?? 'shirt',
    color: at % 2 ? 'navy' : 'white',
  }));
  await addPieces(url, ada, wardrobe);
  for (const [screen, viewport] of Object.entries(screens)) {
    const context = await contextOf(viewport, ada.storage);
    const page = await context.newPage();
    await page.goto(`${url}/dashboard`);
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(settled);
    const times = await scrollTimes(page, 'document.scrollingElement', 40, 4);
    console.log(`${screen}, ${pieces} pieces: ${percentiles(times)}`);
    // At 60 frames per second, a frame takes 16.7 ms. The rest is for other load on the machine.
    expect.soft(Number(share(times, 0.5)), screen).toBeLessThan(20);
    await context.close();
  }
});

const messages = 5000;

it('a chat of 5,000 messages is opened with one call for them, and scrolls smoothly when all are loaded', async () => {
  const ada = await newPerson(url);
  const { userId: adasId } = await signInTo(url, ada);
  const { userId: beasId } = await signInTo(url, await newPerson(url));
  const { id: conversationId } = await ada.api.messages.startConversation({ body: { userId: beasId } });
  const last = { id: uuidv7(), content: 'The last one', share: null };
  await ada.api.messages.sendMessage({ params: { conversationId }, body: last });
  const { MessageEntity } = await import('#functions/rows/messages/message');
  const { batchWrite } = await import('#functions/platform/batch-write');
  const rows = Array.from({ length: messages - 1 }, (_, at) => {
    const time = Date.now() - (messages - at) * 20 * 60_000;
    return {
      conversationId,
      position: uuidv7({ msecs: time }),
      id: uuidv7(),
      senderId: at % 3 ? adasId : beasId,
      content: `Message ${at}: ${'what shall we wear to it? '.repeat(1 + (at % 5))}`,
      createdAt: new Date(time).toISOString(),
      shared: null,
      isDeleted: false,
    };
  });
  await batchWrite((some) => MessageEntity.put(some), rows);

  const context = await contextOf(screens.phone, ada.storage);
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // When the socket opens, the page also asks for messages that arrived since it was loaded. These requests are not
    // counted.
    if (/^\/api\/.*\/messages$/.test(pathname) && !search.includes('after=')) calls.push(pathname);
  });
  await page.goto(`${url}/messages?conversation=${conversationId}`);
  await page.getByRole('log').getByText('The last one').waitFor();
  expect(calls).toHaveLength(1);

  const log = page.getByRole('log');
  const loaded = () => log.locator('ol ol > li').count();
  const start = performance.now();
  while ((await loaded()) < messages) {
    await log.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
    await page.waitForTimeout(20);
  }
  console.log(
    `all ${messages} messages loaded in ${((performance.now() - start) / 1000).toFixed(1)} s, ${calls.length} calls`,
  );
  for (const slower of [1, 4]) {
    const times = await scrollTimes(page, "document.querySelector('[role=log]')", -400, slower);
    console.log(`frame times on a CPU slowed ${slower} x: ${percentiles(times)}`);
    expect.soft(Number(share(times, 0.95)), `slowed ${slower} x`).toBeLessThanOrEqual(60);
  }
  await context.close();
});
