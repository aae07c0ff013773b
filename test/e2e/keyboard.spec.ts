import { expect, type Page } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { bubbles } from './support/chat.ts';
import { expectFocus, press, tabTo, write } from './support/keyboard.ts';
import { addOutfits, addPieces, basics, newPerson } from './support/people.ts';
import { owner, toast, visitor } from './support/test.ts';
import { asFile } from './support/upload-page.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
const button = (within: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).filter({ visible: true });
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

visitor('a keyboard alone adds, crops and deletes a piece', async ({ page, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/auth');
  await write(field(page, 'Email'), person.email);
  await write(field(page, 'Password'), person.password);
  await page.keyboard.press('Enter');
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
  await press(page.getByText(/^Seasons, price/), undefined, 'Space');
  await press(page.getByRole('checkbox', { name: 'winter' }), undefined, 'Space');
  await press(button(page, 'Upload'), page.locator('[type=submit]'));
  await expect(toast(page, 'Clothing item uploaded successfully')).toBeVisible();
  await expectFocus(page.locator('[type=submit]'));

  await press(page.getByRole('link', { name: 'red scarf' }), main(page));
  await expect(main(page)).toContainText('winter');
  await press(button(page, 'Crop or rotate'), button(dialog(page), 'Close'));
  await press(button(page, 'Crop the top'));
  await press(button(page, 'Save photo'), button(page, 'Crop or rotate'));
  const question = page.getByRole('alertdialog');
  await press(button(page, 'Delete'), button(question, 'Cancel'));
  await press(button(question, 'Delete'), main(page));
  await expect(page.getByText('red scarf')).toHaveCount(0);
});

owner('a keyboard alone asks for, changes, plans and discusses outfits', async ({ page, url, person }) => {
  await addPieces(url, person, [{ category: 'shirt', color: 'blue' }]);
  const other = await newPerson(url);
  await addPieces(url, other, basics);
  const word = crypto.randomUUID().slice(0, 8);
  await addOutfits(other, [`office day ${word}`]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/outfits');
  const pieces = page.getByLabel('Pieces', { exact: true }).getByRole('button');
  await expect(pieces).toHaveCount(4);
  await write(field(page, 'What are you dressing for?'), 'A calm day with clients');
  // All pieces share one Tab stop.
  await press(pieces.first(), pieces.nth(1), 'ArrowRight');
  await page.keyboard.press('Space');
  await expect(pieces.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expectFocus(pieces.nth(1));
  await press(button(page, 'Generate'), button(dialog(page), 'Close'));

  const replacing = dialog(page, /^Replace the/);
  await press(button(page, /^Replace the .* shirt/), button(replacing, 'Cancel'));
  const shirt = button(replacing, /shirt/);
  await press(shirt, shirt, 'Space');
  const name = await shirt.textContent();
  await press(button(replacing, 'Replace'), button(page, `Replace the ${name}`));

  const remixing = dialog(page, 'Remix this outfit');
  await press(button(page, 'Remix'), remixing.getByRole('button').first());
  await press(button(remixing, 'Add more color'), button(page, 'Remix'));
  await expect(dialog(page)).toContainText('Add more color');

  const planning = dialog(page, 'Add to Calendar');
  await press(button(page, 'More actions'), page.getByRole('menuitem').first());
  await page.keyboard.press('ArrowDown');
  await expectFocus(page.getByRole('menuitem', { name: 'Add to Calendar' }));
  await page.keyboard.press('Enter');
  await expectFocus(button(planning, 'Close'));
  await press(button(planning, /^Today/));
  await press(button(planning, 'Add to Calendar'), button(page, 'More actions'));
  await expect(toast(page, 'Added to calendar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocus(button(page, 'Generate'));

  await press(page.getByRole('banner').getByRole('link', { name: 'Community' }), main(page));
  // What is loaded above the field moves it.
  await expect(page.getByRole('status', { name: 'Loading the most loved outfits' })).toHaveCount(0);
  await write(page.getByRole('searchbox'), word);
  const card = page.getByRole('list', { name: 'Outfits for you' }).getByRole('article');
  await expect(card).toHaveCount(1);
  await press(button(card, /^Like .*, 0 likes/), button(card, /^Like .*, 1 like$/), 'Space');
  await tabTo(card.getByRole('button').first(), { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expectFocus(button(dialog(page), 'Close'));
  await write(field(page, 'Add a comment'), 'Lovely');
  await press(button(page, 'Post'));
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Lovely');

  await press(button(page, 'Message'), main(page));
  await write(field(page, 'Message'), 'Where is the shirt from?');
  await page.keyboard.press('Enter');
  await expect(bubbles(page)).toHaveText(['Where is the shirt from?']);
  await expectFocus(field(page, 'Message'));
});
