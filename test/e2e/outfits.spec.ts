import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addPieces } from './support/people.ts';
import { intercept, owner, toast } from './support/test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
const prompt = (page: Page) => page.getByLabel('What are you dressing for?');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });
const titleOf = async (page: Page) =>
  (await dialog(page).getByRole('heading', { level: 2 }).textContent()) ?? '';

/** Chooses an action in an outfit's menu. */
async function chooseMore(page: Page, name: string) {
  await dialog(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function openOutfit(page: Page) {
  await page.goto('/outfits');
  await page.getByRole('tab', { name: 'My Outfits' }).click();
  await page.getByRole('article').getByRole('button').first().click();
  await expect(dialog(page)).toBeVisible();
}

owner(
  'an outfit is asked for with a place, a mood and a piece, and kept with all of them',
  async ({ page }) => {
    await page.goto('/outfits');
    const weather = page.getByRole('button', { name: /^Weather:/ });
    await weather.click();
    await region(page, 'Weather').getByLabel('Where are you?').fill('Luleå');
    await region(page, 'Weather').getByRole('button', { name: 'Show' }).click();
    await expect(weather).toHaveText(/-?\d+ °C, \w+ · Luleå/);
    await page.getByRole('button', { name: 'professional', exact: true }).click();
    await page.getByRole('button', { name: 'office day', exact: true }).click();
    await page.getByRole('button', { name: 'Add Link' }).click();
    await page.getByLabel('Store name').fill('Selma’s');
    const shirt = region(page, 'Build it around').getByRole('button', { name: 'white shirt', exact: true });
    await shirt.click();
    await expect(shirt).toHaveAttribute('aria-pressed', 'true');
    await prompt(page).fill('A calm day with clients');
    await generate(page).click();
    const outfit = dialog(page);
    await expect(outfit).toBeVisible();
    await expect(outfit.getByText(/Mood: professional > office day · .*-?\d+° and /)).toBeVisible();
    await expect(outfit.getByRole('list', { name: 'Items' })).toContainText('white shirt', {
      ignoreCase: true,
    });
    await expect(outfit.getByText('Selma’s')).toBeVisible();
    await expect(outfit.getByRole('heading', { name: 'Style analysis' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();
    await expect(region(page, 'Your style')).toContainText('professional');
    await page.reload();
    await expect(weather).toContainText('Luleå');
  },
);

owner('a generation is still there after a reload', async ({ page }) => {
  // Blocks the socket, because on a fast machine its event would announce the end of the generation before the reload.
  await page.routeWebSocket('**/socket*', () => undefined);
  await page.goto('/outfits');
  await prompt(page).fill('A calm day in town');
  // Polling must not report the end before the reload either, so it always answers `pending`.
  const endPending = await intercept(page, '**/api/generations/*', (route) =>
    route.fulfill({
      json: {
        id: route.request().url().split('/').at(-1),
        status: 'pending',
        createdAt: new Date().toISOString(),
        outfit: null,
        fromCache: false,
        error: null,
      },
    }),
  );
  const waitedFor = page.waitForResponse('**/api/generations/*');
  await generate(page).click();
  await waitedFor;
  await page.reload();
  endPending();
  await expect(dialog(page)).toBeVisible();
  const title = await titleOf(page);
  await page.reload();
  await expect(dialog(page, title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(prompt(page)).toHaveValue('A calm day in town');
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeEnabled();
});

owner('an outfit is rated, remixed, mended and copied', async ({ page, url, person }) => {
  await addPieces(url, person, [
    { category: 'shirt', color: 'blue' },
    { category: 'chinos', color: 'beige' },
  ]);
  await openOutfit(page);
  const like = page.getByRole('button', { name: 'Like', exact: true });
  const rated = page.waitForResponse((response) => response.url().endsWith('/feedback'));
  await like.click();
  await rated;
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Replace the white shirt' }).click();
  const replace = dialog(page, 'Replace the white shirt');
  await expect(replace.getByRole('button', { name: 'Replace', exact: true })).toBeDisabled();
  await replace.getByRole('button', { name: 'blue shirt' }).click();
  await replace.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(toast(page, 'Item replaced!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace the blue shirt' })).toBeVisible();
  // The title has changed if it mentioned the white shirt.
  const first = await titleOf(page);

  await page.getByRole('button', { name: 'Remix', exact: true }).click();
  await dialog(page, 'Remix this outfit').getByRole('button', { name: 'Make it more casual' }).click();
  await expect(toast(page, 'Outfit remixed!')).toBeVisible();
  await expect(dialog(page)).toContainText('office day. Make it more casual');

  await chooseMore(page, 'Copy');
  await expect(toast(page, 'Outfit copied')).toBeVisible();
  await page.getByRole('button', { name: 'Wore it today' }).click();
  await expect(page.getByRole('button', { name: 'Worn today' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Worn today' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 3 }).last()).toHaveText(first);
});

owner('Back closes an outfit, and leads to the list that it lay over', async ({ page }) => {
  await openOutfit(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'My Outfits' })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
});

owner('the picture of an outfit is kept as a PNG', async ({ page }) => {
  // Without the system's share sheet, the picture is downloaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await openOutfit(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  const picture = sharp(await readFile(await file.path()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 1600 });
  const { channels } = await picture.stats();
  expect(channels.some(({ stdev }) => stdev > 20)).toBe(true);
});

owner('nothing but a keyboard generates, remixes and replaces', async ({ page, url, person, isMobile }) => {
  owner.skip(isMobile, 'A phone has no Tab.');
  await addPieces(url, person, [{ category: 'shirt', color: 'blue' }]);
  /** Presses Tab until the wanted element has the focus, and then presses a key on it. */
  const press = async (name: string | RegExp, key = 'Enter', role: 'button' | 'searchbox' = 'button') => {
    const target = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
    await expect(target).toBeEnabled();
    for (let tabs = 0; tabs < 120; tabs++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement))
        return page.keyboard.press(key);
    }
    throw new Error(`Tab does not lead to ${name}.`);
  };
  await page.goto('/outfits');
  await expect(page.getByRole('button', { name: 'white shirt', exact: true })).toBeVisible();
  // All pieces share one Tab stop, so the search is used to leave only the wanted piece.
  await press('Search pieces to build around', 'w', 'searchbox');
  await page.keyboard.type('hite');
  await press('white shirt', 'Space');
  await press(/^Something calm/);
  await press('Generate');
  await expect(dialog(page)).toBeVisible();
  await press('Replace the white shirt');
  await expect(page.getByRole('button', { name: 'blue shirt' })).toBeVisible();
  await press('blue shirt', 'Space');
  await press('Replace');
  await expect(page.getByRole('button', { name: 'Replace the blue shirt' })).toBeVisible();
  await press('Remix');
  await press('Add more color');
  await expect(toast(page, 'Outfit remixed!')).toBeVisible();
  await expect(dialog(page, 'Remix this outfit')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
