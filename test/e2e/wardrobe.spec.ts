import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addPieces, hideOutfits, newPerson } from './support/people.ts';
import { owner, toast } from './support/test.ts';

const pieces = (page: Page) => page.getByRole('article');
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

owner.beforeEach(async ({ page }) => {
  await page.goto('/dashboard');
  await expect(names(page)).toHaveText(['brown loafers', 'navy trousers', 'white shirt']);
});

owner(
  'two pieces are selected by keyboard, put in the laundry, and found there',
  async ({ page, isMobile }) => {
    await page.getByRole('button', { name: 'Select', exact: true }).focus();
    await page.keyboard.press('Enter');
    for (const name of ['brown loafers', 'white shirt']) {
      await page.getByRole('button', { name: `Select ${name}` }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: `Select ${name}` })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
    const bar = page.getByRole('toolbar', { name: 'Selected pieces' });
    await expect(bar).toContainText('2 pieces selected');
    await expect(bar).toBeInViewport();
    await bar.getByRole('button', { name: 'To laundry' }).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Moved to the laundry')).toBeVisible();
    await expect(pieces(page).filter({ hasText: 'in the laundry' })).toHaveCount(2);
    await bar.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Show', { exact: true }).selectOption('Ready to wear');
    if (isMobile) await page.getByRole('button', { name: 'Show 1 piece' }).click();
    await expect(names(page)).toHaveText(['navy trousers']);
    await page.reload();
    await expect(names(page)).toHaveText(['navy trousers']);
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.getByLabel('Show', { exact: true }).selectOption('In the laundry');
    if (isMobile) await page.getByRole('button', { name: 'Show 2 pieces' }).click();
    await expect(names(page)).toHaveText(['brown loafers', 'white shirt']);
    await page.getByLabel('Search my clothes').fill('shirt');
    await expect(names(page)).toHaveText(['white shirt']);
  },
);

owner('a piece has a page, where it is edited, worn and deleted', async ({ page, person }) => {
  await hideOutfits(person);
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
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('/dashboard');
  await expect(names(page)).toHaveText(['brown loafers', 'navy trousers']);
  await expect(toast(page, 'Clothing item deleted')).toBeVisible();
});

owner('a phone shows clothes on its first screen', async ({ page, isMobile }) => {
  owner.skip(!isMobile, 'A large screen has room for more.');
  // On the first visit the inspiration is unfolded. The reload makes this a later visit.
  await page.reload();
  await expect(pieces(page)).toHaveCount(3);
  for (const piece of await pieces(page).all()) await expect(piece).toBeInViewport({ ratio: 1 });
  const boxes = await Promise.all((await pieces(page).all()).map((piece) => piece.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(boxes[0]?.y).toBeLessThan(844 / 2);
});

owner('Back and a reload lead to where the clothes were left', async ({ page, person, url }) => {
  await addPieces(
    url,
    person,
    Array.from({ length: 30 }, () => ({ category: 'scarf', color: 'red' })),
  );
  await page.goto('/dashboard?sort=oldest');
  await expect(pieces(page)).toHaveCount(33);
  // Choosing a color keeps the scroll position, so it is chosen before scrolling.
  await page.getByRole('button', { name: 'red, 30 pieces' }).click();
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

owner('a deletion is undone, or told to the server when the page goes', async ({ page, person }) => {
  await hideOutfits(person);
  const stored = async () => (await person.api.wardrobe.listItems({ query: {} })).items.length;
  const remove = async (name: string) => {
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Clothing item deleted')).toBeVisible();
  };
  await remove('navy trousers');
  await expect(names(page)).toHaveText(['brown loafers', 'white shirt']);
  await toast(page, 'Clothing item deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['brown loafers', 'navy trousers', 'white shirt']);
  await remove('brown loafers');
  expect(await stored()).toBe(3);
  await page.reload();
  await expect(names(page)).toHaveText(['navy trousers', 'white shirt']);
  expect(await stored()).toBe(2);
});

owner('on a phone the pieces stand in a row on request, which is swiped', async ({ page, isMobile }) => {
  owner.skip(!isMobile, 'A large screen has a grid.');
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
  await page.getByRole('button', { name: 'Scroll right' }).click();
  await expect.poll(moved).toBe(300);
  await page.getByRole('button', { name: 'Scroll left' }).click();
  await expect.poll(moved).toBe(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    // A tap on a page that is still scrolling only stops the scrolling, as on every phone. So the tap is repeated.
    if ((await heading.textContent()) !== 'brown loafers')
      await page.getByRole('link', { name: 'brown loafers' }).tap({ timeout: 1000 });
    await expect(heading).toHaveText('brown loafers', { timeout: 2000 });
  }).toPass();
});

owner(
  'a wardrobe is taken out as a file, and brought in with another account',
  async ({ page, url, browser }) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as ZIP' }).click();
    expect((await download).suggestedFilename()).toBe('wardrobe.zip');
    const buffer = await readFile(await (await download).path());

    const person = await newPerson(url);
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: url, localStorage: person.storage }] },
    });
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByText('No clothing items uploaded yet.')).toBeVisible();
    await other
      .getByLabel('Wardrobe file')
      .setInputFiles({ name: 'wardrobe.zip', mimeType: 'application/zip', buffer });
    await expect(toast(other, 'Import Complete')).toContainText('3 of 3 imported, 0 failed');
    await expect(names(other)).toHaveText(['brown loafers', 'navy trousers', 'white shirt']);
    await other.reload();
    await expect(names(other)).toHaveText(['brown loafers', 'navy trousers', 'white shirt']);
    const { items } = await person.api.wardrobe.listItems({ query: {} });
    expect(items.map(({ image }) => [image.width, image.height])).toEqual(Array(3).fill([300, 400]));
    await context.close();
  },
);

owner('a wardrobe is exported as a ZIP and brought in again', async ({ page }) => {
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as ZIP' }).click();
  const zip = await (await downloading).path();
  await page.getByLabel('Wardrobe file').setInputFiles({
    name: 'wardrobe.zip',
    mimeType: 'application/zip',
    buffer: await readFile(zip),
  });
  await expect(page.getByText('0 of 3 imported, 0 failed, 3 were there already')).toBeVisible();
});
