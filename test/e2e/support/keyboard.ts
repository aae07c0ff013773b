import { expect, type Locator, type Page } from '@playwright/test';

/** What keeps a person from seeing which element has the focus. Empty if it takes the focus only by script, as a page does. */
const problemOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    if (focused.tabIndex < 0) return '';
    const { left, top, right, bottom, height } = focused.getBoundingClientRect();
    const isInside = height > innerHeight || (top > -1 && bottom < innerHeight + 1);
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const above = document.elementFromPoint((left + right) / 2, middle);
    // Its outline differs from that of a copy without the focus.
    const copy = focused.cloneNode() as Element;
    focused.after(copy);
    const [plain, marked] = [copy, focused].map((element) => getComputedStyle(element).outline);
    copy.remove();
    // A menu marks its active entry itself, and a date field the part that has the focus.
    const isMarked = plain !== marked || focused.matches('[data-highlighted], [type=date]');
    const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 300);
    if (!isInside || left < 0 || right > innerWidth) return `Outside of the window: ${nameOf(focused)}`;
    if (!focused.contains(above)) return `Covered by ${nameOf(above)}: ${nameOf(focused)}`;
    return isMarked ? '' : `Nothing marks ${nameOf(focused)}`;
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

/** Goes to an element with Tab and presses a key there. Checks where the focus is then. */
export async function press(target: Locator, then = target, key = 'Enter') {
  await tabTo(target);
  await target.page().keyboard.press(key);
  await expectFocus(then);
}

/** Goes to a field with Tab and types a text. In a list of choices, this chooses the one with that name. */
export async function write(target: Locator, text: string) {
  await tabTo(target);
  await target.page().keyboard.type(text);
  await expectFocus(target);
}
