import { expect, type Page } from '@playwright/test';
import { overflow } from './support/page-checks.ts';
import { addOutfits, addPieces, basics, newPerson, outfitOf } from './support/people.ts';
import { test } from './support/test.ts';

/** Shares an outfit as another person. Its prompt is unique, so that a search finds only this outfit. */
async function sharedOutfit(url: string) {
  const person = await newPerson(url);
  await addPieces(url, person, basics);
  await addOutfits(person, [`office day ${crypto.randomUUID().slice(0, 8)}`]);
  return outfitOf(person);
}

const wall = (page: Page) => page.getByRole('list', { name: 'Outfits for you' });

test('the community is read in the order in which it is seen; two taps like an outfit, one opens it', async ({
  page,
  url,
}) => {
  const { prompt, title } = await sharedOutfit(url);
  // The outfit appears in the community a moment after it was made.
  const card = wall(page).getByRole('article');
  await expect(async () => {
    await page.goto(`/community?q=${encodeURIComponent(prompt)}`);
    await expect(card).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  const picture = card.getByRole('button', { name: title, exact: true });
  await picture.dblclick();
  await expect(card.locator('[data-heart]')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Like .*, 1 like$/, pressed: true })).toBeVisible();
  await picture.click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toHaveCount(1);

  await page.goto('/community');
  await expect(card.first()).toBeVisible();
  const places = await wall(page)
    .getByRole('listitem')
    .evaluateAll((tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
    );
  expect(places).toEqual(places.toSorted((one, other) => one.top - other.top || one.left - other.left));
});

test('an outfit of somebody else is kept in a collection, which is renamed and deleted', async ({
  page,
  url,
}) => {
  const { id, title } = await sharedOutfit(url);
  const outfit = page.getByRole('dialog', { name: title });
  await expect(async () => {
    await page.goto(`/community?outfit=${id}`);
    await expect(outfit).toBeVisible({ timeout: 3000 });
  }).toPass();
  await outfit.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to collection' }).click();
  await page.getByLabel('New collection').fill('Summer');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('checkbox', { name: 'Summer', checked: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(outfit).toBeVisible();

  await page.goto('/profile?tab=liked');
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByRole('list', { name: 'Summer' }).getByRole('button', { name: title }).click();
  await expect(outfit).toBeVisible();
  await page.goBack();
  await expect(outfit).toHaveCount(0);
  const choose = async (name: string) => {
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Rename');
  await page.getByLabel('Name', { exact: true }).fill('Late summer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Late summer' })).toBeVisible();
  await choose('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^No collections yet/)).toBeVisible();
});

test('on a phone ten loved outfits scroll in their row and leave the page as wide as the screen', {
  tag: '@phone',
}, async ({ page, url, person }) => {
  await sharedOutfit(url);
  await page.route('**/api/community/overview', async (route) => {
    const response = await route.fetch();
    const overview = await response.json();
    const { items } = await person.api.community.listFeed({ query: {} });
    const topLiked = Array.from({ length: 10 }, () => ({ ...items[0], id: crypto.randomUUID() }));
    await route.fulfill({ response, json: { ...overview, topLiked } });
  });
  await page.goto('/community');
  const trends = page.getByRole('region', { name: 'Style Trends - Most Loved Outfits' });
  await expect(trends.getByRole('article')).toHaveCount(10);
  expect(await overflow(page)).toEqual([]);
});
