import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What keeps a person from seeing the element that has the focus: nothing marks it, or it is outside of the window or
 * covered. Empty if it is seen, and if the element takes the focus only by script, as a page does.
 */
const problemOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    if (focused.tabIndex < 0) return '';
    const label = focused.closest('label');
    const shown = (focused.matches('.sr-only') && label) || focused;
    /** Whether it has another outline than a copy without the focus. */
    const isMarked = () => {
      // A menu marks its active entry itself, and a date field the part of it that has the focus.
      if (focused.matches('[data-highlighted], [type=date]')) return true;
      const copy = shown.cloneNode() as Element;
      shown.after(copy);
      const [plain, marked] = [copy, shown].map((element) => getComputedStyle(element).outline);
      copy.remove();
      return plain !== marked;
    };
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const isTall = bottom - top > innerHeight;
    const isInside =
      left >= 0 &&
      right <= innerWidth &&
      (isTall || (Math.ceil(top) >= 0 && Math.floor(bottom) <= innerHeight));
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const above = document.elementFromPoint((left + right) / 2, middle);
    const isCovered = !shown.contains(above) && !label?.contains(above);
    const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 300);
    if (!isInside) return `Outside of the window: ${nameOf(focused)}`;
    if (isCovered) return `Covered by ${nameOf(above)}: ${nameOf(focused)}`;
    return isMarked() ? '' : `Nothing marks ${nameOf(focused)}`;
  });

const expectSeen = (page: Page) => expect.poll(() => problemOfFocus(page), 'the focus is seen').toBe('');

/** Checks that an element has the focus, and that a person sees this. */
export async function expectFocus(target: Locator) {
  await expect(target).toBeFocused();
  await expectSeen(target.page());
}

/** Presses Tab until an element has the focus. Checks that the focus is seen on the way, too. */
export async function tabTo(target: Locator, { key = 'Tab', most = 90 } = {}) {
  const page = target.page();
  await expect(target).toBeEnabled();
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(key);
    await expectSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  throw new Error(`${key} does not lead to ${target}, but to ${last}`);
}

/** Goes to an element with Tab, and presses a key there. */
export async function press(target: Locator, key = 'Enter') {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes to a field with Tab, and types a text there. In a list of choices, this chooses the one with that name. */
export async function write(target: Locator, text: string) {
  await tabTo(target);
  await target.page().keyboard.type(text);
  await expectFocus(target);
}
