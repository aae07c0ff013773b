import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepRequest } from '#frontend/data/kept-request.ts';
import { readTabValue } from '#frontend/lib/tab-values.ts';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { anEntry } from '../../../support/fake/calendar.ts';
import type { World } from '../../../support/fake/world.ts';
import { onTuesday, tuesday } from '../../../support/pages/calendar-page.tsx';
import { generateButton, promptBox } from '../../../support/pages/generator-page.tsx';
import { heading, settled, showApp, visit } from '../../../support/pages/open-page.tsx';
import { leave } from '../../../support/pages/outfit-modal.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';

onTuesday();

const navy = anOutfit({ title: 'Quiet Navy' });

/** Opens the policy page as someone with clothes and taps Dress me there. */
async function dress(content: Partial<World> = {}, { isNewcomer = false } = {}) {
  if (!isNewcomer) skipTour();
  await import('#frontend/pages/outfits-page.tsx');
  const page = await visit('/policy', { clothes: [anItem()], ...content });
  await heading('Integritetspolicy');
  const tap = () => page.user.click(screen.getByRole('link', { name: 'Dress me' }));
  await tap();
  return { tap, asked: () => page.api.requestsOf('generation.startGeneration'), ...page };
}

it('Dress me asks once for an outfit for today and leaves the form as it was; tapped again, it asks for another', async () => {
  const { api, user, tap, asked, close } = await dress({ known: navy });
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  const forToday = { prompt: 'Dress me for today', today: tuesday, isPublic: false };
  expect(asked()).toMatchObject([{ body: { ...forToday, forceVariety: false } }]);
  expect(location.pathname + location.search).toBe(`/outfits?tab=generate&outfit=${navy.id}`);
  api.world.outfits.push(navy);
  await leave(user);
  expect(promptBox().value).toBe('');
  for (const name of ['Regenerate', 'Clear all']) expect(screen.queryByRole('button', { name })).toBeNull();

  api.failOnce('generation.startGeneration', 'generation.busy');
  await tap();
  await screen.findByText(/AI service is currently busy/);
  api.world.known = anOutfit({ title: 'Loud Red' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Loud Red' });
  const another = { body: { ...forToday, forceVariety: true } };
  expect(asked().slice(1)).toMatchObject([another, another]);
  await leave(user);
  close();
  showApp();
  await screen.findByLabelText('What are you dressing for?');
  await settled();
  expect(generateButton().textContent).toBe('Generate');
  expect(asked()).toHaveLength(3);
});

it('Dress me opens the outfit that is planned for today, and asks nobody', async () => {
  const { asked } = await dress({ outfits: [navy], entries: [anEntry(navy, tuesday)] });
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  await settled();
  expect(asked()).toEqual([]);
});

it('Dress me shows the way to the upload if the wardrobe is empty', async () => {
  const { asked } = await dress({ clothes: [] });
  await screen.findByRole('region', { name: 'Nothing to wear' });
  screen.getByRole('link', { name: 'Upload your first piece' });
  await waitFor(() => expect(history.state?.usr ?? null).toBeNull());
  await settled();
  expect(asked()).toEqual([]);
});

it('Dress me is still the one who asked, and asks again, after a reload while the outfit is made', async () => {
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
  api.endGeneration({ outfit: navy });
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  expect(readTabValue(ada.userId, 'dressed-on')).toBe(tuesday);
  await leave(user);
  expect(promptBox().value).toBe('office day');
  expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
});

it('Dress me comes before the tour of the generator', async () => {
  const { user } = await dress({ known: navy }, { isNewcomer: true });
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  expect(screen.queryByRole('dialog', { name: 'Quick ideas' })).toBeNull();
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Quick ideas' });
});
