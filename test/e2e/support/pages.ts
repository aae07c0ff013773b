import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ClipPreview } from '#shared/contract/wardrobe';
import { html, jpeg } from '../../support/pictures.ts';
import { signUp } from './auth-page.ts';
import { newEmail, newPerson, password } from './people.ts';
import { connectPinterest } from './pinterest.ts';
import { intercept, menuOpener, owner, seenTour, toast, visitor } from './test.ts';
import { asFile, choose, field, openUpload, preview } from './upload-page.ts';

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
const piece: Show = async (page) => {
  await clothes(page);
  await page.getByRole('link', { name: 'white shirt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('white shirt');
};
const outfits = tab('/outfits', 'My Outfits', (page) => page.getByRole('article'));

const outfit = after(
  outfits,
  (page) => page.getByRole('article').getByRole('button').first().click(),
  'dialog',
);
/** Opens a dialog over the dialog of an outfit. */
const dialogOf =
  (button: string | RegExp, name: string | RegExp): Show =>
  async (page) => {
    await outfit(page);
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
const menuOfOutfit: Show = async (page) => {
  await outfit(page);
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
};
const builder = after(
  outfits,
  async (page) => {
    await page.getByRole('button', { name: 'Build one yourself' }).click();
    await page.getByRole('button', { name: 'white shirt', exact: true }).click();
    await page.getByRole('button', { name: 'navy trousers', exact: true }).click();
    await expect(page.getByRole('list', { name: 'How well it goes together' })).toBeAttached();
  },
  'dialog',
);
const failedJob = JSON.stringify({
  id: randomUUID(),
  status: 'failed',
  createdAt: '2026-01-01T00:00:00.000Z',
  outfit: null,
  fromCache: false,
  error: 'generation.not_returned',
});

/** A picture of one blue pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';
const clippedCoat = JSON.stringify({
  url: 'https://shop.example/coat',
  title: 'Wool coat with a name that is longer than a shop should give anything',
  description: 'Double-faced wool.',
  brand: 'Acme',
  color: 'navy',
  category: 'outerwear',
  wardrobeCategory: 'coat',
  price: 1999,
  currency: 'SEK',
  image: picture,
  picture,
  path: 'a/1_coat.jpg',
  hash: '0'.repeat(16),
  analysis: { color: 'navy', confidence: 'high' },
} satisfies ClipPreview);

/** All pages and dialogs that a visitor can see. */
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
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please enter a valid email address' }),
    ).toBeVisible();
  },
  'an account that is to be confirmed': async (page) => {
    await signUp(page, { email: newEmail(), password });
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await expect(page.getByText(/^A new code was sent/)).toBeVisible();
  },
  'a session that has ended': async (page) => {
    await page.goto('/');
    // Wait until the app knows that there is no session. Earlier, it would remove the token that is stored below.
    await page.getByRole('banner').waitFor();
    await page.evaluate(() => localStorage.setItem('CognitoIdentityServiceProvider.x.y.refreshToken', 'z'));
    await page.goto('/outfits');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  },
  'the policy': opened('/policy', 'Integritetspolicy'),
  'the way back from Pinterest': opened('/auth/pinboard/callback', 'Pinterest is not connected'),
  'no page': opened('/nowhere', '404'),
};

/*
 * The pages and dialogs of a person who has three items and an outfit. They are split into four parts, which are tested
 * in parallel.
 */

