import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, anOutfit } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { anEntry } from '../../../support/fake/calendar.ts';
import type { World } from '../../../support/fake/world.ts';
import { setClock, tuesday } from '../../../support/pages/calendar-page.tsx';
import { findToast, heading, openPage } from '../../../support/pages/open-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

const navy = anOutfit({ title: 'Quiet Navy' });
const opera = anOutfit({ title: 'Opera Night', description: 'Velvet and silk.' });

async function openHome(content: Partial<World> = {}) {
  const api = startFakeApi({ outfits: [navy], ...content });
  const page = await openPage('/', { as: ada });
  await heading('Transform Your Wardrobe');
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { api, press, ...page };
}
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the home page of someone who is signed in', () => {
  it('tells the outfit of today, with its notes, and counts it as worn at one tap', async () => {
    const { api, press } = await openHome({ entries: [anEntry(navy, tuesday, { notes: 'Board meeting' })] });
    await title('Today: Quiet Navy');
    screen.getByText('Board meeting');
    await press('Wore it');
    await findToast('Counted as worn');
    await screen.findByText('Worn today');
    expect(api.requestsOf('outfits.wearOutfit')).toMatchObject([
      { params: { outfitId: navy.id, date: tuesday } },
    ]);
  });

  it('dresses them at one tap, asks nothing, and puts the outfit on the calendar', async () => {
    const { api, press } = await openHome();
    await press('Dress me for today');
    await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(1));
    expect(api.requestsOf('generation.startGeneration')).toMatchObject([
      { body: { today: tuesday, isPublic: false, forceVariety: false } },
    ]);
    const outfit = { ...opera };
    api.endGeneration({ outfit });
    await title('Today: Opera Night');
    screen.getByText('Velvet and silk.');
    await press('Add to Calendar');
    within(await findToast('Added to calendar')).getByText('Outfit scheduled for November 10, 2026');
    expect(api.world.entries).toMatchObject([{ outfitId: opera.id, scheduledDate: tuesday }]);
    await screen.findByRole('button', { name: 'Wore it' });
  });

  it('proposes another outfit, which takes the place of the planned one only when it is taken', async () => {
    const { api, press } = await openHome({
      entries: [anEntry(navy, tuesday)],
      known: opera,
      outfits: [navy, opera],
    });
    await press('Another');
    await title('Today: Opera Night');
    expect(api.requestsOf('generation.startGeneration')).toMatchObject([{ body: { forceVariety: true } }]);
    await press('No, thanks');
    await title('Today: Quiet Navy');
    await press('Another');
    await title('Today: Opera Night');
    await press('Add to Calendar');
    await findToast('Added to calendar');
    expect(api.world.entries).toMatchObject([{ outfitId: opera.id }]);
  });

  it('says why nobody could be dressed', async () => {
    const { api, press } = await openHome();
    api.fail('generation.startGeneration', 'generation.no_clothes');
    await press('Dress me for today');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please upload some clothing items to your wardrobe first.',
    );
  });
});

it('the home page of a visitor asks for nothing of the calendar', async () => {
  const api = startFakeApi();
  await openPage('/');
  await heading('Transform Your Wardrobe');
  expect(screen.queryByRole('button', { name: 'Dress me for today' })).toBeNull();
  expect(api.requestsOf('calendar.listEntries')).toEqual([]);
});
