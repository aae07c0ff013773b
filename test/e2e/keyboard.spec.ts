import { expect, type Page } from '@playwright/test';
import { hideOutfits } from './support/people.ts';
import { owner, visitor } from './support/test.ts';

const focused = (page: Page) => page.locator(':focus');
/** Presses Tab until the wanted element has the focus. */
async function tabTo(
  page: Page,
  name: RegExp | string,
  role: 'button' | 'link' | 'tab' | 'switch' = 'button',
) {
  const target = page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first();
  await expect(target).toBeVisible();
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}
/** Moves through a dialog with Tab and Shift+Tab. Returns whether the focus always stayed in the dialog. */
const staysIn = async (page: Page, dialog: string, presses = 8) => {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(press % 4 === 3 ? 'Shift+Tab' : 'Tab');
    const inside = await page.evaluate(
      (selector) =>
        document.activeElement?.closest(selector) !== null || document.activeElement === document.body,
      dialog,
    );
    if (!inside) return false;
  }
  return true;
};

owner.describe('with nothing but a keyboard', () => {
  owner(
    'a piece is deleted or kept, and the focus goes on where it was',
    async ({ page, person, isMobile }) => {
      await hideOutfits(person);
      await page.goto('/dashboard');
      await expect(page.getByRole('article')).toHaveCount(3);
      if (isMobile) {
        // On a phone a tile of the grid has only a name. The delete button is in the row view.
        await tabTo(page, 'Show as a row');
        await page.keyboard.press('Enter');
      }
      const trash = await tabTo(page, /^Delete/);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      expect(await staysIn(page, '[role=alertdialog]')).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(trash).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('main')).toBeFocused();
    },
  );

  owner('an outfit is opened and closed, and made private', async ({ page }) => {
    await page.goto('/outfits');
    await tabTo(page, 'Generate Outfit', 'tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'My Outfits' })).toBeFocused();
    const card = page.getByRole('article').getByRole('button').first();
    await expect(card).toBeVisible();
    await card.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    expect(await staysIn(page, '[role=dialog]')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
    const visibility = await tabTo(page, /^Public/, 'switch');
    await page.keyboard.press('Space');
    await expect(visibility).not.toBeChecked();
  });

  owner('photos are chosen', async ({ page }) => {
    // This is registered before the page is loaded. A browser that has only just been told to expect a file dialog may
    // still open one itself.
    const chooser = page.waitForEvent('filechooser');
    await page.goto('/dashboard');
    await tabTo(page, 'My Clothes', 'tab');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, /^Drop photos here/);
    await page.keyboard.press('Enter');
    expect((await chooser).isMultiple()).toBe(true);
  });
});

owner('a tab shows a ring when a key has led to it, and none when it was pressed', async ({ page }) => {
  await page.goto('/outfits');
  const tab = page.getByRole('tab', { name: 'My Outfits' });
  const hasRing = () => tab.evaluate((element) => element.matches(':focus-visible'));
  await tab.click();
  await expect(tab).toBeFocused();
  expect(await hasRing()).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Generate Outfit' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  expect(await hasRing()).toBe(true);
});

visitor('the first Tab offers to skip the navigation', async ({ page }) => {
  await page.goto('/policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

visitor(
  'the menu of a phone keeps the focus, closes on Escape and gives it back',
  async ({ page, isMobile }) => {
    visitor.skip(!isMobile, 'A large screen has no menu.');
    await page.goto('/policy');
    const opener = await tabTo(page, 'Open menu');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await staysIn(page, 'dialog')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Home', 'link');
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  },
);
