import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRequest } from '#frontend/data/kept-request.ts';
import { readTabValue } from '#frontend/lib/tab-values.ts';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { anEntry } from '../../../support/fake/calendar.ts';
import type { World } from '../../../support/fake/world.ts';
import { setClock, tuesday } from '../../../support/pages/calendar-page.tsx';
import { generateButton, promptBox } from '../../../support/pages/generator-page.tsx';
import { heading, openPage, settled, showApp } from '../../../support/pages/open-page.tsx';
import { leave } from '../../../support/pages/outfit-modal.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

const navy = anOutfit({ title: 'Quiet Navy' });

/** Opens the policy page as someone with clothes and taps Dress me there. */
async function dress(content: Partial<World> = {}, { isNewcomer = false } = {}) {
  const api = startFakeApi({ clothes: [anItem()], ...content });
  if (!isNewcomer) skipTour();
  await import('#frontend/pages/outfits-page.tsx');
  const page = await openPage('/policy', { as: ada });
  await heading('Integritetspolicy');
  const tap = () => page.user.click(screen.getByRole('link', { name: 'Dress me' }));
  await tap();
  return { api, tap, asked: () => api.requestsOf('generation.startGeneration'), ...page };
}

describe('Dress me', () => {
  it('asks the stylist for an outfit for today without a question, and shows it', async () => {
    const { asked } = await dress({ known: navy });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    expect(asked()).toMatchObject([
      { body: { prompt: 'Dress me for today', today: tuesday, isPublic: false, forceVariety: false } },
    ]);
    expect(location.pathname + location.search).toBe(`/outfits?tab=generate&outfit=${navy.id}`);
  });

  it('leaves the form as it was', async () => {
    const { user } = await dress({ known: navy });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    expect(promptBox().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('asks for another one when it is tapped again on the same day', async () => {
    const { api, user, tap, asked } = await dress({ known: navy });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    api.world.known = anOutfit({ title: 'Loud Red' });
    await tap();
    await screen.findByRole('dialog', { name: 'Loud Red' });
    expect(asked()).toMatchObject([{ body: { forceVariety: false } }, { body: { forceVariety: true } }]);
  });

  it('opens the outfit that is planned for today, and asks nobody', async () => {
    const { asked } = await dress({ outfits: [navy], entries: [anEntry(navy, tuesday)] });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await settled();
    expect(asked()).toEqual([]);
  });

  it('shows the way to the upload if the wardrobe is empty', async () => {
    const { asked } = await dress({ clothes: [] });
    await screen.findByRole('region', { name: 'Nothing to wear' });
    screen.getByRole('link', { name: 'Upload your first piece' });
    await waitFor(() => expect(history.state?.usr ?? null).toBeNull());
    await settled();
    expect(asked()).toEqual([]);
  });

  it('is done once: a reload asks for nothing more', async () => {
    const { api, user, asked, close } = await dress({ known: navy });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    api.world.outfits.push(navy);
    await leave(user);
    close();
    showApp();
    await screen.findByLabelText('What are you dressing for?');
    await settled();
    expect(generateButton().textContent).toBe('Generate');
    expect(asked()).toHaveLength(1);
  });

  it('is still the one who asked after a reload while the outfit is made', async () => {
    const { api, close } = await dress();
    await screen.findByRole('region', { name: 'Progress' });
    close();
    keepRequest(ada.userId, { prompt: 'office day' });
    const { user } = showApp();
    await screen.findByRole('region', { name: 'Progress' });
    api.endGeneration({ outfit: navy });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    expect(readTabValue(ada.userId, 'dressed-on')).toBe(tuesday);
    await leave(user);
    expect(promptBox().value).toBe('office day');
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  });

  it('is tried again after a reload, too', async () => {
    const { api, asked, close } = await dress();
    await screen.findByRole('region', { name: 'Progress' });
    close();
    keepRequest(ada.userId, { prompt: 'office day' });
    const { user } = showApp();
    await screen.findByRole('region', { name: 'Progress' });
    api.endGeneration({ outfit: null });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toMatchObject({ body: { prompt: 'Dress me for today' } });
  });

  it('says why there is no outfit, and tries the same again', async () => {
    const api = startFakeApi({ clothes: [anItem()] });
    api.fail('generation.startGeneration', 'generation.busy');
    skipTour();
    const { user } = await openPage('/outfits', { as: ada });
    await user.click(screen.getByRole('link', { name: 'Dress me' }));
    await screen.findByText(/AI service is currently busy/);
    api.fail('generation.startGeneration', null);
    api.world.known = navy;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    for (const { body } of api.requestsOf('generation.startGeneration'))
      expect(body).toMatchObject({ prompt: 'Dress me for today' });
  });

  it('comes before the tour of the generator', async () => {
    const { user } = await dress({ known: navy }, { isNewcomer: true });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    expect(screen.queryByRole('dialog', { name: 'Quick ideas' })).toBeNull();
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Quick ideas' });
  });
});