const wardrobePages: Record<string, Show> = {
  'the landing page': opened('/', 'Transform Your Wardrobe'),
  'the wardrobe': clothes,
  'a piece about to be deleted': after(
    piece,
    (page) => page.getByRole('button', { name: 'Delete', exact: true }).click(),
    'alertdialog',
  ),
  'the clothes in a row': async (page) => {
    await clothes(page);
    const button = page.getByRole('button', { name: 'Show as a row' });
    // A large screen shows only the grid and has no such button.
    if (await button.isVisible()) await button.click();
    await expect(page.getByRole('button', { name: 'Delete brown loafers' })).toBeVisible();
  },
  'the filters of the wardrobe': async (page) => {
    await clothes(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Style', { exact: true }).selectOption('casual');
    await expect(page.getByRole('button', { name: /^Clear/ })).toBeEnabled();
  },
  'pieces that are selected': async (page) => {
    await clothes(page);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const name of ['white shirt', 'navy trousers', 'brown loafers'])
      await page.getByRole('button', { name: `Select ${name}` }).click();
    await expect(page.getByRole('toolbar', { name: 'Selected pieces' })).toContainText('3 pieces selected');
  },
  'a menu of the wardrobe': async (page) => {
    await clothes(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Import a ZIP' })).toBeVisible();
  },
  'a piece': piece,
  'a piece that is edited': after(
    piece,
    async (page) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByText('Seasons, price and date of purchase').click();
    },
    'dialog',
  ),
  'the upload': tab('/dashboard', 'Upload New', (page) => field(page, 'Category')),
  'a chosen photo': async (page) => {
    await openUpload(page);
    await choose(page, asFile(await jpeg('red')));
    await expect(preview(page)).toBeVisible();
    await expect(page.getByText('Detected: red', { exact: false })).toBeVisible();
  },
  'chosen photos, one of them from before, and one that is refused': async (page) => {
    await openUpload(page);
    await choose(
      page,
      asFile(await jpeg('red'), 'a.jpg'),
      asFile(await jpeg('blue'), 'a-photo-with-a-long-name-that-does-not-fit-in-a-row.jpg'),
      asFile(html, 'page.html', 'text/html'),
    );
    await expect(page.getByText('1 photo from before')).toBeVisible();
    await expect(preview(page)).toHaveCount(3);
    await expect(page.getByText('Detecting color and style…')).toHaveCount(0);
    await expect(page.getByRole('alert', { name: 'Not added' })).toBeVisible();
  },
  'the clip from the web': tab('/dashboard', 'Clip from Web', (page) => page.getByLabel('Product page URL')),
  'a product of a shop': async (page) => {
    await page.route('**/api/clothes/clips', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: clippedCoat }),
    );
    await page.goto('/dashboard');
    await page.getByRole('tab', { name: 'Clip from Web' }).click();
    await page.getByLabel('Product page URL').fill('https://shop.example/coat');
    await page.getByRole('button', { name: 'Fetch product' }).click();
    await expect(page.getByRole('img', { name: /Wool coat/ })).toBeVisible();
  },
};

const generatorPages: Record<string, Show> = {
  'a generation under way': async (page) => {
    await opened('/outfits', 'Outfits')(page);
    await page.route('**/api/generations', () => undefined);
    await page.getByLabel('What are you dressing for?').fill('office day');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible();
  },
  'the generator': opened('/outfits', 'Outfits'),
  'the generator of an empty wardrobe': async (page) => {
    const endEmpty = await intercept(page, '**/api/clothes', (route) =>
      route.fulfill({ json: { items: [], cursor: null } }),
    );
    await opened('/outfits', 'Outfits')(page);
    await expect(page.getByRole('link', { name: 'Upload your first piece' })).toBeVisible();
    endEmpty();
  },
  'the tour of the generator': async (page) => {
    await opened('/outfits', 'Outfits')(page);
    await page.evaluate(({ name }) => localStorage.removeItem(name), seenTour);
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Quick ideas' })).toBeVisible();
    await page.evaluate(({ name, value }) => localStorage.setItem(name, value), seenTour);
  },
  'the generator with all that can be said': async (page) => {
    await opened('/outfits', 'Outfits')(page);
    await page.getByRole('button', { name: 'Personalization' }).click();
    await page.getByRole('button', { name: 'elegant', exact: true }).click();
    await page.getByRole('button', { name: 'opera night' }).click();
    await page.getByRole('button', { name: 'Add Link' }).click();
    await page.getByLabel('URL').fill('not an address');
    await page.getByRole('button', { name: 'white shirt', exact: true }).click();
    const weather = page.getByRole('button', { name: /^Weather:/ });
    await weather.click();
    await page.getByLabel('Where are you?').fill('Luleå');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(weather).toContainText('Luleå');
    await weather.click();
  },
  'a generation that has failed': after(
    opened('/outfits', 'Outfits'),
    async (page) => {
      await page.route('**/api/generations', (route) =>
        route.fulfill({ status: 200, contentType: 'application/json', body: failedJob }),
      );
      await page.getByLabel('What are you dressing for?').fill('office day');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(page.getByText('Outfit was not returned by the generator.')).toBeVisible();
    },
    'dialog',
  ),
  'boards of Pinterest': async (page) => {
    await opened('/outfits', 'Outfits')(page);
    await connectPinterest(page, 'Somebody with boards');
    await page.getByLabel('Board', { exact: true }).selectOption('Quiet Luxury');
    await expect(page.getByText('Connected: Quiet Luxury')).toBeVisible();
  },
};

