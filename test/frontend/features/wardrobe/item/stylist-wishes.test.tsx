import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anItem } from '../../../../support/examples/made-up.ts';
import { findToast, visit } from '../../../../support/pages/open-page.tsx';

it('a person tells the stylist to choose a piece more often and what it never goes with, and takes both back', async () => {
  const shirt = anItem({ category: 'shirt' });
  const skirt = anItem({ category: 'skirt', neverWith: [shirt.id] });
  const boots = anItem({ category: 'boots' });
  const { user, api } = await visit(`/dashboard/${shirt.id}`, { clothes: [shirt, skirt, boots] });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('More of this');
  await findToast('The stylist will choose it more often');
  expect(screen.getByRole('button', { name: 'More of this' }).ariaPressed).toBe('true');
  await press('More of this');
  await findToast('Chosen as often as others');

  screen.getByText(/^Never with: .*skirt$/i);
  await press('Never with…');
  const dialog = within(await screen.findByRole('dialog'));
  const tiles = dialog.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed !== null);
  expect(tiles.map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'true']);
  for (const tile of tiles) await user.click(tile);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Never with: .*boots$/i);
  expect(api.world.clothes).toMatchObject([
    { id: shirt.id, wearMore: false, neverWith: [boots.id] },
    { id: skirt.id, neverWith: [] },
    { id: boots.id },
  ]);
});
