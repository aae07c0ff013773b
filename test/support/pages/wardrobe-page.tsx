import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { World } from '../fake/world.ts';
import { visit } from './open-page.tsx';

/** Opens the tab My Clothes of a wardrobe with pieces, and returns helpers for what a person does there. */
export async function openClothes(content: Partial<World>) {
  const page = await visit('/dashboard', content);
  const { user, press } = page;
  await screen.findAllByRole('article');
  return {
    ...page,
    /** Selects pieces by their names. */
    async select(...names: string[]) {
      await press('Select');
      for (const name of names) await press(`Select ${name}`);
    },
    /** Presses a button in the toolbar for the selected pieces. */
    act: (name: string) => user.click(selectionBar().getByRole('button', { name })),
    choose: async (name: string) => user.click(await screen.findByRole('menuitem', { name })),
  };
}

/** The person closes the page, or looks at another one. */
export function closePage() {
  act(() => void dispatchEvent(new Event('pagehide')));
}

export const selectionBar = () => within(screen.getByRole('toolbar', { name: 'Selected pieces' }));

/** The names of the displayed pieces, in order. */
export const pieceNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const findPieces = (...names: string[]) => waitFor(() => expect(pieceNames()).toEqual(names));
