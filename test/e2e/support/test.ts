import { test as base, expect, type Page, type Route } from '@playwright/test';
import { addOutfits, addPieces, basics, newPerson, type Person } from './people.ts';

type Fixtures = {
  url: string;
  /** A person with an empty account. */
  person: Person;
  /** The errors on the pages of the test. The test fails if any are left at its end. */
  problems: string[];
  /** Opens a page in a separate browser, for a person who is signed in or for a visitor. */
  otherBrowser: (person?: Person, at?: string) => Promise<Page>;
};

/** A test with a page for a visitor. Errors on the page fail the test, unless it removes them from `problems`. */
export const visitor = base.extend<Fixtures>({
  storageState: async ({ url }, use) => use(holding(url, [seenTour])),
  url: async ({ baseURL }, use) => use(baseURL ?? ''),
  person: async ({ url }, use) => use(await newPerson(url)),
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('page', (page) => watch(page, problems));
      await use(problems);
      expect(problems, 'what went wrong on the pages').toEqual([]);
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, url }, use) => {
    const pages: Page[] = [];
    await use(async (person, at = url) => {
      const storageState = holding(at, [...(person?.storage ?? []), seenTour]);
      const page = await browser.newPage({ baseURL: at, storageState });
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
});

/** A test with a page for a new person who is signed in. */
export const test = visitor.extend({
  storageState: async ({ person, url }, use) => use(holding(url, [...person.storage, seenTour])),
});

/** A test with a page for a person who has three items and an outfit of them. */
export const owner = test.extend({
  person: async ({ person, url }, use) => {
    await addPieces(url, person, basics);
    await addOutfits(person, ['office day']);
    await use(person);
  },
});

/** The entry in local storage of someone who has seen the generator's tour. */
export const seenTour = { name: 'hasSeenOnboarding', value: 'true' };
/** The entries of local storage that remain when a session ends, because they are settings of the device. */
export const ofDevice = [seenTour.name, 'inspiration-folded'].sort();

const holding = (origin: string, localStorage: { name: string; value: string }[]) => ({
  cookies: [],
  origins: [{ origin, localStorage }],
});

function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page cancels its running requests, which is not an error.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}

export const toast = (page: Page, title: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(title, { exact: true }) });

/** Goes to another page through the navigation. On a phone, the navigation is in the menu. */
export async function goTo(page: Page, name: string) {
  const navigation = await openMenu(page);
  await navigation.getByRole('link', { name, exact: true }).click();
}

export async function signOut(page: Page) {
  const navigation = await openMenu(page);
  await navigation.getByRole('button', { name: 'Sign Out' }).click();
}

/** The button that opens the menu on small screens. Visitors have it in the header, others in the bottom bar. */
export const menuOpener = (page: Page) => page.getByRole('button', { name: /open menu/i });

/** Opens the menu on a small screen. Returns the element that holds the whole navigation. */
async function openMenu(page: Page) {
  // The app starts a moment after the page is loaded, and the bottom bar has a separate script, so this waits for them.
  const header = page.getByRole('banner');
  await header.getByRole('navigation').or(menuOpener(page)).filter({ visible: true }).waitFor();
  if (!(await menuOpener(page).isVisible())) return header;
  await menuOpener(page).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

/**
 * Handles the matching requests of a page until the returned function is called. From then on they reach the app.
 *
 * `page.unroute` is not used for that: it turns interception off in Chromium, and requests that are sent at that moment
 * may never be answered (https://github.com/microsoft/playwright/pull/42254).
 */
export async function intercept(
  page: Page,
  url: Parameters<Page['route']>[0],
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOn = true;
  await page.route(url, (route) => (isOn ? handle(route) : route.continue()));
  return () => {
    isOn = false;
  };
}

/** Makes the stored session look one day older. */
export const expireTokens = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '');
    localStorage.setItem('session', JSON.stringify({ ...session, endsAt: session.endsAt - 86_400_000 }));
  });

/** Whether a URL belongs to the user pool. */
export const userPool = (url: URL) => url.pathname === '/user-pool';
