import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoriesBySlot } from '#shared/catalog';
import { limits } from '#shared/limits';
import { ada, items, photo } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import {
  asksBeforeLeaving,
  detected,
  field,
  noteOf,
  openUpload,
  previewNames,
  submitButton,
} from '../../../../support/pages/upload-page.tsx';

const values = () =>
  ['Category', 'Style', 'Color (optional)', 'Brand (optional)', 'Description (optional)'].map(
    (label) => field(label).value,
  );

describe('the upload form', () => {
  it('can be sent once a file, a category and a style are there, and asks before a chosen file is left', async () => {
    const { user, choose, pick } = await openUpload({ sights: { 'shirt.jpg': { category: '' } } });
    expect([submitButton().disabled, asksBeforeLeaving()]).toEqual([true, false]);
    const groups = [...field('Category').querySelectorAll('optgroup')];
    expect(groups.map((group) => [...group.querySelectorAll('option')].map(({ value }) => value))).toEqual(
      Object.values(categoriesBySlot),
    );
    await user.click(screen.getByRole('button', { name: 'Use what was detected' }));
    const toast = await findToast('No Image');
    within(toast).getByText('Please choose or take a photo first.');
    expect(toast.className).toContain('bg-danger');
    await pick('Style', 'casual');
    await choose(photo());
    await detected();
    expect(asksBeforeLeaving()).toBe(true);
    await pick('Category', '');
    expect(submitButton().disabled).toBe(true);
    await pick('Category', 'shirt');
    expect(submitButton().disabled).toBe(false);
    await pick('Style', '');
    expect(submitButton().disabled).toBe(true);
    await pick('Style', 'formal');
    await user.click(screen.getByRole('button', { name: 'Remove shirt.jpg' }));
    expect([submitButton().disabled, asksBeforeLeaving()]).toEqual([true, false]);
    // The further details stay open while what they hold is taken out again.
    const summary = screen.getByText('Seasons, price and date of purchase (optional)');
    await user.click(summary);
    await user.click(screen.getByLabelText('summer'));
    await user.click(screen.getByLabelText('summer'));
    expect(summary.closest('details')?.open).toBe(true);
  });

  it('makes an item of a photo with all that was said of it, shows it first, and is empty again', async () => {
    const { api, user, choose, pick, type, submit } = await openUpload({
      clothes: items(2, { color: 'red' }),
    });
    await choose(photo('Blå skjorta.jpg'));
    await detected();
    await pick('Category', 'trench-coat');
    await pick('Style', 'elegant');
    await type('Color (optional)', 'beige');
    await type('Brand (optional)', 'Acme');
    await type('Description (optional)', 'Heavy twill');
    await user.click(screen.getByLabelText('spring'));
    await user.click(screen.getByLabelText('autumn'));
    await type('Price', '249,50');
    await type('Currency', 'eur');
    await type('Bought on', '2026-03-01');
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(previewNames()).toEqual([]);
    expect(values()).toEqual(['', '', '', '', '']);
    expect([submitButton().disabled, asksBeforeLeaving()]).toEqual([true, false]);
    expect(api.world.clothes.slice(2)).toMatchObject([
      {
        userId: ada.userId,
        category: 'trench-coat',
        style: 'elegant',
        color: 'beige',
        brand: 'Acme',
        description: 'Heavy twill',
        seasons: ['spring', 'autumn'],
        price: 249.5,
        currency: 'EUR',
        purchasedOn: '2026-03-01',
      },
    ]);
    expect(api.world.clothes[2]?.imageUrl).toMatch(new RegExp(`^${ada.userId}/\\d+_Bla_skjorta.jpg$`));
    await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['beige trench coat', 'red shirt', 'red shirt']);
  });
});

it('shows the whole wardrobe after an upload, though it could not be read before', async () => {
  const { api, user, fill, submit } = await openUpload(
    { clothes: items(2) },
    { failing: 'wardrobe.listItems' },
  );
  await fill(photo());
  api.fail('wardrobe.listItems', null);
  await submit();
  await findToast('Clothing item uploaded successfully');
  await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

const { color, brand, description } = limits.item;

it('the upload form refuses a wrong value with the rule of its field, and keeps what was filled in', async () => {
  const { api, fill, type, submit } = await openUpload();
  await fill(photo());
  for (const [label, rule, most] of [
    ['Color (optional)', `Color must be less than ${color} characters`, color],
    ['Brand (optional)', `Brand must be less than ${brand} characters`, brand],
    ['Description (optional)', `Description must be less than ${description} characters`, description],
    ['Price', 'Price must be a number', 0],
    ['Currency', 'Currency must be three letters', 1],
  ] as const) {
    await type(label, 'x'.repeat(most + 1));
    await submit();
    expect((await findToast(rule)).textContent).toContain('Validation Error');
    expect([field(label).ariaInvalid, noteOf(label)]).toEqual(['true', rule]);
    await type(label, '');
    expect(field(label).ariaInvalid).not.toBe('true');
  }
  expect(previewNames()).toEqual(['shirt.jpg']);
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
});

describe('a full wardrobe', () => {
  it('closes the form, and says why', async () => {
    await openUpload({ clothes: items(limits.wardrobeItems) });
    await waitFor(() => expect(submitButton().textContent).toBe('Max 100 items reached'));
    expect(submitButton().disabled).toBe(true);
    screen.getByText("You've reached the maximum of 100 clothes items. Delete some to add more.");
    expect(field('Photos').disabled).toBe(true);
    expect((screen.getByRole('button', { name: /^Drop photos/ }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('refuses the files of a batch that exceed the room', async () => {
    const { api, fill, submit } = await openUpload({ clothes: items(limits.wardrobeItems - 2) });
    await fill(photo('1.jpg'), photo('2.jpg'));
    api.world.clothes.push(...items(1));
    await submit();
    const toast = await findToast('Upload Limit Reached');
    within(toast).getByText("You've reached the maximum of 100 clothes items. Delete some to add more.");
    expect(toast.className).toContain('bg-danger');
    expect((await findToast('Upload Complete')).textContent).toContain('1 of 2 uploaded, 1 failed');
    expect(previewNames()).toHaveLength(1);
  });
});
