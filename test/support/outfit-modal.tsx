import { screen, within } from '@testing-library/react';
import type { Outfit } from '#shared/contract/outfits';
import { anOutfit } from './made-up.ts';
import { showApp } from './open-page.tsx';
import { openOutfits } from './outfits-page.tsx';
import type { World } from './world.ts';

/** The dialog of an outfit, which is hidden from everyone while another one lies over it. */
export const modalOf = (title = 'Quiet Navy') => within(screen.getByRole('dialog', { name: title }));

/** Opens an outfit from My Outfits. */
export async function openOutfit(change: Partial<Outfit> = {}, content: Partial<World> = {}) {
  const outfit = anOutfit(change);
  const page = await openOutfits({ outfits: [outfit], ...content });
  const card = async () =>
    (await screen.findByRole('heading', { level: 3, name: outfit.title })).closest('button') as HTMLElement;
  const opener = await card();
  await page.user.click(opener);
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    outfit,
    press,
    opener,
    async reopen() {
      page.close();
      const { user } = showApp();
      await user.click(await screen.findByRole('tab', { name: 'My Outfits' }));
      await user.click(await card());
    },
  };
}
