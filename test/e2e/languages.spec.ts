import { expect, type Page } from '@playwright/test';
import { swedish } from '#frontend/swedish/index.ts';
import { signIn } from './support/auth-page.ts';
import { overflow } from './support/page-checks.ts';
import { owner, visitor } from './support/test.ts';

const spoken = (page: Page) => page.locator('html').getAttribute('lang');

visitor.describe('with a browser that asks for Swedish', () => {
  visitor.use({ locale: 'sv-SE' });

  visitor('the app speaks it until English is chosen, which is kept', async ({ page, isMobile }) => {
    await page.goto('/community');
    expect(await spoken(page)).toBe('sv');
    await page.goto('/');
    await expect(page.getByText('Mindre shopping, mer stil.')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
    await expect(page.getByText('Less shopping, more style.')).toBeVisible();
    await page.goto('/auth');
    expect(await spoken(page)).toBe('en');
    if (!isMobile) return;
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Svenska' }).click();
    await expect(page.getByRole('button', { name: 'Öppna menyn' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });
});

owner(
  'the language of the profile is that of every browser that is signed in to',
  async ({ page, context, person }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Svenska' }).click();
    await expect.poll(() => spoken(page)).toBe('sv');
    expect(new URL(page.url()).pathname).toBe('/profile');

    await context.clearCookies();
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/community');
    expect(await spoken(page)).toBe('en');
    await page.goto('/auth');
    await signIn(page, person);
    await expect.poll(() => spoken(page)).toBe('sv');
  },
);

/** The texts of a page, including those for screen readers. Parts that are marked as English are left out. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      if (element.matches('script, style, template, [lang="en"], [lang="en"] *')) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        texts.add(element.getAttribute(name)?.trim() ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent?.trim() ?? '');
    }
    return [...texts, document.title];
  });

/** The texts on the page that are English although a Swedish text exists. */
const englishIn = (texts: readonly string[]) =>
  texts.filter(
    (text) =>
      text !== 'Wardrobe' && Object.hasOwn(swedish, text) && swedish[text as keyof typeof swedish] !== text,
  );

owner.describe('in Swedish', () => {
  owner.use({ locale: 'sv-SE' });

  owner('no page shows an English text, and every page fits its window', async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    const paths = [
      'dashboard',
      'outfits',
      'calendar',
      'calendar/plan',
      'calendar/trips',
      'statistics',
      'community',
      'messages',
      'profile',
    ];
    for (const path of paths) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('404');
      expect.soft(englishIn(await textsOf(page)), path).toEqual([]);
      expect.soft(await overflow(page), path).toEqual([]);
    }
  });
});
