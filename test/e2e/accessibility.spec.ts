import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { everyone, openMenu } from './support/pages.ts';

/** What axe finds on a page, once nothing on it moves any more. */
async function findings(page: Page, rules?: string[]) {
  await page.evaluate((milliseconds) => {
    const ends = document.getAnimations().map(({ finished }) => finished.catch(() => undefined));
    // What pulses or grows until something has come has no end.
    const longest = new Promise((resolve) => setTimeout(resolve, milliseconds));
    return Promise.race([Promise.all(ends), longest]).then(() => undefined);
  }, 1000);
  // No page has frames, whose results would be put together in a page of their own.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const [who, test, pages] of everyone)
  test(`axe finds nothing serious on any page or dialog of ${who}, light or dark`, async ({
    page,
    isMobile,
  }) => {
    // There are many of them, and a machine may be busy.
    test.setTimeout(300_000);
    /** The themes differ in nothing but their colours, which are the same at every width. */
    const check = async (name: string, inBothThemes: boolean) => {
      expect.soft(await findings(page), name).toEqual([]);
      if (!inBothThemes) return;
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark';
      });
      expect.soft(await findings(page, ['color-contrast']), `${name}, dark`).toEqual([]);
    };
    for (const [name, show] of Object.entries(pages)) {
      await show(page);
      await check(name, !isMobile);
    }
    if (!isMobile) return;
    await page.goto('/');
    await openMenu(page);
    await check('the menu', true);
  });
