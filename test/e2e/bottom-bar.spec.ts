import { expect, type Locator, type Page } from '@playwright/test';
import { idOf, newPerson, outfitOf } from './support/people.ts';
import { expireTokens, owner, userPool } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height };
};

owner(
  'the bottom bar leads to an outfit for today, and neither toasts nor actions nor a chat lie under it',
  { tag: '@phone' },
  async ({ page, url, person }) => {
    const other = await newPerson(url);
    const { id } = await person.api.messages.startConversation({ body: { userId: await idOf(other) } });
    await person.api.outfits.copyOutfit({ params: { outfitId: (await outfitOf(person)).id } });

    await page.goto('/outfits?tab=outfits');
    const switches = page.getByRole('switch');
    await expect(switches).toHaveCount(2);
    for (const visibility of await switches.all()) await visibility.click();
    const toasts = page.locator('[data-sonner-toast]');
    await expect(toasts).toHaveCount(2);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    for (const each of await toasts.all()) {
      await expect(async () => {
        const box = await boxOf(each);
        expect(box.y).toBeGreaterThan(title.bottom);
        expect(box.bottom).toBeLessThan((await boxOf(bar(page))).y);
      }).toPass();
    }

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const actions = page.getByRole('toolbar', { name: 'Selected pieces' });
    await expect(actions).toBeInViewport({ ratio: 1 });
    expect((await boxOf(actions)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y + 1);

    await page.goto(`/messages?conversation=${id}`);
    const field = page.getByPlaceholder('Type a message...');
    await expect(field).toBeVisible();
    await expect(bar(page)).toBeHidden();
    const { bottom } = await boxOf(field);
    expect(bottom).toBeLessThanOrEqual(844);
    expect(bottom).toBeGreaterThan(800);
    await page.getByRole('button', { name: 'Back to conversations' }).click();
    await expect(bar(page)).toBeVisible();

    await page.goto('/calendar');
    await bar(page).getByRole('link', { name: 'Dress me' }).click();
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Items' })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('Dress me for today');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/calendar');
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
  },
);

owner(
  'the bottom bar keeps its place while the session is not known, and nothing moves when it is',
  { tag: '@phone' },
  async ({ page }) => {
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
  },
);
