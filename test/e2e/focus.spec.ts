import { expect, type Page } from '@playwright/test';
import { expectFocus, tabTo } from './support/keyboard.ts';
import { menuOpener, owner } from './support/test.ts';

const button = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

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

owner(
  'the focus skips the navigation, stays in a dialog and returns from it, and is shown where a key has led',
  async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveText('Skip to content');
    await expect(focused).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const trash = button(page, /^Delete/);
    await tabTo(trash);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await staysIn(page, '[role=alertdialog]')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(trash).toBeFocused();

    // The last button of a long dialog is scrolled to when Shift+Tab leads to it from the first one.
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByRole('link', { name: 'white shirt' }).click();
    await button(page, /^Edit/).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectFocus(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/outfits');
    await tabTo(page.getByRole('tab', { name: 'Generate Outfit' }));
    await page.keyboard.press('ArrowRight');
    const tab = page.getByRole('tab', { name: 'My Outfits' });
    await expect(tab).toBeFocused();
    // A tab shows a ring when a key has led to it, and none when it was pressed.
    const hasRing = () => tab.evaluate((element) => element.matches(':focus-visible'));
    expect(await hasRing()).toBe(true);
    await page.getByRole('tab', { name: 'Generate Outfit' }).click();
    await tab.click();
    await expect(tab).toBeFocused();
    expect(await hasRing()).toBe(false);
    const card = page.getByRole('article').getByRole('button').first();
    await expect(card).toBeVisible();
    await card.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    // The menu of the bar that always shows gives the focus back without a scroll.
    const more = dialog.getByRole('button', { name: 'More' });
    await more.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    expect(await staysIn(page, '[role=dialog]')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
    const visibility = page.getByRole('switch');
    await tabTo(visibility);
    await page.keyboard.press('Space');
    await expect(visibility).not.toBeChecked();
  },
);

owner(
  'the menu of a phone slides in with everything in it, keeps the focus, and gives it back',
  { tag: '@phone' },
  async ({ page, person }) => {
    await page.goto('/policy');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = menuOpener(page);
    await expect(opener).toBeVisible();
    const begin = await opener.evaluate((element) => {
      (element as HTMLElement).click();
      const dialog = document.querySelector('dialog[open]');
      return {
        left: dialog?.getBoundingClientRect().left,
        moving: dialog?.getAnimations().map((motion) => (motion as CSSTransition).transitionProperty),
      };
    });
    expect(begin.left).toBeLessThan(-300);
    expect(begin.moving).toContain('transform');
    await expect(async () => expect((await menu.boundingBox())?.x).toBe(0)).toPass();
    await expect(menu.getByRole('link', { name: 'Wardrobe', exact: true })).toBeVisible();
    await expect(menu.getByRole('listitem')).toHaveCount(8);
    await expect(menu.getByRole('button', { name: /Switch to .* theme/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Svenska' })).toHaveAttribute('href', '?language=sv');
    await expect(menu.getByText(person.email)).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    // A tap outside of the menu closes it.
    await page.touchscreen.tap(380, 400);
    await expect(menu).toBeHidden();

    await tabTo(opener);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    expect(await staysIn(page, 'dialog')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(menu.getByRole('link', { name: 'Home' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  },
);
