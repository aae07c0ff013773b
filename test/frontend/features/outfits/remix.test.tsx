import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quickRemixes } from '#frontend/features/outfits/texts.ts';
import { errorTexts } from '#frontend/lib/error-texts.ts';
import type { Outfit } from '#shared/contract/outfits';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { endSession } from '../../../support/fake/user-pool.ts';
import { findToast, settled, signInPage } from '../../../support/pages/open-page.tsx';
import { leave, modalOf, openOutfit } from '../../../support/pages/outfit-modal.tsx';
import { outfitTitles } from '../../../support/pages/outfits-page.tsx';

const title = 'Remix this outfit';
const dialog = () => modalOf(title);
const own = () => dialog().getByLabelText<HTMLTextAreaElement>('Or say it yourself');
const submit = () => dialog().getByRole<HTMLButtonElement>('button', { name: /^Remix(ing\.\.\.)?$/ });
const remixed = anOutfit({ title: 'Louder Navy' });

const idea = (name: string) => dialog().getByRole('button', { name });
const opener = () => modalOf().getByRole('button', { name: 'Remix' });

async function open(change: Partial<Outfit> = {}) {
  const page = await openOutfit(change);
  await page.user.click(opener());
  const prompts = () =>
    page.api.requestsOf('generation.startGeneration').map(({ body }) => (body as { prompt: string }).prompt);
  return { ...page, prompts };
}

it('a remix asks for a change in ready or own words, shows the new outfit and keeps the old one, or says why not', async () => {
  const { api, user, prompts } = await open();
  const ideas = within(dialog().getByRole('list', { name: 'Quick remixes' })).getAllByRole('button');
  expect(ideas.map(({ textContent }) => textContent)).toEqual([...quickRemixes]);
  // Escape closes this dialog alone.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await user.click(opener());
  api.fail('generation.startGeneration', 'generation.daily_limit', { limit: 50 });
  await user.click(idea('Add more color'));
  expect((await findToast('Error')).textContent).toContain(errorTexts['generation.daily_limit']);
  api.fail('generation.startGeneration', null);

  expect(submit().disabled).toBe(true);
  await user.type(own(), '   ');
  expect(submit().disabled).toBe(true);
  await user.type(own(), 'no heels  ');
  await user.click(submit());
  await waitFor(() => expect(prompts().at(-1)).toBe('office day. no heels'));
  await waitFor(() => expect(api.world.jobs.size).toBe(1));
  api.endGeneration({ error: 'generation.busy' });
  const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')];
  await waitFor(() => expect(toasts()).toHaveLength(2));
  for (const toast of toasts()) expect(toast.textContent).toContain('Failed to remix outfit');
  expect(own().value.trim()).toBe('no heels');
  expect(submit().disabled).toBe(false);

  await user.click(idea('Add more color'));
  await waitFor(() => expect(api.world.jobs.size).toBe(2));
  expect(api.requestsOf('generation.startGeneration').at(-1)?.body).toMatchObject({
    prompt: 'office day. Add more color',
    mood: 'professional',
    occasion: 'meeting',
    forceVariety: true,
  });
  expect(submit().textContent).toBe('Remixing...');
  api.endGeneration({ outfit: remixed });
  await findToast('Outfit remixed!');
  await screen.findByRole('dialog', { name: 'Louder Navy' });
  await waitFor(() => expect(new URLSearchParams(location.search).get('outfit')).toBe(remixed.id));
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(modalOf('Louder Navy').getByRole('button', { name: 'Remix' })),
  );
  await leave(user);
  expect(outfitTitles()).toEqual(['Louder Navy', 'Quiet Navy']);
});

it('a remix asked for by keyboard ends in the list even when everything is closed, and cuts only the first prompt', async () => {
  const { api, user, prompts } = await open({ prompt: 'x'.repeat(1000) });
  const wanted = idea('Convert to summer style');
  for (let press = 0; document.activeElement !== wanted && press < 10; press++) await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(prompts()).toEqual([expect.stringMatching(/^x{975}\. Convert to summer style$/)]),
  );
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(opener());
  expect(submit().textContent).toBe('Remixing...');
  await user.keyboard('{Escape}');
  await leave(user);
  api.endGeneration({ outfit: { ...remixed, prompt: '' } });
  await findToast('Outfit remixed!');
  expect(outfitTitles()).toEqual(['Louder Navy', 'Quiet Navy']);
  expect(screen.queryByRole('dialog')).toBeNull();
  // An outfit that was asked for in no words
  await user.click(screen.getByRole('heading', { level: 3, name: 'Louder Navy' }));
  await user.click(modalOf('Louder Navy').getByRole('button', { name: 'Remix' }));
  await user.click(idea('Add more color'));
  await waitFor(() => expect(prompts()[1]).toBe('Add more color'));
});

it('a remix fails silently after the user has signed out', async () => {
  const { user, prompts } = await open();
  await user.click(idea('Add more color'));
  await waitFor(() => expect(prompts()).toHaveLength(1));
  const polls = () =>
    vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('/api/generations/')).length;
  const before = polls();
  act(() => endSession());
  await signInPage();
  await waitFor(() => expect(polls()).toBeGreaterThan(before));
  await settled();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});
