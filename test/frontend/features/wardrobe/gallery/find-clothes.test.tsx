import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../../support/examples/made-up.ts';
import { findPieces, openClothes } from '../../../../support/pages/wardrobe-page.tsx';

const clothes = () => [
  anItem({ color: 'white', brand: 'Acme' }),
  anItem({ category: 'jeans', color: 'blue', style: 'streetwear', isInLaundry: true }),
  anItem({ category: 'dress', color: 'red', style: 'elegant', archiveReason: 'donated' }),
];
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('finding clothes', () => {
  it('by words shows the items that contain all of them, and their number', async () => {
    const { user } = await openClothes({ clothes: clothes() });
    await findPieces('blue jeans', 'white shirt');
    const search = screen.getByRole('searchbox', { name: 'Search my clothes' });
    await user.type(search, 'acme white');
    await findPieces('white shirt');
    screen.getByText('1 piece shown');
    await user.clear(search);
    await findPieces('blue jeans', 'white shirt');
    screen.getByText('2 pieces shown');
  });

  it('by words finds what people call so, in their language, too', async () => {
    const { user } = await openClothes({ clothes: clothes() });
    await user.type(screen.getByRole('searchbox', { name: 'Search my clothes' }), 'byxor');
    await findPieces('blue jeans');
  });

  it('by what they are like offers only what the wardrobe has', async () => {
    const { user, press } = await openClothes({ clothes: clothes() });
    await press('Filter');
    expect(options('Category')).toEqual(['All categories', 'dress', 'jeans', 'shirt']);
    expect(options('Color')).toEqual(['All colors', 'blue', 'red', 'white']);
    expect(options('Style')).toEqual(['All styles', 'casual', 'elegant', 'streetwear']);
    expect(options('Brand')).toEqual(['All brands', 'Acme']);
    await user.selectOptions(screen.getByLabelText('Kind'), 'Bottoms');
    await findPieces('blue jeans');
    await user.selectOptions(screen.getByLabelText('Show'), 'Everything');
    await user.selectOptions(screen.getByLabelText('Kind'), 'All kinds');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Category');
    await findPieces('red dress', 'blue jeans', 'white shirt');
  });

  it('counts the active filters, and clears them all at once', async () => {
    const { user, press } = await openClothes({ clothes: clothes() });
    await press('Filter');
    await user.selectOptions(screen.getByLabelText('Show'), 'In the laundry');
    await user.selectOptions(screen.getByLabelText('Style'), 'streetwear');
    await findPieces('blue jeans');
    screen.getByRole('button', { name: 'Filter (2)', pressed: true });
    await press('Clear filters');
    await findPieces('blue jeans', 'white shirt');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await press('Filter');
    expect(screen.queryByLabelText('Sort by')).toBeNull();
  });

  it('says so when nothing matches, and shows everything when asked', async () => {
    const { user, press } = await openClothes({ clothes: clothes() });
    await user.type(screen.getByRole('searchbox'), 'velvet');
    await screen.findByText('Nothing in your wardrobe matches.');
    await press('Show everything');
    await findPieces('red dress', 'blue jeans', 'white shirt');
  });

  it('goes on when an item changes: it leaves what it no longer belongs to', async () => {
    const { user, press, select, act } = await openClothes({ clothes: clothes() });
    await press('Filter');
    await user.selectOptions(screen.getByLabelText('Show'), 'Ready to wear');
    await findPieces('white shirt');
    await select('white shirt');
    await act('To laundry');
    await screen.findByText('Nothing in your wardrobe matches.');
  });
});
