import { expect, type Page } from '@playwright/test';
import { jpeg } from '../../support/pictures.ts';
import { owner, toast, visitor } from './test.ts';
import { asFile, choose, openUpload, preview } from './upload-page.ts';

type Show = (page: Page) => Promise<void>;

const opened =
  (path: string, title: string): Show =>
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
const tab =
  (path: string, name: string, shown: (page: Page) => ReturnType<Page['locator']>): Show =>
  async (page) => {
    await page.goto(path);
    await page.getByRole('tab', { name }).click();
    await expect(shown(page)).toBeVisible();
  };
const after =
  (show: Show, act: (page: Page) => Promise<void>, role: 'dialog' | 'alertdialog'): Show =>
  async (page) => {
    await show(page);
    await act(page);
    await expect(page.getByRole(role)).toBeVisible();
  };

const clothes: Show = async (page) => {
  await opened('/dashboard', 'My Wardrobe')(page);
  await expect(page.getByRole('article')).toHaveCount(3);
};
const outfits = tab('/outfits', 'My Outfits', (page) => page.getByRole('article'));

/** Every page and dialog that a visitor can see. */
export const publicPages: Record<string, Show> = {
  'the landing page': opened('/', 'Transform Your Wardrobe'),
  'signing in': tab('/auth', 'Sign In', (page) => page.getByLabel('Password', { exact: true })),
  'signing up': tab('/auth', 'Sign Up', (page) => page.getByLabel('Display name (optional)')),
  'a forgotten password': async (page) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgotten your password?' }).click();
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  },
  'a form that is refused': async (page) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await expect(toast(page, 'Validation Error')).toBeVisible();
    await expect(page.locator('.amplify-alert')).toBeVisible();
  },
  'the policy': opened('/policy', 'Integritetspolicy'),
  'the way back from Pinterest': opened('/auth/pinboard/callback', 'Pinterest is not connected'),
  'no page': opened('/nowhere', '404'),
};

/** Every page and dialog of someone who has three pieces and an outfit. */
const ownPages: Record<string, Show> = {
  'the landing page': opened('/', 'Transform Your Wardrobe'),
  'the wardrobe': clothes,
  'a piece about to be deleted': after(
    clothes,
    (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
    'alertdialog',
  ),
  'the upload': tab('/dashboard', 'Upload New', (page) => page.getByLabel('Category')),
  'a chosen photo': async (page) => {
    await openUpload(page);
    await choose(page, asFile(await jpeg('red')));
    await expect(preview(page)).toBeVisible();
  },
  'a generation under way': async (page) => {
    await opened('/outfits', 'Outfits')(page);
    await page.route('**/api/generations', () => undefined);
    await page.getByLabel('What are you dressing for?').fill('office day');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible();
  },
  'the generator': opened('/outfits', 'Outfits'),
  'the outfits': outfits,
  'an outfit': after(
    outfits,
    (page) => page.getByRole('article').getByRole('button').first().click(),
    'dialog',
  ),
  'the community': opened('/community', 'Community'),
  'the profile': opened('/profile', 'Profile'),
  'the calendar': opened('/calendar', 'Outfit Calendar'),
  'the messages': opened('/messages', 'Messages'),
};

/** The menu of small screens, over the page that is open. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

/** Both kinds of people with the pages they see. */
export const everyone = [
  ['a visitor', visitor, publicPages],
  ['someone who is signed in', owner, ownPages],
] as const;
