import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson } from './support/people.ts';
import { expireTokens, owner, userPool } from './support/test.ts';

owner.beforeEach(({ isMobile }) => owner.skip(!isMobile, 'A large screen has its navigation in the header.'));

const bar = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height };
};

owner(
  'one tap leads from another page to an outfit for today, and Back leads there again',
  async ({ page }) => {
    await page.goto('/calendar');
    await bar(page).getByRole('link', { name: 'Dress me' }).click();
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Items' })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('Dress me for today');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/calendar');
  },
);

owner('every page ends above it on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of [
    '/',
    '/dashboard',
    '/outfits?tab=outfits',
    '/calendar',
    '/community',
    '/messages',
    '/profile',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    // A list may still arrive and make the page longer. Therefore this is repeated.
    const hiddenAtItsEnd = async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return (await boxOf(page.getByRole('main'))).bottom - (await boxOf(bar(page))).y;
    };
    await expect.poll(hiddenAtItsEnd, path).toBeLessThanOrEqual(1);
  }
});

owner('what is done with selected pieces stands above it', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const actions = page.getByRole('toolbar', { name: 'Selected pieces' });
  await expect(actions).toBeInViewport({ ratio: 1 });
  expect((await boxOf(actions)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y + 1);
});

owner('it gives way to an open chat, whose field is at the lower edge', async ({ page, url, person }) => {
  const other = await newPerson(url);
  const { userId } = await other.api.profile.getProfile();
  const { id } = await person.api.messages.startConversation({ body: { userId } });
  await page.goto('/messages');
  await expect(bar(page)).toBeVisible();
  await page.goto(`/messages?conversation=${id}`);
  const field = page.getByPlaceholder('Type a message...');
  await expect(field).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const { bottom } = await boxOf(field);
  expect(bottom).toBeLessThanOrEqual(844);
  expect(bottom).toBeGreaterThan(800);
  await page.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(bar(page)).toBeVisible();
});

owner('several toasts stand above it, and cover no title', async ({ page, person }) => {
  const { items } = await person.api.outfits.listOutfits({ query: {} });
  await person.api.outfits.copyOutfit({ params: { outfitId: items[0]?.id ?? '' } });
  await page.goto('/outfits?tab=outfits');
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(2);
  for (const visibility of await switches.all()) await visibility.click();
  const shown = page.locator('[data-sonner-toast]');
  await expect(shown).toHaveCount(2);
  const top = await boxOf(page.getByRole('heading', { level: 1 }));
  for (const each of await shown.all()) {
    await expect(async () => {
      const box = await boxOf(each);
      expect(box.y).toBeGreaterThan(top.bottom);
      expect(box.bottom).toBeLessThan((await boxOf(bar(page))).y);
    }).toPass();
  }
});

owner('its place is kept while the session is not known, and nothing moves when it is', async ({ page }) => {
  await page.goto('/policy');
  await expect(bar(page)).toBeVisible();
  await expireTokens(page);
  const { promise: known, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(userPool, async (route) => {
    await known;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = globalThis as { shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift = (seen.shift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  const calendar = bar(page).getByRole('link', { name: 'Calendar' });
  const place = await boxOf(bar(page));
  await bar(page).getByRole('button', { name: 'More, open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Calendar' })).toBeHidden();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeHidden();
  await expect(calendar).toBeHidden();
  letGo();
  await expect(menu.getByRole('link', { name: 'Calendar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(calendar).toBeVisible();
  expect(await boxOf(bar(page))).toEqual(place);
  expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBe(0);
});

owner('it is not printed', async ({ page }) => {
  await page.goto('/calendar');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
});
