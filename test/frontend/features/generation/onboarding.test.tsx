import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepRequest } from '#frontend/data/kept-request.ts';
import { readTabValue } from '#frontend/lib/tab-values.ts';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { anEntry, onTuesday, tuesday } from '../../../support/fake/calendar.ts';
import type { World } from '../../../support/fake/world.ts';
import { heading, settled, showApp, visit } from '../../../support/pages/open-page.tsx';
import {
  generateButton,
  leave,
  openGenerator,
  promptBox,
  skipTour,
} from '../../../support/pages/outfits-page.tsx';

const steps = ['Quick ideas', 'Preferences', 'Weather', 'Mood selector', 'Clothes gallery'];
const overlay = (step: string) => screen.findByRole('dialog', { name: step });
const arrive = () => openGenerator({ clothes: [anItem()] }, { isNewcomer: true });
/** The part of the page that each step of the tour explains. The page is hidden behind the dialog. */
const parts: Record<string, () => Element | null> = {
  'Quick ideas': () => screen.getByRole('list', { name: 'Quick ideas', hidden: true }).parentElement,
  Preferences: () => screen.getByRole('button', { name: 'Personalization', hidden: true }),
  Weather: () => screen.getByRole('button', { name: /^Weather/, hidden: true }),
  'Mood selector': () => screen.getByRole('group', { name: /^Mood/, hidden: true }).parentElement,
  'Clothes gallery': () => screen.getByRole('region', { name: 'Build it around', hidden: true }),
};
const spokenOf = (step: string) => parts[step]?.();
const seen = () => localStorage.getItem('hasSeenOnboarding');

it('the tour of the generator opens on the first visit, and Next leads through its five steps to Got it!', async () => {
  const { user } = await arrive();
  for (const [index, step] of steps.entries()) {
    const dialog = within(await overlay(step));
    dialog.getByText(`${index + 1} of 5`);
    const isLast = step === 'Clothes gallery';
    expect(dialog.queryByRole('button', { name: 'Got it!' }) !== null).toBe(isLast);
    for (const name of ['Next', 'Skip'])
      expect(dialog.queryByRole('button', { name }) !== null).toBe(!isLast);
    expect(seen()).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: isLast ? 'Got it!' : 'Next' }));
    expect([...document.querySelectorAll('[data-lit]')]).toEqual([spokenOf(step)]);
    await user.click(dialog.getByRole('button', { name: isLast ? 'Got it!' : 'Next' }));
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[data-lit]')).toBeNull();
  expect(seen()).not.toBeNull();
});

it('the tour of the generator is shown again until it has ended, also with Skip or by closing it', async () => {
  const first = await arrive();
  await first.user.click(await screen.findByRole('button', { name: 'Next' }));
  first.close();
  const second = showApp();
  await overlay('Quick ideas');
  await second.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(seen()).not.toBeNull();
  second.close();
  localStorage.removeItem('hasSeenOnboarding');
  const third = showApp();
  await third.user.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(seen()).not.toBeNull();
  third.close();
  showApp();
  await screen.findByLabelText('What are you dressing for?');
  expect(generateButton().ariaDisabled).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const first = 'Add your clothes first';

it('the first visit of someone who has no clothes leads to the upload, leaves the tour for the visit with clothes, or shows it all the same', async () => {
  const { api, user, close } = await openGenerator({ clothes: [] }, { isNewcomer: true });
  const upload = within(await overlay(first)).getByRole('link', { name: 'Upload your first piece' });
  expect(document.activeElement).toBe(upload);
  await user.click(upload);
  expect(location.pathname + location.search).toBe('/dashboard?tab=upload');
  expect(seen()).toBeNull();
  close();
  history.replaceState(null, '', '/outfits');
  const again = showApp();
  await again.user.click(within(await overlay(first)).getByRole('button', { name: 'Look around' }));
  for (const step of steps.slice(0, -1))
    await again.user.click(within(await overlay(step)).getByRole('button', { name: 'Next' }));
  const last = within(await overlay('Clothes gallery'));
  last.getByText('The pieces that you add stand here. Choose those that must be in the outfit.');
  await again.user.click(last.getByRole('button', { name: 'Got it!' }));
  expect(seen()).not.toBeNull();
  again.close();
  localStorage.removeItem('hasSeenOnboarding');
  const third = showApp();
  await third.user.click(within(await overlay(first)).getByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(seen()).not.toBeNull();
  third.close();
  localStorage.removeItem('hasSeenOnboarding');
  api.world.clothes.push(anItem());
  showApp();
  await overlay('Quick ideas');
});

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
