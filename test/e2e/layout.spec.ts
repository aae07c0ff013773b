import { expect, type Page } from '@playwright/test';
import { everyone, openMenu, publicPages } from './support/pages.ts';
import { owner, visitor } from './support/test.ts';

/** The smallest side of a target in CSS pixels; a fraction is lost to rounding. */
const smallest = 43.5;

/** The visible controls that are too small to hit; links inside of running text may be. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const within = (element: Element) =>
      (element instanceof HTMLInputElement && element.type === 'checkbox'
        ? element.closest('label')
        : null) ?? element;
    return [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [role=tab], [role=switch]'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (element) =>
          !element.closest('.sr-only, [aria-hidden=true]') && !(element.matches('a') && element.closest('p')),
      )
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'file'))
      .map((element) => ({ element, box: within(element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      );
  }, smallest);

/** By how much the page, and what lies over it, is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]'),
    ];
    return scrollers
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter((extra) => extra > 0);
  });

for (const [who, test, pages] of everyone)
  test(`every page and dialog of ${who} fits its window and has targets that can be hit`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    const check = async (name: string) => {
      expect.soft(await smallTargets(page), name).toEqual([]);
      expect.soft(await overflow(page), name).toEqual([]);
      if (!isMobile) return;
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await overflow(page), `${name}, at 320`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    };
    for (const [name, show] of Object.entries(pages)) {
      await show(page);
      await check(name);
    }
    if (!isMobile) return;
    await page.goto('/');
    await openMenu(page);
    await check('the menu');
  });

visitor('the header stays in view while the page scrolls', async ({ page }) => {
  await publicPages['the policy']?.(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.getByRole('banner').first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

owner(
  'the menu of a phone slides in from the left with everything in it',
  async ({ page, isMobile, person }) => {
    owner.skip(!isMobile, 'A large screen has no menu.');
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(opener).toBeVisible();
    const begin = await opener.evaluate((button) => {
      (button as HTMLElement).click();
      const element = document.querySelector('dialog[open]');
      return {
        left: element?.getBoundingClientRect().left,
        moving: element?.getAnimations().map((motion) => (motion as CSSTransition).transitionProperty),
      };
    });
    expect(begin.left).toBeLessThan(-300);
    expect(begin.moving).toContain('transform');
    await expect(async () => expect((await menu.boundingBox())?.x).toBe(0)).toPass();
    await expect(menu.getByRole('link', { name: 'Wardrobe', exact: true })).toBeVisible();
    await expect(menu.getByRole('listitem')).toHaveText([
      'Home',
      'Dashboard',
      'Outfits',
      'Calendar',
      'Messages',
      'Community',
      'Profile',
    ]);
    await expect(menu.getByRole('button', { name: /Switch to .* theme/ })).toBeVisible();
    await expect(menu.getByText(person.email)).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    // A tap beside it closes it.
    await page.touchscreen.tap(380, 400);
    await expect(menu).toBeHidden();
  },
);
