import { expect, type Locator, type Page } from '@playwright/test';
import type { ClipPreview } from '#shared/contract/wardrobe';
import { html, jpeg } from '../../support/pictures.ts';
import { signUp } from './auth-page.ts';
import { idOf, newEmail, newPerson, password } from './people.ts';
import { connectPinterest } from './pinterest.ts';
import { intercept, menuOpener, owner, seenTour, toast, visitor } from './test.ts';
import { asFile, choose, field, openUpload, preview } from './upload-page.ts';

type Show = (page: Page) => Promise<unknown>;

const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const see = (locator: Locator) => expect(locator).toBeVisible();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const prompt = (page: Page) => page.getByLabel('What are you dressing for?');

const opened =
  (path: string, title: string | RegExp): Show =>
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
const tab =
  (path: string, name: string, shown: (page: Page) => Locator): Show =>
  async (page) => {
    await page.goto(path);
    await page.getByRole('tab', { name }).click();
    await see(shown(page));
  };
/** Opens a page, presses a button on it, and waits for the dialog that this opens. */
const pressed =
  (show: Show, name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog'): Show =>
  async (page) => {
    await show(page);
    await click(page, name);
    await see(page.getByRole(role));
  };

const clothes: Show = async (page) => {
  await opened('/dashboard', 'My Wardrobe')(page);
  await expect(page.getByRole('article')).toHaveCount(3);
};
const piece: Show = async (page) => {
  await clothes(page);
  await page.getByRole('link', { name: 'white shirt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('white shirt');
};
const generator = opened('/outfits', 'Outfits');
const outfits = tab('/outfits', 'My Outfits', (page) => page.getByRole('article'));
/** Presses a button of the outfit that is shown, and waits for the dialog that this opens over it. */
const overOutfit =
  (button: string | RegExp, name: string | RegExp): Show =>
  async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    await see(dialog(page, name));
  };

const clippedCoat: ClipPreview = {
  url: 'https://shop.example/coat',
  title: 'Wool coat with a name that is longer than a shop should give anything',
  description: 'Double-faced wool.',
  brand: 'Acme',
  color: 'navy',
  category: 'outerwear',
  wardrobeCategory: 'coat',
  price: 1999,
  currency: 'SEK',
  image: '/icon.svg',
  picture: '/icon.svg',
  path: 'a/1_coat.jpg',
  hash: '0'.repeat(16),
  analysis: { color: 'navy', confidence: 'high' },
};

/** All pages and dialogs that a visitor can see. */
const publicPages: Record<string, Show> = {
  'the landing page': opened('/', 'Transform Your Wardrobe'),
  'signing up': tab('/auth', 'Sign Up', (page) => page.getByLabel('Display name (optional)')),
  'a form that is refused': async (page) => {
    await tab('/auth', 'Sign In', (shown) => shown.getByLabel('Password', { exact: true }))(page);
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await see(toast(page, 'Validation Error'));
    await see(page.locator('[aria-invalid=true]:focus'));
  },
  'a forgotten password': async (page) => {
    await click(page, 'Forgotten your password?');
    await see(page.getByRole('button', { name: 'Send code' }));
  },
  'an account that is to be confirmed': async (page) => {
    await signUp(page, { email: newEmail(), password });
    await click(page, 'Resend Code');
    await see(page.getByText(/^A new code was sent/));
  },
  'a session that has ended': async (page) => {
    await page.goto('/');
    // Wait until the app knows that there is no session. Earlier, it would remove what is stored below.
    await page.getByRole('banner').waitFor();
    await page.evaluate(() => localStorage.setItem('session', 'no session'));
    await page.goto('/outfits');
    await see(page.getByText('Your session has ended. Please sign in again.'));
  },
  'the policy': opened('/policy', 'Integritetspolicy'),
  'the accessibility statement': opened('/accessibility', 'Accessibility'),
  'the way back from Pinterest': opened('/auth/pinboard/callback', 'Pinterest is not connected'),
  'no page': opened('/nowhere', '404'),
};

/*
 * The pages and dialogs of a person who has three items and an outfit. They are split into four parts, which are tested
 * in parallel. Some go on from where the one before has led.
 */

const wardrobePages: Record<string, Show> = {
  'the wardrobe': clothes,
  'pieces that are selected': async (page) => {
    await click(page, 'Select');
    for (const name of ['white shirt', 'navy trousers', 'brown loafers']) await click(page, `Select ${name}`);
    await expect(page.getByRole('toolbar', { name: 'Selected pieces' })).toContainText('3 pieces selected');
  },
  'a menu of the wardrobe': async (page) => {
    await clothes(page);
    await click(page, 'More');
    await see(page.getByRole('menuitem', { name: 'Import a ZIP' }));
  },
  'the filters of the wardrobe': async (page) => {
    await clothes(page);
    await click(page, 'Filters');
    await page.getByLabel('Style', { exact: true }).selectOption('casual');
    await expect(page.getByRole('button', { name: /^Clear/ })).toBeEnabled();
  },
  'the clothes in a row': async (page) => {
    await clothes(page);
    const button = page.getByRole('button', { name: 'Show as a row' });
    // A large screen shows only the grid and has no such button.
    if (await button.isVisible()) await button.click();
    await see(page.getByRole('button', { name: 'Delete brown loafers' }));
  },
  'a piece': piece,
  'a piece that is edited': async (page) => {
    await click(page, 'Edit');
    await page.getByText('Seasons, price and date of purchase').click();
    await see(page.getByRole('dialog').getByLabel('Price'));
  },
  'the days on which a piece was worn': async (page) => {
    await piece(page);
    await click(page, 'Wore it another day...');
    await click(page, 'I wore it');
    await see(page.getByRole('button', { name: /^Take back/ }));
  },
  'a piece about to be deleted': pressed(piece, 'Delete', 'alertdialog'),
  'the upload': tab('/dashboard', 'Upload New', (page) => field(page, 'Category')),
  'a chosen photo': async (page) => {
    await choose(page, asFile(await jpeg('red')));
    await see(preview(page));
    await see(page.getByText('Detected: red', { exact: false }));
  },
  'chosen photos, one of them from before, and one that is refused': async (page) => {
    await openUpload(page);
    await choose(
      page,
      asFile(await jpeg('red'), 'a.jpg'),
      asFile(await jpeg('blue'), 'a-photo-with-a-long-name-that-does-not-fit-in-a-row.jpg'),
      asFile(html, 'page.html', 'text/html'),
    );
    await see(page.getByText('1 photo from before'));
    await expect(preview(page)).toHaveCount(3);
    await expect(page.getByText('Detecting color and style…')).toHaveCount(0);
    await see(page.getByRole('alert', { name: 'Not added' }));
  },
  'the clip from the web': tab('/dashboard', 'Clip from Web', (page) => page.getByLabel('Product page URL')),
  'a product of a shop': async (page) => {
    await page.route('**/api/clothes/clips', (route) => route.fulfill({ json: clippedCoat }));
    await page.getByLabel('Product page URL').fill('https://shop.example/coat');
    await click(page, 'Fetch product');
    await see(page.getByRole('img', { name: /Wool coat/ }));
  },
};

const generatorPages: Record<string, Show> = {
  'a generation under way': async (page) => {
    await generator(page);
    await page.route('**/api/generations', () => undefined);
    await prompt(page).fill('office day');
    await click(page, 'Generate');
    await see(page.getByRole('region', { name: 'Progress' }));
  },
  'the generator': generator,
  'the generator with all that can be said': async (page) => {
    await click(page, 'Personalization');
    await click(page, 'elegant');
    await click(page, /^opera night/);
    await click(page, 'Add Link');
    await page.getByLabel('URL').fill('not an address');
    await click(page, 'white shirt');
    const weather = page.getByRole('button', { name: /^Weather:/ });
    await weather.click();
    await page.getByLabel('Where are you?').fill('Luleå');
    await click(page, 'Show');
    await expect(weather).toContainText('Luleå');
    await weather.click();
  },
  'the generator of an empty wardrobe': async (page) => {
    const endEmpty = await intercept(page, '**/api/clothes', (route) =>
      route.fulfill({ json: { items: [], cursor: null } }),
    );
    await generator(page);
    await see(page.getByRole('link', { name: 'Upload your first piece' }));
    endEmpty();
  },
  'the tour of the generator': async (page) => {
    await page.evaluate(({ name }) => localStorage.removeItem(name), seenTour);
    await page.reload();
    await see(dialog(page, 'Quick ideas'));
    await page.evaluate(({ name, value }) => localStorage.setItem(name, value), seenTour);
  },
  'a generation that has failed': async (page) => {
    await generator(page);
    await page.route('**/api/generations', async (route) => {
      const response = await route.fetch();
      const end = { status: 'failed', outfit: null, error: 'generation.not_returned' };
      await route.fulfill({ response, json: { ...(await response.json()), ...end } });
    });
    await prompt(page).fill('office day');
    await click(page, 'Generate');
    await see(page.getByRole('dialog').getByText('Outfit was not returned by the generator.'));
  },
  'boards of Pinterest': async (page) => {
    await generator(page);
    await connectPinterest(page, 'Somebody with boards');
    await page.getByLabel('Board', { exact: true }).selectOption('Quiet Luxury');
    await see(page.getByText('Connected: Quiet Luxury'));
  },
};

const outfitPages: Record<string, Show> = {
  'the outfits': outfits,
  'an outfit': async (page) => {
    await page.getByRole('article').getByRole('button').first().click();
    await see(page.getByRole('dialog'));
  },
  'the menu of an outfit': async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
    await see(page.getByRole('menuitem', { name: 'Edit' }));
  },
  'an outfit that is edited': async (page) => {
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await see(dialog(page, 'Edit'));
  },
  'an outfit that is remixed': overOutfit('Remix', 'Remix this outfit'),
  'an outfit whose piece is replaced': overOutfit(/^Replace the white shirt/, /^Replace the/),
  'the collections of an outfit': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Add to collection' }).click();
    await page.getByLabel('New collection').fill('Summer');
    await click(page, 'Create');
    await see(page.getByRole('checkbox', { name: 'Summer', checked: true }));
  },
  'the collections': async (page) => {
    await opened('/collections', 'Collections')(page);
    await expect(page.getByRole('list', { name: 'Summer' }).getByRole('article')).toHaveCount(1);
  },
  'a collection that is renamed': async (page) => {
    await click(page, 'More actions');
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await see(dialog(page, 'Rename'));
  },
  'an outfit that is built by hand': async (page) => {
    await pressed(outfits, 'Build one yourself')(page);
    await click(page, 'white shirt');
    await click(page, 'navy trousers');
    await expect(page.getByRole('list', { name: 'How well it goes together' })).toBeAttached();
  },
  'an outfit that is built by hand and saved': async (page) => {
    await click(page, 'Save');
    await see(dialog(page, 'Save outfit'));
  },
};

