import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
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

it('the home page tells the outfit of today and proposes others, which take its place only when taken', async () => {
  const { api, press } = await openHome({
    entries: [anEntry(navy, tuesday, { notes: 'Board meeting' })],
    known: opera,
    outfits: [navy, opera],
  });
  await title('Today: Quiet Navy');
  screen.getByText('Board meeting');
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
  await press('Wore it');
  await findToast('Counted as worn');
  await screen.findByText('Worn today');
  expect(api.requestsOf('outfits.wearOutfit')).toMatchObject([
    { params: { outfitId: opera.id, date: tuesday } },
  ]);
});

it('the home page dresses a person at one tap and puts the outfit on the calendar, or says why not', async () => {
  const { api, press } = await openHome();
  api.fail('generation.startGeneration', 'generation.no_clothes');
  await press('Dress me for today');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please upload some clothing items to your wardrobe first.',
  );
  api.fail('generation.startGeneration', null);
  await press('Dress me for today');
  await waitFor(() => expect(api.world.jobs.size).toBe(1));
  expect(api.requestsOf('generation.startGeneration')[1]?.body).toMatchObject({
    today: tuesday,
    isPublic: false,
    forceVariety: false,
  });
  api.endGeneration({ outfit: { ...opera } });
  await title('Today: Opera Night');
  screen.getByText('Velvet and silk.');
  await press('Add to Calendar');
  within(await findToast('Added to calendar')).getByText('Outfit scheduled for November 10, 2026');
  expect(api.world.entries).toMatchObject([{ outfitId: opera.id, scheduledDate: tuesday }]);
});

it('the home page of a visitor asks for nothing of the calendar', async () => {
  const api = startFakeApi();
  await openPage('/');
  await heading('Transform Your Wardrobe');
  expect(screen.queryByRole('button', { name: 'Dress me for today' })).toBeNull();
  expect(api.requestsOf('calendar.listEntries')).toEqual([]);
});
