import { expect, type Page } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { bubbles } from './support/chat.ts';
import { expectFocus, press, tabTo, write } from './support/keyboard.ts';
import { addOutfits, addPieces, basics, newPerson, outfitOf } from './support/people.ts';
import { owner, toast, visitor } from './support/test.ts';
import { asFile } from './support/upload-page.ts';

// In these tests nothing is clicked, and no element is focused by the test.

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
const button = (within: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).filter({ visible: true });
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

visitor(
  'by keyboard alone one signs in, adds a photo with its details, crops it, and deletes the piece',
  async ({ page, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const chooser = page.waitForEvent('filechooser');
    await page.goto('/auth');
    await write(field(page, 'Email'), person.email);
    await write(field(page, 'Password'), person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/dashboard');
    await expectFocus(main(page));

    await tabTo(page.getByRole('tab', { name: 'My Clothes' }));
    await page.keyboard.press('ArrowRight');
    await expectFocus(page.getByRole('tab', { name: 'Upload New' }));
    await press(button(page, /^Drop photos here/));
    await (await chooser).setFiles([asFile(await jpeg('red', 300, 400))]);
    await expect(page.getByText(/^Detected: red/)).toBeVisible();
    await expectFocus(button(page, /^Add more/));
    await write(field(page, 'Category').last(), 'scarf');
    await write(field(page, 'Style').last(), 'casual');
    await write(field(page, 'Brand (optional)'), 'Acme');
    await press(page.getByText(/^Seasons, price/), 'Space');
    await press(page.getByRole('checkbox', { name: 'winter' }), 'Space');
    await write(field(page, 'Price'), '499');
    const upload = button(page, 'Upload');
    await press(upload);
    await expect(toast(page, 'Clothing item uploaded successfully')).toBeVisible();
    await expectFocus(page.locator('[type=submit]'));

    await press(page.getByRole('region', { name: 'Just added' }).getByRole('link', { name: 'red scarf' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('red scarf');
    await expectFocus(main(page));
    await expect(main(page)).toContainText('winter');
    await press(button(page, 'Crop or rotate'));
    await expectFocus(button(dialog(page), 'Close'));
    await press(button(page, 'Crop the top'));
    await expectFocus(button(page, 'Crop the top'));
    await press(button(page, 'Save photo'));
    await expect(dialog(page)).toBeHidden();
    await expectFocus(button(page, 'Crop or rotate'));

    const question = page.getByRole('alertdialog');
    await press(button(page, 'Delete'));
    await expectFocus(button(question, 'Cancel'));
    await press(button(question, 'Delete'));
    await page.waitForURL('/dashboard');
    await expectFocus(main(page));
    await expect(page.getByRole('article')).toHaveCount(0);
  },
);

owner(
  'by keyboard alone an outfit is asked for, changed, remixed and planned, and one of another is liked and talked about',
  async ({ page, url, person }) => {
    await addPieces(url, person, [{ category: 'shirt', color: 'blue' }]);
    const other = await newPerson(url);
    await addPieces(url, other, basics);
    const word = crypto.randomUUID().slice(0, 8);
    await addOutfits(other, [`office day ${word}`]);
    const { title } = await outfitOf(other);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/outfits');
    const pieces = page.getByLabel('Pieces', { exact: true }).getByRole('button');
    await expect(pieces).toHaveCount(4);
    await write(field(page, 'What are you dressing for?'), 'A calm day with clients');
    // All pieces share one Tab stop.
    await tabTo(pieces.first());
    await page.keyboard.press('ArrowRight');
    await expectFocus(pieces.nth(1));
    await page.keyboard.press('Space');
    await expect(pieces.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expectFocus(pieces.nth(1));
    await press(button(page, 'Generate'));
    await expect(dialog(page)).toBeVisible();
    await expectFocus(button(dialog(page), 'Close'));

    await press(button(page, /^Replace the .* shirt/));
    const replacing = dialog(page, /^Replace the/);
    const shirt = button(replacing, /shirt/);
    await press(shirt, 'Space');
    await expectFocus(shirt);
    const name = await shirt.textContent();
    await press(button(replacing, 'Replace'));
    await expect(replacing).toBeHidden();
    await expectFocus(button(page, `Replace the ${name}`));

    const remixing = dialog(page, 'Remix this outfit');
    await press(button(page, 'Remix'));
    await expectFocus(remixing.getByRole('button').first());
    await press(button(remixing, 'Add more color'));
    await expect(remixing).toBeHidden();
    await expect(dialog(page)).toContainText('Add more color');
    await expectFocus(button(page, 'Remix'));

    const planning = dialog(page, 'Add to Calendar');
    await press(button(page, 'More actions'));
    await expectFocus(page.getByRole('menuitem').first());
    await page.keyboard.press('ArrowDown');
    await expectFocus(page.getByRole('menuitem', { name: 'Add to Calendar' }));
    await page.keyboard.press('Enter');
    await expectFocus(button(planning, 'Close'));
    await press(button(planning, /^Today/), 'ArrowRight');
    await page.keyboard.press('Enter');
    await expectFocus(planning.locator('[aria-selected=true]').getByRole('button'));
    await write(field(page, 'Notes (optional)'), 'Opera');
    await press(button(planning, 'Add to Calendar'));
    await expect(toast(page, 'Added to calendar')).toBeVisible();
    await expect(planning).toBeHidden();
    await expectFocus(button(page, 'More actions'));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expectFocus(button(page, 'Generate'));

    await press(page.getByRole('banner').getByRole('link', { name: 'Community', exact: true }));
    await expectFocus(main(page));
    await write(page.getByRole('searchbox'), word);
    const card = page.getByRole('list', { name: 'Outfits for you' }).getByRole('article');
    await expect(card).toHaveCount(1);
    await press(button(card, /^Like .*, 0 likes/), 'Space');
    await expectFocus(button(card, /^Like .*, 1 like$/));
    await tabTo(button(card, title), { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    await expectFocus(button(dialog(page), 'Close'));
    await write(field(page, 'Add a comment'), 'Lovely');
    await press(button(page, 'Post'));
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Lovely');
    await expectFocus(button(page, 'Post'));

    await press(button(page, 'Message'));
    await page.waitForURL('/messages?*');
    await expectFocus(main(page));
    await write(field(page, 'Message'), 'Where is the shirt from?');
    await page.keyboard.press('Enter');
    await expect(bubbles(page)).toHaveText(['Where is the shirt from?']);
    await expectFocus(field(page, 'Message'));
  },
);