const calendar: Show = async (page) => {
  await opened('/calendar', 'Outfit Calendar')(page);
  await see(page.getByText('No outfit scheduled'));
};
const profile: Show = async (page) => {
  await opened('/profile', /@/)(page);
  await expect(page.getByRole('article')).toHaveCount(1);
};

const otherPages: Record<string, Show> = {
  'the community': async (page) => {
    await opened('/community', 'Community')(page);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  },
  'the community with filters that nothing matches': async (page) => {
    await page.goto('/community?tab=trending&q=nothing-of-the-kind&style=edgy&color=pink');
    await see(page.getByRole('button', { name: 'Clear all', exact: true }));
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  },
  'the address for calendar apps': async (page) => {
    await pressed(calendar, 'Subscribe in a calendar app')(page);
    await click(page, /^Make a/);
    await see(page.getByLabel('Your address'));
  },
  'the calendar': calendar,
  'an outfit that is scheduled': async (page) => {
    await click(page, 'Schedule Outfit');
    await see(page.getByRole('button', { name: 'Add to Calendar' }));
  },
  'a planned day': async (page) => {
    await page.getByRole('dialog').getByLabel('Outfit', { exact: true }).selectOption({ index: 1 });
    await click(page, 'Add to Calendar');
    await see(page.getByRole('button', { name: 'Remove from Calendar' }));
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  'a planned day that is moved': async (page) => {
    await click(page, 'Reschedule');
    await see(page.getByRole('dialog'));
  },
  'the home page with the outfit of today': async (page) => {
    await opened('/', 'Transform Your Wardrobe')(page);
    await see(page.getByRole('button', { name: 'Wore it' }));
  },
  'the plan of a week': async (page) => {
    await opened('/calendar/plan', 'Plan My Week')(page);
    await expect(page.getByRole('button', { name: /^Save \d/ })).toBeEnabled();
  },
  'the trips, with a new one': async (page) => {
    await opened('/calendar/trips', 'Trips')(page);
    await page.getByLabel('Where to?').fill('Luleå');
    await page.getByLabel('First day').fill('2027-01-04');
    await page.getByLabel('Last day').fill('2027-01-06');
    await see(page.getByRole('group', { name: 'What is each day for?' }));
  },
  'a packing list': async (page) => {
    await click(page, 'Make the packing list');
    await see(page.getByRole('heading', { name: 'To pack' }));
  },
  'the statistics': async (page) => {
    await opened('/statistics', 'What You Wear')(page);
    await see(page.getByText(/^You wore/));
    await see(page.getByText(/^Your clothes make/));
  },
  'the followers': pressed(profile, '0 followers'),
  'editing the profile': pressed(profile, 'Edit profile'),
  'the data of the account': async (page) => {
    await profile(page);
    await click(page, 'Your data');
    await see(page.getByRole('button', { name: 'Download everything' }));
  },
  'an account about to be deleted': async (page) => {
    await click(page, 'Delete my account…');
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await see(page.getByRole('dialog').getByText('Please type “delete”.'));
  },
  'the liked outfits on the profile': tab('/profile', 'Liked', (page) =>
    page.getByText('No liked outfits yet. Those that you like are kept here.'),
  ),
  'somebody else': async (page) => {
    const { origin } = new URL(page.url());
    await opened(`/people/${await idOf(await newPerson(origin))}`, 'Anonymous')(page);
  },
  'the collections where there are none': async (page) => {
    await opened('/collections', 'Collections')(page);
    await see(page.getByText(/^No collections yet/));
  },
  'the messages': opened('/messages', 'Messages'),
};

/** Opens the menu of small screens over the current page. */
export async function openMenu(page: Page) {
  await menuOpener(page).click();
  await see(dialog(page, 'Menu'));
}

/** All groups of people, with the pages that they see. */
export const everyone = [
  ['a visitor', visitor, publicPages],
  ['someone in their wardrobe', owner, wardrobePages],
  ['someone at the generator', owner, generatorPages],
  ['someone with their outfits', owner, outfitPages],
  ['someone elsewhere', owner, otherPages],
] as const;
