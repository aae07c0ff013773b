import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { aCard, ada } from '../examples/made-up.ts';
import { type CallName, startFakeApi } from '../fake/api.ts';
import type { World } from '../fake/world.ts';
import { heading, openPage } from './open-page.tsx';

type Options = { query?: string; failing?: CallName[]; held?: CallName };

/** The community. */
export async function openCommunity(
  content: Partial<World> = {},
  { query = '', failing = [], held }: Options = {},
) {
  const api = startFakeApi(content);
  const letGo = held ? api.hold(held) : () => undefined;
  for (const call of failing) api.fail(call, 'request.invalid');
  const page = await openPage(`/community${query}`, { as: ada });
  await heading('Community');
  return { api, letGo, ...page };
}

/** The list of a tab; it is there even where the tab is hidden. By role, a long list would take seconds to find. */
export const wall = (name = 'Outfits for you') =>
  waitFor(() => {
    const list = document.querySelector<HTMLElement>(`ul[aria-label="${name}"]`);
    return list ?? expect.fail(`There is no list named ${name}.`);
  });
export const titlesIn = (list: HTMLElement) =>
  [...list.querySelectorAll('h3')].map(({ textContent }) => textContent);

/** Waits until a list shows outfits of these titles. */
export const shown = (titles: string[], list?: string) =>
  waitFor(async () => expect(titlesIn(await wall(list))).toEqual(titles));

/** Public outfits, named 'No. 1' and on. */
export const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => aCard({ title: `No. ${at + 1}` }));
