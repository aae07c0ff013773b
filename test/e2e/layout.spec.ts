import { expect } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { overflow, smallTargets } from './support/page-checks.ts';
import { publicPages } from './support/pages.ts';
import { newPerson, type Person } from './support/people.ts';
import { menuOpener, owner, visitor } from './support/test.ts';

visitor('the header stays in view while the page scrolls', async ({ page }) => {
  await publicPages['the policy']?.(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.getByRole('banner').first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

async function receiveMessage({ api }: Person, { api: other }: Person) {
  const { userId } = await api.profile.getProfile();
  const { id } = await other.messages.startConversation({ body: { userId } });
  const body = { id: uuidv7(), content: 'Which coat?', share: null };
  await other.messages.sendMessage({ params: { conversationId: id }, body });
}

for (const locale of ['en', 'sv'])
  owner.describe(`on a large screen, in the language ${locale},`, () => {
    owner.use({ locale });

    owner('the header breaks no word and narrows no button', async ({ page, isMobile, person, url }) => {
      owner.skip(isMobile, 'A small screen has its navigation in the bottom bar.');
      await receiveMessage(person, await newPerson(url));
      const banner = page.getByRole('banner').first();
      const words = banner
        .getByRole('link')
        .or(banner.getByRole('button', { name: /^(Sign Out|Logga ut)$/ }));
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 600 });
        await page.goto('/policy');
        await expect(banner.getByRole('link', { name: '1' })).toBeInViewport({ ratio: 1 });
        await expect(words).toHaveCount(10);
        await expect(words.last()).toBeInViewport({ ratio: 1 });
        for (const word of await words.all()) {
          const lines = await word.evaluate((element) => {
            const name = document.createRange();
            name.selectNode(element.firstChild as Node);
            return new Set([...name.getClientRects()].map(({ top }) => top)).size;
          });
          expect.soft(lines, `${await word.textContent()} at ${width} px`).toBe(1);
        }
        expect.soft(await smallTargets(page), `at ${width} px`).toEqual([]);
        expect.soft(await overflow(page), `at ${width} px`).toEqual([]);
      }
    });
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
