import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { anItem, anOutfit, clothesOf } from '../examples/made-up.ts';
import type { World } from '../fake/world.ts';
import { showApp, type Visit, visit } from './open-page.tsx';

/** Marks the generator's tour as seen. */
export const skipTour = () => localStorage.setItem('hasSeenOnboarding', 'true');

export async function openOutfits(content: Partial<World> = {}, options: Visit = {}) {
  skipTour();
  const page = await visit('/outfits', content, options);
  await page.user.click(await screen.findByRole('tab', { name: 'My Outfits' }));
  return page;
}

export const outfitTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Opens the tab Generate Outfit for someone with one piece, and returns helpers for what a person does there. */
export async function openGenerator(content: Partial<World> = {}, { isNewcomer = false } = {}) {
  if (!isNewcomer) skipTour();
  const page = await visit('/outfits', { clothes: [anItem()], ...content });
  await screen.findByLabelText('What are you dressing for?');
  return {
    ...page,
    async generate(prompt = 'office day') {
      await page.user.type(promptBox(), prompt);
      await page.user.click(generateButton());
    },
  };
}

export const promptBox = () => screen.getByLabelText('What are you dressing for?') as HTMLTextAreaElement;
export const generateButton = () =>
  screen.getByRole('button', { name: /^Generat(e|ing\.\.\.)$/ }) as HTMLButtonElement;

/** The dialog of an outfit. It cannot be found while another dialog is open above it, because it is hidden then. */
export const modalOf = (title = 'Quiet Navy') => within(screen.getByRole('dialog', { name: title }));

/** Opens an outfit's menu. Its script is loaded after the outfit is opened. */
export async function openMore(user: UserEvent) {
  const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More actions' });
  await waitFor(() => expect(more().ariaDisabled).toBe(null));
  await user.click(more());
  return within(await screen.findByRole('menu', { name: 'More actions' }));
}

/** Chooses an action in an outfit's menu. */
export const chooseMore = async (user: UserEvent, name: string) =>
  user.click((await openMore(user)).getByRole('menuitem', { name }));

/** Closes the open dialog with Escape, and waits for the browser's history, which takes a moment. */
export async function leave(user: UserEvent) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Opens an outfit in the tab My Outfits. */
export async function openOutfit(change: Partial<Outfit> = {}, content: Partial<World> = {}) {
  const outfit = anOutfit(change);
  const page = await openOutfits({ outfits: [outfit], clothes: clothesOf(outfit), ...content });
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
      showApp();
      // The outfit's id is in the address. Wait until the outfit is loaded.
      await screen.findByRole('dialog', { name: /^(?!Loading)/ });
    },
  };
}
