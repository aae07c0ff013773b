import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addPieces, basics } from './support/people.ts';
import { owner, test, toast } from './support/test.ts';

const pieces = (page: Page) => page.getByRole('article');
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

test('a wardrobe is exported and not imported twice; a piece is edited, worn and deleted, which is undone or lasts', async ({
  page,
  url,
  person,
}) => {
  await addPieces(url, person, basics);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as ZIP' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('wardrobe.zip');
  const zip = {
    name: 'wardrobe.zip',
    mimeType: 'application/zip',
    buffer: await readFile(await file.path()),
  };
  await page.getByLabel('Wardrobe file').setInputFiles(zip);
  await expect(page.getByText('0 of 3 imported, 0 failed, 3 were there already')).toBeVisible();

  await page.getByRole('link', { name: 'white shirt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('white shirt');
  await expect(page.getByAltText('white shirt').first()).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your white shirt' });
  await dialog.getByLabel('Color (optional)').fill('beige');
  await dialog.getByLabel('Brand (optional)').fill('Acme');
  await dialog.getByText('Seasons, price and date of purchase').click();
  await dialog.getByLabel('Price').fill('40');
  await dialog.getByLabel('Currency').fill('eur');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('beige shirt');
  await page.getByRole('button', { name: 'Wore it today' }).click();
  await expect(page.getByRole('button', { name: 'Worn today · Undo' })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Wearing' })).toContainText('€40.00');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Worn today · Undo' })).toBeVisible();

  const stored = async () => (await person.api.wardrobe.listItems({ query: {} })).items.length;
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('/dashboard');
    await expect(names(page)).toHaveText(['brown loafers', 'navy trousers']);
  };
  await remove();
  await toast(page, 'Clothing item deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['brown loafers', 'navy trousers', 'beige shirt']);
  await page.getByRole('link', { name: 'beige shirt' }).click();
  await remove();
  expect(await stored()).toBe(3);
  await page.reload();
  await expect(names(page)).toHaveText(['brown loafers', 'navy trousers']);
  expect(await stored()).toBe(2);
});

test('Back and a reload lead to where the clothes were left', async ({ page, person, url }) => {
  const scarves = Array.from({ length: 30 }, () => ({ category: 'scarf', color: 'red' }));
  await addPieces(url, person, [...basics, ...scarves]);
  await page.goto('/dashboard?sort=oldest');
  await expect(pieces(page)).toHaveCount(33);
  // Choosing a color keeps the scroll position, so it is chosen before scrolling.
  await page.getByRole('button', { name: 'red 30' }).click();
  await expect(pieces(page)).toHaveCount(30);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const link = page.getByRole('link', { name: 'red scarf' }).nth(20);
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 37, behavior: 'instant' }));
  const left = await place();
  expect(left).toBeGreaterThan(300);
  await page.reload();
  await expect(pieces(page)).toHaveCount(30);
  await expect.poll(place).toBe(left);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('red scarf');
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(pieces(page)).toHaveCount(30);
  await expect.poll(place).toBe(left);
  expect(new URL(page.url()).search).toBe('?sort=oldest&color=red');
});

owner(
  'on a phone the pieces stand in a row on request, which is swiped',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Show as a row' }).click();
    const row = page.getByRole('group', { name: 'My Clothes' }).getByRole('list');
    const moved = () => row.evaluate((element) => element.scrollLeft);
    await row.scrollIntoViewIfNeeded();
    const box = await row.boundingBox();
    const y = Math.min((box?.y ?? 0) + 100, 800);
    const session = await page.context().newCDPSession(page);
    const swipe = async (distance: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch('touchStart', 250);
      await touch('touchMove', 250 + distance / 2);
      await touch('touchMove', 250 + distance);
      await touch('touchEnd');
    };
    await swipe(-49);
    await swipe(-50);
    await expect.poll(moved).toBe(300);
    expect(page.url()).toMatch(/\/dashboard$/);
    await swipe(120);
    await expect.poll(moved).toBe(0);
  },
);

test('parts of a cut-out are erased and restored by hand, undone, and kept when saved', async ({
  page,
  url,
  person,
}) => {
  await addPieces(url, person, basics.slice(0, 1));
  const [item] = (await person.api.wardrobe.listItems({ query: {} })).items;
  await page.goto(`/dashboard/${item?.id}`);
  await page.getByRole('button', { name: 'Touch up' }).click();
  const canvas = page.getByRole('dialog').locator('canvas');
  const draw = async (share: number) => {
    const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * share, y + height * 0.4);
    await page.mouse.down();
    await page.mouse.move(x + width * share, y + height * 0.6);
    await page.mouse.up();
  };
  const opacities = () =>
    canvas.evaluate((drawn: HTMLCanvasElement) => {
      const { width, height } = drawn;
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(drawn, 0, 0);
      return [0.5, 0.05].map((share) => copy?.getImageData(width * share, height / 2, 1, 1).data[3]);
    });
  await draw(0.5);
  await draw(0.05);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Restore').check();
  await draw(0.05);
  await expect.poll(opacities).toEqual([0, 255]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Touch up' }).click();
  await expect.poll(opacities).toEqual([0, 255]);
});
