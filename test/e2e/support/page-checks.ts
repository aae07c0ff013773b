import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The smallest side of a target in CSS pixels; a fraction is lost to rounding. */
const smallest = 43.5;

/** What axe finds on a page, once nothing on it moves any more. */
export async function axeFindings(page: Page, rules?: string[]) {
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

/** The visible controls that are too small to hit; links inside of running text may be. */
export const smallTargets = (page: Page) =>
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
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]'),
    ];
    return scrollers
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter((extra) => extra > 0);
  });
