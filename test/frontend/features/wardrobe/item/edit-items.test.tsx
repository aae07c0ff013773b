import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { today } from '#frontend/lib/today.ts';
import { anItem } from '../../../../support/examples/made-up.ts';
import { findToast, settled } from '../../../../support/pages/open-page.tsx';
import { findPieces, openClothes } from '../../../../support/pages/wardrobe-page.tsx';

async function open() {
  const page = await openClothes({
    clothes: [
      anItem({
        color: 'unknown',
        brand: 'Acme',
        description: 'Heavy twill',
        seasons: ['autumn'],
        price: 12.999,
        currency: 'SEK',
        purchasedOn: '2026-02-01',
      }),
    ],
  });
  await page.select('shirt');
  await page.act('Edit');
  return {
    ...page,
    async type(label: string, text: string) {
      await page.user.clear(dialog().getByLabelText(label));
      await page.user.click(dialog().getByLabelText(label));
      if (text) await page.user.paste(text);
    },
    save: () => page.user.click(dialog().getByRole('button', { name: 'Save' })),
  };
}
const dialog = () => within(screen.getByRole('dialog', { name: /^Edit your / }));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
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

it('editing an item starts with its details, refuses what breaks a rule of a field, and can be cancelled', async () => {
  const { api, user, type, save, act } = await open();
  // A price is shown with two decimals.
  expect(labels.map((label) => field(label).value)).toEqual([
    'shirt',
    'casual',
    '',
    'Acme',
    'Heavy twill',
    '13',
    'SEK',
    '2026-02-01',
  ]);
  expect(field('autumn').checked).toBe(true);
  expect(
    dialog()
      .getByText(/^Seasons, price/)
      .closest('details')?.open,
  ).toBe(true);
  expect([field('Bought on').min, field('Bought on').max]).toEqual(['1900-01-01', today()]);
  for (const [label, text, rule] of [
    ['Brand (optional)', 'x'.repeat(101), 'Brand must be less than 100 characters'],
    ['Price', 'a lot', 'Price must be a number'],
    ['Price', '-1', 'Price must not be negative'],
    ['Bought on', '1899-12-31', 'The date of purchase must not be before 1900'],
    ['Bought on', '2999-01-01', 'The date of purchase must not be in the future'],
  ] as const) {
    const { value } = field(label);
    await type(label, text);
    await save();
    expect((await findToast(rule)).textContent).toContain('Validation Error');
    dialog().getByText(rule);
    expect([field(label).ariaInvalid, field(label).value]).toEqual(['true', text]);
    await type(label, value);
  }
  await user.selectOptions(field('Category'), '');
  await save();
  await findToast('Category is required');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  await act('Edit');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requestsOf('wardrobe.updateItems')).toEqual([]);
  screen.getByText('casual · Acme');
});

it('editing an item changes every field at once, and is taken back when the server does not take it', async () => {
  const { api, user, type, save, act } = await open();
  await type('Brand (optional)', 'Zed');
  await save();
  await findToast('Changes saved');
  expect(api.world.clothes).toMatchObject([{ brand: 'Zed', price: 13 }]);

  await act('Edit');
  await user.selectOptions(field('Category'), 'trench-coat');
  await user.selectOptions(field('Style'), 'elegant');
  await type('Color (optional)', 'beige');
  await type('Brand (optional)', '');
  await type('Description (optional)', 'From Mother');
  await user.click(field('autumn'));
  await user.click(field('winter'));
  await type('Price', '1.234,5');
  await type('Currency', 'eur');
  await type('Bought on', '');
  const letGo = api.hold('wardrobe.updateItems');
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();
  await findPieces('beige trench coat');
  letGo();
  await settled();
  expect(api.world.clothes).toMatchObject([
    {
      category: 'trench-coat',
      style: 'elegant',
      color: 'beige',
      brand: null,
      description: 'From Mother',
      seasons: ['winter'],
      price: 1234.5,
      currency: 'EUR',
      purchasedOn: null,
    },
  ]);

  const failed = 'Failed to save the changes';
  api.fail('wardrobe.updateItems', 'internal');
  await act('Edit');
  await type('Color (optional)', 'red');
  await save();
  within(await findToast('Error')).getByText(failed);
  await findPieces('beige trench coat');
  // An item that was deleted elsewhere is shown no more.
  api.fail('wardrobe.updateItems', null);
  api.world.clothes = [];
  await act('Edit');
  await type('Color (optional)', 'red');
  await save();
  await findPieces();
  await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
});
