import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { demoPieces } from '#shared/demo-pieces';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { findToast, openPage } from '../../../support/pages/open-page.tsx';
import { closePage, openClothes } from '../../../support/pages/wardrobe-page.tsx';

afterEach(closePage);
const notice = () => within(screen.getByRole('region', { name: 'Demo wardrobe' }));

it('the demo wardrobe is added with the usual calls, also after a failure or a stop, and no piece twice', async () => {
  const api = startFakeApi();
  api.fail('wardrobe.createItem', 'internal');
  const { user } = await openPage('/dashboard', { as: ada });
  const begin = 'Try it with a demo wardrobe';
  await user.click(await screen.findByRole('button', { name: begin }));
  within(await findToast('Error')).getByText(
    'The demo wardrobe could not be added as a whole. Please try again.',
  );
  api.fail('wardrobe.createItem', null);
  const before = api.requestsOf('wardrobe.createItem').length;
  const letGo = api.hold('wardrobe.createItem');
  await user.click(screen.getByRole('button', { name: begin }));
  await waitFor(() => expect(api.requestsOf('wardrobe.createItem')).toHaveLength(before + 1));
  screen.getByRole('progressbar', { name: 'Adding the demo wardrobe' });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  letGo();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(api.world.clothes).toHaveLength(1);
  await user.click(notice().getByRole('button', { name: 'Add the rest' }));
  await findToast('The demo wardrobe is there');
  expect(api.world.clothes.map(({ category, color }) => `${color} ${category}`)).toEqual(
    demoPieces.map(({ category, color }) => `${color} ${category}`),
  );
  expect(new Set(api.world.clothes.map(({ description }) => description))).toEqual(
    new Set(['A demo piece to try the app with. It is not yours.']),
  );
  expect(screen.getAllByText('demo')).toHaveLength(demoPieces.length);
  notice().getByText(`${demoPieces.length} demo pieces to try things with.`);
  expect(notice().queryByRole('button', { name: 'Add the rest' })).toBeNull();
});

it('the demo wardrobe is removed with one tap, which can be undone and leaves what is the person’s own', async () => {
  const own = anItem({ color: 'white' });
  const demo = [anItem({ isDemo: true, color: 'red' }), anItem({ isDemo: true, color: 'blue' })];
  const { api, press } = await openClothes({
    clothes: [own, ...demo],
    outfits: [anOutfit({ recommendedClothes: demo.map(({ id }) => id) })],
  });
  await press('Remove the demo wardrobe');
  await findToast('2 clothing items deleted');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Demo wardrobe' })).toBeNull();
  await press('Undo');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  closePage();
  expect(api.requestsOf('wardrobe.removeItems')).toEqual([]);
  await press('Remove the demo wardrobe');
  closePage();
  await waitFor(() => expect(api.world.clothes).toEqual([own]));
  expect(api.world.outfits).toHaveLength(1);
});
