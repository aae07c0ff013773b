import { screen } from '@testing-library/react';
import type { World } from '../fake/world.ts';
import { type Visit, visit } from './open-page.tsx';

/** Marks the generator's tour as seen. */
export const skipTour = () => localStorage.setItem('hasSeenOnboarding', 'true');

/** Opens the tab My Outfits. */
export async function openOutfits(content: Partial<World> = {}, options: Visit = {}) {
  skipTour();
  const page = await visit('/outfits', content, options);
  await page.user.click(await screen.findByRole('tab', { name: 'My Outfits' }));
  return page;
}

export const outfitTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
