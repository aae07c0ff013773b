import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, anOutfit } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import type { World } from '../../../support/fake/world.ts';
import { goTo, openPage } from '../../../support/pages/open-page.tsx';
import { leave } from '../../../support/pages/outfit-modal.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';

const navy = anOutfit();
const address = () => location.pathname + location.search;

async function openAt(path: string, content: Partial<World> = {}, prepare?: (api: Api) => void) {
  const api = startFakeApi({ outfits: [navy], ...content });
  prepare?.(api);
  skipTour();
  return { api, ...(await openPage(path, { as: ada })) };
}
type Api = ReturnType<typeof startFakeApi>;

describe('the address of an outfit', () => {
  it('opens it over the list, closing it leads to the list, and a card sets it', async () => {
    const { user } = await openAt(`/outfits?outfit=${navy.id}`);
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    expect(address()).toBe('/outfits?tab=outfits');
    screen.getByRole('tab', { name: 'My Outfits', selected: true });
    await user.click(await screen.findByRole('heading', { level: 3, name: 'Quiet Navy' }));
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    expect(new URLSearchParams(location.search).get('outfit')).toBe(navy.id);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/outfits?tab=outfits');
  });

  it('opens one that the list has not reached', async () => {
    const others = Array.from({ length: 30 }, (_, at) => anOutfit({ title: `Outfit ${at}` }));
    await openAt(`/outfits?outfit=${navy.id}`, { outfits: [navy, ...others] });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3, hidden: true }).length).toBeGreaterThan(20),
    );
    expect(screen.queryAllByRole('heading', { level: 3, name: 'Quiet Navy', hidden: true })).toEqual([]);
  });

  it('says so where the outfit is gone, or cannot be one', async () => {
    const { user } = await openAt(`/outfits?outfit=${crypto.randomUUID()}`);
    for (const next of ['/outfits?outfit=x', null]) {
      await screen.findByRole('dialog', { name: 'Not among your outfits' });
      screen.getByText('It was deleted, or it belongs to somebody else.');
      await leave(user);
      expect(address()).toBe('/outfits?tab=outfits');
      if (next) goTo(next);
    }
  });

  it('says that the outfit is being read, and when it could not be', async () => {
    const held: { letGo?: () => void } = {};
    const { api, user } = await openAt(`/outfits?outfit=${navy.id}`, {}, (made) => {
      made.fail('outfits.listOutfits', 'request.invalid');
      made.fail('outfits.getOutfit', 'auth.required');
      held.letGo = made.hold('outfits.getOutfit');
    });
    await screen.findByRole('dialog', { name: 'Loading...' });
    held.letGo?.();
    await screen.findByText('Failed to load the outfit');
    api.fail('outfits.getOutfit', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
  });
});