const outfitPages: Record<string, Show> = {
  'the outfits': outfits,
  'an outfit': outfit,
  'an outfit that is remixed': dialogOf('Remix', 'Remix this outfit'),
  'an outfit whose piece is replaced': dialogOf(/^Replace the white shirt/, /^Replace the/),
  'the menu of an outfit': menuOfOutfit,
  'an outfit that is edited': async (page) => {
    await menuOfOutfit(page);
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit' })).toBeVisible();
  },
  'an outfit that is built by hand': builder,
  'an outfit that is built by hand and saved': async (page) => {
    await builder(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Save outfit' })).toBeVisible();
  },
};

const calendar: Show = async (page) => {
  await opened('/calendar', 'Outfit Calendar')(page);
  await expect(page.getByText('No outfit scheduled')).toBeVisible();
};
const profile: Show = async (page) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/@/);
  await expect(page.getByRole('article')).toHaveCount(1);
};

const somebody: Show = async (page) => {
  await page.goto('/');
  const { api } = await newPerson(new URL(page.url()).origin);
  await opened(`/people/${(await api.profile.getProfile()).userId}`, 'Anonymous')(page);
};

const otherPages: Record<string, Show> = {
  'the community': async (page) => {
    await opened('/community', 'Community')(page);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  },
  'the community with filters that nothing matches': async (page) => {
    await page.goto('/community?tab=trending&q=nothing-of-the-kind&style=edgy&color=pink');
    await expect(page.getByRole('button', { name: 'Clear all', exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  },
  'the calendar': calendar,
  'an outfit that is scheduled': after(
    calendar,
    async (page) => {
      await page.getByRole('button', { name: 'Schedule Outfit' }).click();
      await page.getByRole('button', { name: 'Add to Calendar' }).waitFor();
    },
    'dialog',
  ),
  'the address for calendar apps': after(
    calendar,
    async (page) => {
      await page.getByRole('button', { name: 'Subscribe in a calendar app' }).click();
      await page.getByRole('button', { name: /^Make a/ }).click();
      await expect(page.getByLabel('Your address')).toBeVisible();
    },
    'dialog',
  ),
  'a planned day': async (page) => {
    await calendar(page);
    await page.getByRole('button', { name: 'Schedule Outfit' }).click();
    await page.getByRole('dialog').getByLabel('Outfit', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('dialog').getByRole('button', { name: 'Add to Calendar' }).click();
    await expect(page.getByRole('button', { name: 'Remove from Calendar' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  'a planned day that is moved': after(
    opened('/calendar', 'Outfit Calendar'),
    (page) => page.getByRole('button', { name: 'Reschedule' }).click(),
    'dialog',
  ),
  'the home page with the outfit of today': async (page) => {
    await opened('/', 'Transform Your Wardrobe')(page);
    await expect(page.getByRole('button', { name: 'Wore it' })).toBeVisible();
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
    await expect(page.getByRole('group', { name: 'What is each day for?' })).toBeVisible();
  },
  'a packing list': async (page) => {
    await page.getByRole('button', { name: 'Make the packing list' }).click();
    await expect(page.getByRole('heading', { name: 'To pack' })).toBeVisible();
  },
  'the days on which a piece was worn': async (page) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'white shirt' }).click();
    await page.getByRole('button', { name: 'Wore it another day...' }).click();
    await page.getByRole('button', { name: 'I wore it' }).click();
    await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible();
  },
  'the statistics': async (page) => {
    await opened('/statistics', 'What You Wear')(page);
    await expect(page.getByText(/^You wore/)).toBeVisible();
    await expect(page.getByText(/^Your clothes make/)).toBeVisible();
  },
  'the profile': profile,
  'the liked outfits on the profile': tab('/profile', 'Liked', (page) =>
    page.getByText('No liked outfits yet. Those that you like are kept here.'),
  ),
  'editing the profile': after(
    profile,
    (page) => page.getByRole('button', { name: 'Edit profile' }).click(),
    'dialog',
  ),
  'the followers': after(
    profile,
    (page) => page.getByRole('button', { name: '0 followers' }).click(),
    'dialog',
  ),
  'somebody else': somebody,
  'the messages': opened('/messages', 'Messages'),
};

/** Opens the menu of small screens over the current page. */
export async function openMenu(page: Page) {
  await menuOpener(page).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

/** All groups of people, with the pages that they see. */
export const everyone = [
  ['a visitor', visitor, publicPages],
  ['someone in their wardrobe', owner, wardrobePages],
  ['someone at the generator', owner, generatorPages],
  ['someone with their outfits', owner, outfitPages],
  ['someone elsewhere', owner, otherPages],
] as const;
