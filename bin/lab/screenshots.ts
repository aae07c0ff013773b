import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { runLocally } from '../../infra/local/run-locally.ts';
import { browserOptions } from '../browser.ts';
import { fillPerson } from '../demo/fill.ts';
import { demoPassword, demoPeople } from '../demo/wardrobes.ts';

/** Makes the pictures of the README. It starts a separate instance and fills it with the demo. */
const folder = resolve(import.meta.dirname, '../../docs/pictures');
const port = Number(process.env['PORT'] ?? 3300);
const screens = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

/** A script for the browser. It ends when every photo in view can be drawn, but after five seconds at the latest. */
const seenPhotos = `Promise.race([
  new Promise((resolve) => setTimeout(resolve, 5000)),
  Promise.all(
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      })
      .map((image) => image.decode().catch(() => undefined)),
  ),
]).then(() => undefined)`;

/** A script for the browser: scrolls the whole month into view, its name right below the bar at the top. */
const monthInView = `scrollTo({
  top: document.querySelector('[role=grid]').getBoundingClientRect().top - 140,
  behavior: 'instant',
})`;

const { url } = await runLocally({
  port,
  host: '127.0.0.1',
  dataDir: await mkdtemp(join(tmpdir(), 'wardrobe-screenshots-')),
  dev: false,
});
const [person] = demoPeople;
if (!person) throw new Error('The demo has no people.');
await fillPerson(url, person, () => undefined);
await mkdir(folder, { recursive: true });

const browser = await chromium.launch(browserOptions());
for (const [screen, viewport] of Object.entries(screens))
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 2 });
    await context.addInitScript(() => localStorage.setItem('hasSeenOnboarding', 'true'));
    const page = await context.newPage();
    const shoot = async (name: string) => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(seenPhotos);
      const picture = await page.screenshot({ animations: 'disabled' });
      await sharp(picture)
        .webp({ quality: 78 })
        .toFile(join(folder, `${name}-${screen}-${colorScheme}.webp`));
    };
    await page.goto(url);
    await shoot('landing');
    await signIn(page);
    await shoot('wardrobe');
    await page.getByRole('link', { name: 'beige trench coat' }).click();
    await page.getByRole('heading', { level: 1, name: 'beige trench coat' }).waitFor();
    await shoot('item');
    await page.goto(`${url}/outfits`);
    await shoot('generator');
    await page.getByRole('tab', { name: 'My Outfits' }).click();
    await page
      .getByRole('button', { name: /wedding/i })
      .first()
      .waitFor();
    await shoot('outfits');
    await page.getByRole('heading', { name: /wedding/i }).click();
    await page.getByRole('dialog').waitFor();
    await shoot('outfit');
    await page.goto(`${url}/calendar`);
    await page.getByRole('button', { name: 'Remove from Calendar' }).waitFor();
    await page.evaluate(monthInView);
    await shoot('calendar');
    await context.close();
  }
await browser.close();
console.log(`Pictures are in ${folder}`);
process.exit(0);

async function signIn(page: Page) {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill(person?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Welcome back!').waitFor({ state: 'detached' });
}
