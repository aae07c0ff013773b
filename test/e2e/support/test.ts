import { test as base, expect, type Page } from '@playwright/test';
import { addOutfits, addPieces, basics, newPerson, type Person } from './people.ts';

type Fixtures = {
  /** Whether the generator shows its tour, as it does on a first visit. */
  isNewcomer: boolean;
  /** Where the app is. */
  url: string;
  /** Someone with an account and nothing in it. */
  person: Person;
  /** What went wrong on the pages of the test, which fails when it is not empty at its end. */
  problems: string[];
};

/** A page that a visitor opens; nothing may go wrong on it that the test does not take out of `problems`. */
export const visitor = base.extend<Fixtures>({
  isNewcomer: [false, { option: true }],
  storageState: async ({ url, isNewcomer }, use) => use(holding(url, isNewcomer ? [] : [seenTour])),
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
});

/** A page that a new person opens who is signed in. */
export const test = visitor.extend({
  storageState: async ({ person, url, isNewcomer }, use) =>
    use(holding(url, isNewcomer ? person.storage : [...person.storage, seenTour])),
});

/** A page that someone opens who has three pieces and an outfit of them. */
export const owner = test.extend({
  person: async ({ person, url }, use) => {
    await addPieces(url, person, basics);
    await addOutfits(person, ['office day']);
    await use(person);
  },
});

/** The local storage of a person who has seen the generator's tour. */
export const seenTour = { name: 'hasSeenOnboarding', value: 'true' };

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
    // What was under way when a page is left is let go.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}

export const toast = (page: Page, title: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(title, { exact: true }) });

/** The way to another page through the navigation, which on a phone is in the menu. */
export async function goTo(page: Page, name: string) {
  await openMenu(page);
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

export async function signOut(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
}

async function openMenu(page: Page) {
  // The app starts a moment after the page is loaded.
  await page.getByRole('banner').waitFor();
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
}
