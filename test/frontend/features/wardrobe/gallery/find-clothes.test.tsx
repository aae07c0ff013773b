import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { anItem } from '../../../../support/examples/made-up.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { findPieces, openClothes, pieceNames } from '../../../../support/pages/wardrobe-page.tsx';

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

  it('by brand offers brands as they are written', async () => {
    const { press } = await openClothes({
      clothes: ['Zara', 'Coca-Cola', 'adidas'].map((brand) => anItem({ brand })),
    });
    await press('Filters');
    expect(options('Brand')).toEqual(['All brands', 'adidas', 'Coca-Cola', 'Zara']);
  });

  it('by words finds what people call so, in their language, too', async () => {
    const { user } = await openClothes({ clothes: clothes() });
    await user.type(screen.getByRole('searchbox', { name: 'Search my clothes' }), 'byxor');
    await findPieces('blue jeans');
  });

  it('by what they are like offers only what the wardrobe has', async () => {
    const { user, press } = await openClothes({ clothes: clothes() });
    await press('Filters');
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
    await press('Filters');
    await user.selectOptions(screen.getByLabelText('Show'), 'In the laundry');
    await user.selectOptions(screen.getByLabelText('Style'), 'streetwear');
    await findPieces('blue jeans');
    screen.getByRole('button', { name: 'Filters (2)', expanded: true });
    await press('Clear filters');
    await findPieces('blue jeans', 'white shirt');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await press('Filters');
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
    await press('Filters');
    await user.selectOptions(screen.getByLabelText('Show'), 'Ready to wear');
    await findPieces('white shirt');
    await select('white shirt');
    await act('To laundry');
    await screen.findByText('Nothing in your wardrobe matches.');
  });
});

/** The labels of the chips in a row, with their counts. */
const chips = (row: string) =>
  within(screen.getByRole('toolbar', { name: row }))
    .getAllByRole('button')
    .map((chip) => chip.ariaLabel ?? chip.textContent);

describe('finding clothes with one tap', () => {
  it('filters by kind, with counts that follow the other filters', async () => {
    const { user, press } = await openClothes({ clothes: clothes() });
    expect(chips('Kinds')).toEqual(['All 2', 'Tops 1', 'Bottoms 1', 'Dresses 0']);
    await press('Bottoms 1');
    screen.getByRole('button', { name: 'Bottoms 1', pressed: true });
    await findPieces('blue jeans');
    await press('Filters (1)');
    await user.selectOptions(screen.getByLabelText('Show'), 'Everything');
    expect(chips('Kinds')).toEqual(['All 3', 'Tops 1', 'Bottoms 1', 'Dresses 1']);
    await press('All 3');
    await findPieces('red dress', 'blue jeans', 'white shirt');
  });

  it('clears the category when another kind is chosen', async () => {
    const { user, press } = await openClothes({ clothes: clothes() });
    await press('Filters');
    await user.selectOptions(screen.getByLabelText('Category'), 'jeans');
    await findPieces('blue jeans');
    await press('Tops 1');
    await findPieces('white shirt');
    await press('Tops 1');
    await findPieces('blue jeans', 'white shirt');
  });

  it('filters by color, whose name is read with the number of pieces', async () => {
    const { press } = await openClothes({ clothes: clothes() });
    expect(chips('Colors')).toEqual(['blue, 1 piece', 'red, 0 pieces', 'white, 1 piece']);
    await press('white, 1 piece');
    screen.getByRole('button', { name: 'white, 1 piece', pressed: true });
    await findPieces('white shirt');
    expect(chips('Kinds')).toEqual(['All 1', 'Tops 1', 'Bottoms 0', 'Dresses 0']);
    await press('white, 1 piece');
    await findPieces('blue jeans', 'white shirt');
  });

  it('leads along a row with the arrow keys', async () => {
    const { user } = await openClothes({ clothes: clothes() });
    screen.getByRole('button', { name: 'All 2' }).focus();
    for (const name of ['Tops 1', 'Bottoms 1']) {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
    }
    await user.keyboard('{Enter}');
    await findPieces('blue jeans');
  });

  it('has the fields in a dialog on a phone, which says how many pieces it leads to', async () => {
    setMedia(smallScreen);
    const { user, press } = await openClothes({ clothes: clothes() });
    await press('Filters');
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(true);
    await user.selectOptions(sheet.getByLabelText('Brand'), 'Acme');
    sheet.getByRole('button', { name: 'Show 1 piece' });
    await user.click(sheet.getByRole('button', { name: 'Clear' }));
    await user.selectOptions(sheet.getByLabelText('Sort by'), 'Color');
    await user.click(sheet.getByRole('button', { name: 'Show 2 pieces' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pieceNames()).toEqual(['blue jeans', 'white shirt']);
    screen.getByRole('button', { name: 'Filters' });
  });
});
