import { expect } from '@playwright/test';
import { lastMail } from '../../bin/demo/app-client.ts';
import { jpeg } from '../support/pictures.ts';
import { newEmail, password } from './support/people.ts';
import { goTo, toast, visitor } from './support/test.ts';
import { chosen, field } from './support/upload-page.ts';

const pieces = [
  { category: 'shirt', color: 'white' },
  { category: 'trousers', color: 'navy' },
  { category: 'dress', color: 'red' },
  { category: 'loafers', color: 'brown' },
  { category: 'blazer', color: 'gray' },
];
const slots = {
  top: /shirt/,
  bottom: /trousers/,
  dress: /dress/,
  shoes: /loafers/,
};

visitor.use({ isNewcomer: true });

visitor(
  'a newcomer signs up, fills a wardrobe, gets an outfit, and finds it all again',
  async ({ page, url }) => {
    const email = newEmail();
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started Free' }).click();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Email').fill(`  ${email} `);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(toast(page, 'Account created!')).toContainText('check your email to confirm');
    await page.getByLabel('Confirmation code').fill((await lastMail(url, email)).code);
    await page.getByRole('button', { name: 'Confirm' }).click();

    await page.waitForURL('/dashboard');
    await expect(page.getByText('No clothing items uploaded yet.')).toBeVisible();
    await page.getByRole('tab', { name: 'Upload New' }).click();
    for (const [index, { category, color }] of pieces.entries()) {
      const buffer = await jpeg(color, 300, 400);
      await page
        .getByLabel('Photos', { exact: true })
        .setInputFiles({ name: `${color} ${category}.jpg`, mimeType: 'image/jpeg', buffer });
      await expect(page.getByAltText(`Preview of ${color} ${category}.jpg`)).toBeVisible();
      // The color is detected in the photo and the category in the file name. Nothing has to be entered; this test only
      // enters a better word for the color.
      await expect(field(page, 'Category')).toHaveValue(category);
      await expect(field(page, 'Style')).not.toHaveValue('');
      // The detection adds a line to the form and moves the button below it, so this waits for it.
      await expect(page.getByText(/^Detected: /)).toBeVisible();
      await field(page, 'Color (optional)').fill(color);
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(chosen(page)).toHaveCount(0);
      await expect(
        page.getByRole('tabpanel', { name: 'My Clothes', includeHidden: true }).locator('article'),
      ).toHaveCount(index + 1);
    }
    await expect(toast(page, 'Clothing item uploaded successfully').first()).toBeVisible();
    await page.getByRole('tab', { name: 'My Clothes' }).click();
    await expect(page.getByRole('article')).toHaveText(
      pieces.toReversed().map(({ category, color }) => new RegExp(`${color} ${category}`, 'i')),
    );
    for (const { category, color } of pieces)
      await expect(page.getByAltText(`${color} ${category}`)).toBeVisible();

    await goTo(page, 'Outfits');
    for (const button of ['Next', 'Next', 'Next', 'Next', 'Got it!'])
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('What are you dressing for?').fill('A calm office day');
    await page.getByRole('button', { name: 'Generate' }).click();
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    const title = (await modal.getByRole('heading', { level: 2 }).textContent()) ?? '';
    const names = (await modal.getByRole('list', { name: 'Items' }).getByRole('listitem').allTextContents())
      .join('\n')
      .toLowerCase();
    expect(slots.dress.test(names) || (slots.top.test(names) && slots.bottom.test(names))).toBe(true);
    expect(names).toMatch(slots.shoes);
    await expect(modal.getByRole('heading', { name: 'AI stylist take' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'My Outfits' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([title]);
    await page.getByRole('switch').click();
    await expect(toast(page, 'Outfit made private')).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'My Outfits' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([title]);
    await expect(page.getByRole('switch')).not.toBeChecked();

    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No outfits generated yet. Create your first outfit!')).toBeVisible();
    await expect(toast(page, 'Outfit deleted')).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'My Outfits' }).click();
    await expect(page.getByText('No outfits generated yet. Create your first outfit!')).toBeVisible();
  },
);
