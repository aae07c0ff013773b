import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoriesBySlot } from '#shared/catalog';
import { ada, items, photo } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import {
  asksBeforeLeaving,
  detected,
  field,
  openUpload,
  previewNames,
  submitButton,
} from '../../../../support/pages/upload-page.tsx';

const values = () =>
  ['Category', 'Style', 'Color (optional)', 'Brand (optional)', 'Description (optional)'].map(
    (label) => field(label).value,
  );

describe('the upload form', () => {
  it('can be sent once a file, a category and a style are there', async () => {
    const { user, choose, pick } = await openUpload({ sights: { 'shirt.jpg': { category: '' } } });
    expect(submitButton().disabled).toBe(true);
    await pick('Style', 'casual');
    await choose(photo());
    await detected();
    await pick('Category', '');
    expect(submitButton().disabled).toBe(true);
    await pick('Category', 'shirt');
    expect(submitButton().disabled).toBe(false);
    await pick('Style', '');
    expect(submitButton().disabled).toBe(true);
    await pick('Style', 'formal');
    await user.click(screen.getByRole('button', { name: 'Remove shirt.jpg' }));
    expect(submitButton().disabled).toBe(true);
  });

  it('offers all categories, by where they are worn', async () => {
    await openUpload();
    const groups = [...field('Category').querySelectorAll('optgroup')];
    expect(groups).toHaveLength(Object.keys(categoriesBySlot).length);
    expect(groups.map((group) => [...group.querySelectorAll('option')].map(({ value }) => value))).toEqual(
      Object.values(categoriesBySlot),
    );
  });

  it('makes an item of a photo with all that was said of it, says so, and is empty again', async () => {
    const { api, user, choose, pick, type, submit } = await openUpload();
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
    expect(submitButton().disabled).toBe(true);
    expect(api.world.clothes).toMatchObject([
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
    expect(api.world.clothes[0]?.imageUrl).toMatch(new RegExp(`^${ada.userId}/\\d+_Bla_skjorta.jpg$`));
  });

  it('puts the new item first, without a reload', async () => {
    const { user, fill, submit } = await openUpload({ clothes: items(2, { color: 'red' }) });
    await fill(photo());
    await submit();
    await findToast('Clothing item uploaded successfully');
    await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['navy shirt', 'red shirt', 'red shirt']);
  });

  it('keeps its further details open while what they hold is taken out again', async () => {
    const { user } = await openUpload();
    const summary = screen.getByText('Seasons, price and date of purchase (optional)');
    const details = summary.closest('details') as HTMLDetailsElement;
    await user.click(summary);
    await user.click(screen.getByLabelText('summer'));
    await user.click(screen.getByLabelText('summer'));
    expect(details.open).toBe(true);
  });

  it('says that an image is needed where none is chosen', async () => {
    const { user } = await openUpload();
    await user.click(screen.getByRole('button', { name: 'Use what was detected' }));
    const toast = await findToast('No Image');
    within(toast).getByText('Please choose or take a photo first.');
    expect(toast.className).toContain('bg-danger');
  });

  it('has the browser ask before the page is left, as long as something is chosen', async () => {
    const { user, choose, fill, submit } = await openUpload();
    expect(asksBeforeLeaving()).toBe(false);
    await choose(photo());
    await screen.findByAltText('Preview of shirt.jpg');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove shirt.jpg' }));
    expect(asksBeforeLeaving()).toBe(false);
    await fill(photo());
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(asksBeforeLeaving()).toBe(false);
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
