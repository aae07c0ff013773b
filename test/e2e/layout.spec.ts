import { expect } from '@playwright/test';
import { publicPages } from './support/pages.ts';
import { menuOpener, owner, visitor } from './support/test.ts';

visitor('the header stays in view while the page scrolls', async ({ page }) => {
  await publicPages['the policy']?.(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.getByRole('banner').first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

owner('the header of a large screen breaks none of its words', async ({ page, isMobile }) => {
  owner.skip(isMobile, 'A small screen has its navigation in the bottom bar.');
  const banner = page.getByRole('banner').first();
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/policy');
    await expect(banner.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('link')).toHaveCount(9);
    for (const word of [
      ...(await banner.getByRole('link').all()),
      banner.getByRole('button', { name: 'Sign Out' }),
    ]) {
      const lines = await word.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `${await word.textContent()} at ${width} px`).toBe(1);
    }
  }
});

owner(
  'the menu of a phone slides in from the left with everything in it',
  async ({ page, isMobile, person }) => {
    owner.skip(!isMobile, 'A large screen has no menu.');
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = menuOpener(page);
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
      'Statistics',
      'Messages',
      'Community',
      'Profile',
    ]);
    await expect(menu.getByRole('button', { name: /Switch to .* theme/ })).toBeVisible();
    await expect(menu.getByText(person.email)).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    // A tap outside of the menu closes it.
    await page.touchscreen.tap(380, 400);
    await expect(menu).toBeHidden();
  },
);

owner('weather, prompt and Generate are on the first screen of a small phone', async ({ page, isMobile }) => {
  owner.skip(!isMobile, 'A large screen has room.');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/outfits');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const prompt = page.getByLabel('What are you dressing for?');
  await expect(page.getByRole('button', { name: /^Weather:/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Personalization' })).toBeInViewport({ ratio: 1 });
  await expect(prompt).toBeInViewport({ ratio: 1 });
  await expect(generate).toBeInViewport({ ratio: 1 });
  const bottom = async (element: typeof prompt) => {
    const box = await element.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottom(prompt)).toBeLessThan((await generate.boundingBox())?.y ?? 0);
  // At the end of the page, nothing is covered by the bar. The page grows while it loads, so this is repeated.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(generate).toBeInViewport({ ratio: 1 });
    expect(await bottom(page.getByRole('button', { name: 'Connect Pinterest' }))).toBeLessThan(
      (await generate.boundingBox())?.y ?? 0,
    );
  }).toPass();
});

owner('the pieces of an outfit fill its picture once there is every variant of them', async ({ page }) => {
  // For a minute after its upload, a photo is only available in one variant. The clock is set to a later time.
  await page.clock.setSystemTime(Date.now() + 120_000);
  await page.goto('/outfits');
  await page.getByRole('tab', { name: 'My Outfits' }).click();
  const picture = page.getByRole('article').first().locator('picture').first().locator('xpath=..');
  await expect(picture.locator('source').first()).toBeAttached();
  const filled = await picture.evaluate((element) => {
    const area = ({ width, height }: DOMRect) => width * height;
    const images = [...element.querySelectorAll('img')].map((image) => area(image.getBoundingClientRect()));
    return images.reduce((sum, each) => sum + each, 0) / area(element.getBoundingClientRect());
  });
  expect(filled).toBeGreaterThan(0.98);
});
