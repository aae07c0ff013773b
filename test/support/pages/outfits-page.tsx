import { screen } from '@testing-library/react';
import { ada } from '../examples/made-up.ts';
import { startFakeApi } from '../fake/api.ts';
import type { World } from '../fake/world.ts';
import { openPage } from './open-page.tsx';

type Options = { held?: boolean; failing?: boolean };

/** Marks the generator's tour as seen. */
export const skipTour = () => localStorage.setItem('hasSeenOnboarding', 'true');

/** Opens the tab My Outfits. */
export async function openOutfits(content: Partial<World> = {}, { held, failing }: Options = {}) {
  const api = startFakeApi(content);
  const letGo = held ? api.hold('outfits.listOutfits') : () => undefined;
  if (failing) api.fail('outfits.listOutfits', 'request.invalid');
  skipTour();
  const page = await openPage('/outfits', { as: ada });
  await page.user.click(await screen.findByRole('tab', { name: 'My Outfits' }));
  return { api, letGo, ...page };
}

export const outfitTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
