import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { aCard } from '../examples/made-up.ts';
import type { World } from '../fake/world.ts';
import { heading, type Visit, visit } from './open-page.tsx';

/** Opens the community page. */
export async function openCommunity(content: Partial<World> = {}, query = '', options: Visit = {}) {
  const page = await visit(`/community${query}`, content, options);
  await heading('Community');
  return page;
}

/**
 * Finds the list of a tab, even if the tab is hidden. It uses a selector, because searching a long list by role would
 * take seconds.
 */
export const wall = (name = 'Outfits for you') =>
  waitFor(() => {
    const list = document.querySelector<HTMLElement>(`ul[aria-label="${name}"]`);
    return list ?? expect.fail(`There is no list named ${name}.`);
  });
export const titlesIn = (list: HTMLElement) =>
  [...list.querySelectorAll('h3')].map(({ textContent }) => textContent);

/** Waits until a list shows exactly the outfits with these titles. */
export const shown = (titles: string[], list?: string) =>
  waitFor(async () => expect(titlesIn(await wall(list))).toEqual(titles));

/** Public outfits with the titles 'No. 1', 'No. 2' and so on. */
export const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => aCard({ title: `No. ${at + 1}` }));
