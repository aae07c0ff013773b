import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { today } from '#frontend/lib/today.ts';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { anItem } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import { findPieces, openClothes } from '../../../../support/pages/wardrobe-page.tsx';

async function open(change: Partial<ClothingItem> = {}) {
  const page = await openClothes({
    clothes: [
      anItem({
        color: 'unknown',
        brand: 'Acme',
        description: 'Heavy twill',
        seasons: ['autumn'],
        price: 40,
        currency: 'SEK',
        purchasedOn: '2026-02-01',
        ...change,
      }),
    ],
  });
  await page.select('shirt');
  await page.act('Edit');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit your shirt' }));
  return {
    ...page,
    dialog,
    value: (label: string) => (dialog.getByLabelText(label) as HTMLInputElement).value,
    async type(label: string, text: string) {
      await page.user.clear(dialog.getByLabelText(label));
      await page.user.click(dialog.getByLabelText(label));
      if (text) await page.user.paste(text);
    },
    save: () => page.user.click(dialog.getByRole('button', { name: 'Save' })),
  };
}
const labels = [
  'Category',
  'Style',
  'Color (optional)',
  'Brand (optional)',
  'Description (optional)',
  'Price',
  'Currency',
  'Bought on',
];

describe('editing an item', () => {
  it('starts with all its details', async () => {
    const { dialog, value } = await open();
    expect(labels.map(value)).toEqual([
      'shirt',
      'casual',
      '',
      'Acme',
      'Heavy twill',
      '40',
      'SEK',
      '2026-02-01',
    ]);
    expect((dialog.getByLabelText('autumn') as HTMLInputElement).checked).toBe(true);
    expect(dialog.getByText(/^Seasons, price/).closest('details')?.open).toBe(true);
  });

  it('changes every field, is shown at once, and is there after a reload', async () => {
    const { api, user, dialog, type, save } = await open();
    await user.selectOptions(dialog.getByLabelText('Category'), 'trench-coat');
    await user.selectOptions(dialog.getByLabelText('Style'), 'elegant');
    await type('Color (optional)', 'beige');
    await type('Brand (optional)', '');
    await type('Description (optional)', 'From Mother');
    await user.click(dialog.getByLabelText('autumn'));
    await user.click(dialog.getByLabelText('winter'));
    await type('Price', '1,5');
    await type('Currency', 'eur');
    await type('Bought on', '');
    const letGo = api.hold('wardrobe.updateItems');
    await save();
    expect(screen.queryByRole('dialog')).toBeNull();
    await findPieces('beige trench coat');
    letGo();
    await findToast('Changes saved');
    expect(api.world.clothes).toMatchObject([
      {
        category: 'trench-coat',
        style: 'elegant',
        color: 'beige',
        brand: null,
        description: 'From Mother',
        seasons: ['winter'],
        price: 1.5,
        currency: 'EUR',
        purchasedOn: null,
      },
    ]);
  });

  it('is taken back when the server does not take it', async () => {
    const { api, type, save } = await open();
    api.fail('wardrobe.updateItems', 'internal');
    await type('Color (optional)', 'beige');
    await save();
    within(await findToast('Error')).getByText('Failed to save the changes');
    await findPieces('shirt');
  });

  it.each([
    ['Brand (optional)', 'x'.repeat(101), 'Brand must be less than 100 characters'],
    ['Price', 'a lot', 'Price must be a number'],
    ['Price', '-1', 'Price must not be negative'],
    ['Price', '0x10', 'Price must be a number'],
    ['Price', '1.2345', 'Price must be a number'],
    ['Bought on', '1899-12-31', 'The date of purchase must not be before 1900'],
    ['Bought on', '2999-01-01', 'The date of purchase must not be in the future'],
  ])('refuses in %s %j, and keeps what was typed', async (label, text, rule) => {
    const { api, dialog, type, save, value } = await open();
    await type(label, text);
    await save();
    within(await findToast('Validation Error')).getByText(rule);
    dialog.getByText(rule);
    expect(dialog.getByLabelText(label).ariaInvalid).toBe('true');
    expect(value(label)).toBe(text);
    expect(api.requestsOf('wardrobe.updateItems')).toEqual([]);
  });

  it.each([
    ['1,234', 1234],
    ['1 234', 1234],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
  ])('takes the price %j for the amount that it is', async (text, price) => {
    const { api, type, save } = await open();
    await type('Price', text);
    await save();
    await findToast('Changes saved');
    expect(api.world.clothes).toMatchObject([{ price }]);
  });

  it('leaves a price with more decimals than can be typed as it is shown', async () => {
    const { api, type, save, value } = await open({ price: 12.999 });
    expect(value('Price')).toBe('13');
    await type('Brand (optional)', 'Zed');
    await save();
    await findToast('Changes saved');
    expect(api.world.clothes).toMatchObject([{ brand: 'Zed', price: 13 }]);
  });

  it('offers no day of purchase that is to come', async () => {
    const { dialog } = await open();
    const { min, max } = dialog.getByLabelText('Bought on') as HTMLInputElement;
    expect([min, max]).toEqual(['1900-01-01', today()]);
  });

  it('that was deleted elsewhere says that it failed, and shows the item no more', async () => {
    const { api, type, save } = await open();
    api.world.clothes = [];
    await type('Color (optional)', 'beige');
    await save();
    within(await findToast('Error')).getByText('Failed to save the changes');
    await findPieces();
  });

  it('refuses an item without a category', async () => {
    const { user, dialog, save } = await open();
    await user.selectOptions(dialog.getByLabelText('Category'), '');
    await save();
    within(await findToast('Validation Error')).getByText('Category is required');
  });

  it('is cancelled by Cancel and by Escape, and the focus returns', async () => {
    const { api, user, dialog, type, act } = await open();
    await type('Brand (optional)', 'Zed');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
    await act('Edit');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requestsOf('wardrobe.updateItems')).toEqual([]);
    screen.getByText('casual · Acme');
  });
});
