import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPieces } from '#shared/demo-pieces';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import type { World } from '../../../support/fake/world.ts';
import { findToast, openPage, settled } from '../../../support/pages/open-page.tsx';
import { closePage } from '../../../support/pages/wardrobe-page.tsx';

const begin = 'Try it with a demo wardrobe';
const remove = 'Remove the demo wardrobe';
afterEach(closePage);

async function open(content: Partial<World> = {}) {
  const api = startFakeApi(content);
  const page = await openPage('/dashboard', { as: ada });
  await screen.findByRole('searchbox');
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { api, ...page, press };
}
const notice = () => within(screen.getByRole('region', { name: 'Demo wardrobe' }));

describe('an empty wardrobe', () => {
  it('has three ways to begin', async () => {
    startFakeApi();
    const { user } = await openPage('/dashboard', { as: ada });
    await screen.findByText('No clothing items uploaded yet.');
    screen.getByRole('button', { name: 'Upload your first piece' });
    screen.getByRole('button', { name: begin });
    await user.click(screen.getByRole('button', { name: 'Clip from the web' }));
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Clip from Web'),
    );
  });
});

describe('the demo wardrobe', () => {
  it('is added with the usual calls, and its pieces say what they are', async () => {
    const api = startFakeApi();
    const { user } = await openPage('/dashboard', { as: ada });
    await user.click(await screen.findByRole('button', { name: begin }));
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

  it('is stopped, and completed without adding a piece twice', async () => {
    const api = startFakeApi();
    const letGo = api.hold('wardrobe.createItem');
    const { user } = await openPage('/dashboard', { as: ada });
    await user.click(await screen.findByRole('button', { name: begin }));
    await waitFor(() => expect(api.requestsOf('wardrobe.createItem')).toHaveLength(1));
    screen.getByRole('progressbar', { name: 'Adding the demo wardrobe' });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    letGo();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(api.world.clothes).toHaveLength(1);
    await user.click(notice().getByRole('button', { name: 'Add the rest' }));
    await findToast('The demo wardrobe is there');
    expect(new Set(api.world.clothes.map(({ imageUrl }) => imageUrl.replace(/.*_/, ''))).size).toBe(
      demoPieces.length,
    );
    expect(api.world.clothes).toHaveLength(demoPieces.length);
  });

  it('says so when it cannot be added, and is completed later', async () => {
    const api = startFakeApi();
    api.fail('wardrobe.createItem', 'internal');
    const { user } = await openPage('/dashboard', { as: ada });
    await user.click(await screen.findByRole('button', { name: begin }));
    const toast = within(await findToast('Error'));
    toast.getByText('The demo wardrobe could not be added as a whole. Please try again.');
    api.fail('wardrobe.createItem', null);
    await user.click(screen.getByRole('button', { name: begin }));
    await findToast('The demo wardrobe is there');
    expect(api.world.clothes).toHaveLength(demoPieces.length);
  });

  it('is removed with one tap, which leaves what is the person’s own', async () => {
    const own = anItem({ color: 'white' });
    const demo = [anItem({ isDemo: true, color: 'red' }), anItem({ isDemo: true, color: 'blue' })];
    const { api, press } = await open({
      clothes: [own, ...demo],
      outfits: [anOutfit({ recommendedClothes: demo.map(({ id }) => id) })],
    });
    await press(remove);
    await findToast('2 clothing items deleted');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Demo wardrobe' })).toBeNull();
    closePage();
    await waitFor(() => expect(api.world.clothes).toEqual([own]));
    expect(api.world.outfits).toHaveLength(1);
  });

  it('comes back when its removal is undone', async () => {
    const { api, press } = await open({ clothes: [anItem({ isDemo: true })] });
    await press(remove);
    await screen.findByText('No clothing items uploaded yet.');
    await press('Undo');
    await screen.findByRole('article');
    closePage();
    await settled();
    expect(api.world.clothes).toHaveLength(1);
  });

  it('is not mentioned in a wardrobe without demo pieces', async () => {
    await open({ clothes: [anItem()] });
    expect(screen.queryByRole('region', { name: 'Demo wardrobe' })).toBeNull();
  });
});
