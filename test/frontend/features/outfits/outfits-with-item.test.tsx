import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { openPage } from '../../../support/pages/open-page.tsx';
import { chooseMore, modalOf } from '../../../support/pages/outfit-modal.tsx';

it('an outfit that is renamed on the page of an item has its new title there at once', async () => {
  const shirt = anItem();
  startFakeApi({ clothes: [shirt], outfits: [anOutfit({ recommendedClothes: [shirt.id] })] });
  const { user } = await openPage(`/dashboard/${shirt.id}`, { as: ada });
  const outfits = within(await screen.findByRole('region', { name: 'Worn in these outfits' }));
  await user.click(await outfits.findByRole('button', { name: 'Quiet Navy' }));
  await chooseMore(user, 'Edit');
  await user.type(modalOf('Edit').getByLabelText('Title'), ' on Monday');
  await user.click(modalOf('Edit').getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Quiet Navy on Monday' });
  await user.keyboard('{Escape}');
  expect(outfits.getByRole('heading', { level: 3 }).textContent).toBe('Quiet Navy on Monday');
});
