import { expect, type Page } from '@playwright/test';
import { overflow } from './support/page-checks.ts';
import { addOutfits, addPieces, newPerson, type Person } from './support/people.ts';
import { intercept, owner, seenTour, test, toast } from './support/test.ts';

/** A person who has shared one outfit. Its title contains a color that no other outfit's title contains. */
async function sharer(url: string): Promise<Person> {
  const person = await newPerson(url);
  await addPieces(url, person, [
    { category: 'shirt', color: 'purple' },
    { category: 'trousers', color: 'purple' },
    { category: 'loafers', color: 'purple' },
  ]);
  await addOutfits(person, [`purple day ${crypto.randomUUID().slice(0, 8)}`]);
  return person;
}

/** The newest outfit of a person, loaded with their own session. */
async function newestOf({ api }: Person) {
  const [outfit] = (await api.outfits.listOutfits({ query: {} })).items;
  if (!outfit) throw new Error('There is no outfit.');
  return outfit;
}

const wall = (page: Page) => page.getByRole('list', { name: 'Outfits for you' });

/** Opens the community with a search for one outfit by its prompt. Repeats this until exactly one outfit is shown. */
async function openAt(page: Page, prompt: string, url = '') {
  await expect(async () => {
    await page.goto(`${url}/community?q=${encodeURIComponent(prompt)}`);
    await expect(wall(page).getByRole('article')).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  return wall(page).getByRole('article');
}

test('a like in one browser shows in another, and is taken back', async ({ page, url, browser }) => {
  const author = await sharer(url);
  const { prompt } = await newestOf(author);
  const second = await newPerson(url);
  const other = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [...second.storage, seenTour] }] },
  });
  const elsewhere = await other.newPage();

  const card = await openAt(page, prompt);
  const like = card.getByRole('button', { name: /^Like / });
  await expect(like).toHaveAccessibleName(/, 0 likes$/);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAccessibleName(/, 1 like$/);

  const there = (await openAt(elsewhere, prompt, url)).getByRole('button', { name: /^Like / });
  await expect(there).toHaveAccessibleName(/, 1 like$/);
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await there.click();
  await page.reload();
  await expect(like).toHaveAccessibleName(/, 2 likes$/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAccessibleName(/, 1 like$/);
  await other.close();
});

test('two taps on a picture like it, one opens it, and Back closes it', async ({ page, url }) => {
  const author = await sharer(url);
  const { prompt, title } = await newestOf(author);
  const card = await openAt(page, prompt);
  const picture = card.getByRole('button', { name: title, exact: true });
  await picture.dblclick();
  await expect(card.locator('[data-heart]')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Like .*, 1 like$/, pressed: true })).toBeVisible();
  await picture.click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toHaveCount(1);
});

test('a person is followed from a card, which lasts', async ({ page, url }) => {
  const author = await sharer(url);
  const { prompt } = await newestOf(author);
  const card = await openAt(page, prompt);
  await card.getByRole('button', { name: /^Follow / }).click();
  await expect(toast(page, 'Now following user')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: /^Following / })).toBeVisible();
});

owner('Back leads to the place where reading was left', async ({ page, url, isMobile }) => {
  owner.skip(isMobile, 'The place does not depend on the width.');
  await sharer(url);
  // A low window, so that the outfits of this instance are enough for scrolling.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/community');
  await expect(wall(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const read = await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' });
    return scrollY;
  });
  expect(read).toBeGreaterThan(500);
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Community');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(read);
});

test('tiles are read in the order in which they are seen', async ({ page, url }) => {
  await sharer(url);
  await page.goto('/community');
  await expect(wall(page).getByRole('article').first()).toBeVisible();
  const places = await wall(page)
    .getByRole('listitem')
    .evaluateAll((tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
    );
  const sorted = places.toSorted((one, other) => one.top - other.top || one.left - other.left);
  expect(places).toEqual(sorted);
});

test('without a network the community says so, and comes when there is one', async ({ page, problems }) => {
  const reconnect = await intercept(page, '**/api/community/**', (route) =>
    route.abort('internetdisconnected'),
  );
  await page.goto('/community');
  await expect(page.getByText('Failed to load top liked outfits')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to load community outfits' });
  await expect(notice).toContainText('Connection issue.');
  reconnect();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  problems.length = 0;
});

test('ten loved outfits scroll in their row and leave the page as wide as the screen', async ({
  page,
  url,
  isMobile,
  person,
}) => {
  test.skip(!isMobile, 'A large screen shows them as a grid.');
  await sharer(url);
  await page.route('**/api/community/overview', async (route) => {
    const response = await route.fetch();
    const overview = await response.json();
    const { items } = await person.api.community.listFeed({ query: {} });
    const topLiked = Array.from({ length: 10 }, () => ({
      ...items[0],
      id: crypto.randomUUID(),
      likesCount: 3,
    }));
    await route.fulfill({ response, json: { ...overview, topLiked } });
  });
  await page.goto('/community');
  const trends = page.getByRole('region', { name: 'Style Trends - Most Loved Outfits' });
  await expect(trends.getByRole('article')).toHaveCount(10);
  expect(await overflow(page)).toEqual([]);
});
