import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quotes } from '#frontend/features/landing/hero.tsx';
import { anOutfit } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { anEntry, onTuesday, tuesday } from '../../support/fake/calendar.ts';
import type { World } from '../../support/fake/world.ts';
import { findToast, heading, openPage, signInPage, visit } from '../../support/pages/open-page.tsx';

onTuesday();

const navy = anOutfit({ title: 'Quiet Navy' });
const opera = anOutfit({ title: 'Opera Night', description: 'Velvet and silk.' });

async function openHome(content: Partial<World> = {}) {
  const page = await visit('/', { outfits: [navy], ...content });
  await heading('Transform Your Wardrobe');
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { ...page, press };
}
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('the landing page tells a visitor what the app does, and leads to sign-up', async () => {
  // The quote is drawn by chance.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const api = startFakeApi();
  const { user } = await openPage('/');
  await heading('Transform Your Wardrobe');
  for (const quote of quotes) expect(screen.queryByText(quote) !== null).toBe(quote === quotes.at(-1));
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/policy');
  expect(footer.getByRole('link', { name: 'Accessibility' }).getAttribute('href')).toBe('/accessibility');
  expect(footer.getByText(/©\s2025/).textContent).toContain(String(new Date().getFullYear()));

  expect(link('Get Started Free')).toBe('/auth');
  expect(link("Sign Up Now - It's Free")).toBe('/auth');
  expect(link('Start Building Your Wardrobe')).toBeUndefined();
  for (const name of ['Manage Wardrobe', 'Generate Outfits'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).ariaDisabled).toBe('true');
  expect(screen.queryByRole('button', { name: 'Dress me for today' })).toBeNull();
  expect(api.requestsOf('calendar.listEntries')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Explore Community' }));
  await signInPage();
  expect(location.pathname).toBe('/auth');
});

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

it('the home page leads to every feature, dresses a person at one tap and puts the outfit on the calendar, or says why not', async () => {
  const { api, press } = await openHome();
  expect(link('Start Building Your Wardrobe')).toBe('/dashboard');
  expect(link('Manage Wardrobe')).toBe('/dashboard');
  expect(link('Generate Outfits')).toBe('/outfits');
  expect(link('Explore Community')).toBe('/community');
  expect(link('Get Started Free')).toBeUndefined();
  expect(link("Sign Up Now - It's Free")).toBeUndefined();
  api.failOnce('generation.startGeneration', 'generation.no_clothes');
  await press('Dress me for today');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please upload some clothing items to your wardrobe first.',
  );
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
