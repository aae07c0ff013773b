import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anItem } from '../../../support/examples/made-up.ts';
import { generateButton, openGenerator } from '../../../support/pages/generator-page.tsx';
import { showApp } from '../../../support/pages/open-page.tsx';

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
  expect(generateButton().disabled).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const first = 'Add your clothes first';

it('the first visit of someone who has no clothes leads to the upload, and leaves the tour for the visit with clothes', async () => {
  const { api, user, close } = await openGenerator({ clothes: [] }, { isNewcomer: true });
  const dialog = within(await overlay(first));
  const upload = dialog.getByRole('link', { name: 'Upload your first piece' });
  expect(document.activeElement).toBe(upload);
  await user.click(upload);
  expect(location.pathname + location.search).toBe('/dashboard?tab=upload');
  expect(seen()).toBeNull();
  close();
  api.world.clothes.push(anItem());
  history.replaceState(null, '', '/outfits');
  showApp();
  await overlay('Quick ideas');
});

it('the first visit of someone who has no clothes offers the tour all the same, which has nothing to choose, or can be skipped for good', async () => {
  const { user, close } = await openGenerator({ clothes: [] }, { isNewcomer: true });
  await user.click(within(await overlay(first)).getByRole('button', { name: 'Look around' }));
  for (const step of steps.slice(0, -1))
    await user.click(within(await overlay(step)).getByRole('button', { name: 'Next' }));
  const last = within(await overlay('Clothes gallery'));
  last.getByText('The pieces that you add stand here. Choose those that must be in the outfit.');
  await user.click(last.getByRole('button', { name: 'Got it!' }));
  expect(seen()).not.toBeNull();
  close();
  localStorage.removeItem('hasSeenOnboarding');
  const again = showApp();
  await again.user.click(within(await overlay(first)).getByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(seen()).not.toBeNull();
});
