import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

async function open(change: Partial<Outfit> = {}) {
  const page = await openOutfit(change);
  await page.user.click(modalOf().getByRole('button', { name: 'Remix' }));
  return {
    ...page,
    async asked() {
      await waitFor(() => expect(page.api.requestsOf('generation.startGeneration')).toHaveLength(1));
      return page.api.requestsOf('generation.startGeneration')[0]?.body as { prompt: string };
    },
  };
}

describe('the remix dialog', () => {
  it('offers six quick ideas', async () => {
    await open();
    const ideas = within(dialog().getByRole('list', { name: 'Quick remixes' })).getAllByRole('button');
    expect(ideas.map(({ textContent }) => textContent)).toEqual([
      'Make it more casual',
      'Change to evening wear',
      'Add more color',
      'Make it business professional',
      'Convert to summer style',
      'Make it minimalist',
    ]);
  });

  it('requests a new outfit by the first prompt and the change, in the same mood', async () => {
    const { user, asked } = await open();
    await user.click(dialog().getByRole('button', { name: 'Add more color' }));
    expect(await asked()).toMatchObject({
      prompt: 'office day. Add more color',
      mood: 'professional',
      occasion: 'meeting',
      forceVariety: true,
    });
  });

  it('takes a change in words of one’s own, but no blank ones', async () => {
    const { user, asked } = await open();
    expect(submit().disabled).toBe(true);
    await user.type(own(), '   ');
    expect(submit().disabled).toBe(true);
    await user.type(own(), 'no heels  ');
    await user.click(submit());
    expect((await asked()).prompt).toBe('office day. no heels');
  });

  it('cuts the first prompt and not the change when both are too long together', async () => {
    const { user, asked } = await open({ prompt: 'x'.repeat(1000) });
    await user.click(dialog().getByRole('button', { name: 'Add more color' }));
    expect(await asked()).toMatchObject({ prompt: expect.stringMatching(/^x{984}\. Add more color$/) });
  });

  it('asks for the change alone where an outfit was asked for in no words', async () => {
    const { user, asked } = await open({ prompt: '' });
    await user.click(dialog().getByRole('button', { name: 'Add more color' }));
    expect((await asked()).prompt).toBe('Add more color');
  });

  it('says that the outfit was remixed and shows the new one; the old one stays', async () => {
    const { api, user, asked } = await open();
    await user.click(dialog().getByRole('button', { name: 'Add more color' }));
    await asked();
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

  it('says so when it fails, and keeps what was typed', async () => {
    const { api, user, asked } = await open();
    await user.type(own(), 'no heels');
    await user.click(submit());
    await asked();
    api.endGeneration({ error: 'generation.busy' });
    expect((await findToast('Error')).textContent).toContain('Failed to remix outfit');
    expect(own().value).toBe('no heels');
    expect(submit().disabled).toBe(false);
  });

  it('says that the outfits of the day are used up', async () => {
    const { api, user } = await open();
    api.fail('generation.startGeneration', 'generation.daily_limit', { limit: 50 });
    await user.click(dialog().getByRole('button', { name: 'Add more color' }));
    expect((await findToast('Error')).textContent).toContain(errorTexts['generation.daily_limit']);
  });

  it('fails silently after the user has signed out', async () => {
    const { user, asked } = await open();
    await user.click(dialog().getByRole('button', { name: 'Add more color' }));
    await asked();
    const polls = () =>
      vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('/api/generations/')).length;
    const before = polls();
    act(() => endSession());
    await signInPage();
    await waitFor(() => expect(polls()).toBeGreaterThan(before));
    await settled();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it('closes alone on Escape, and the focus is back on Remix', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    const opener = modalOf().getByRole('button', { name: 'Remix' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('waits on when it is closed meanwhile and opened again', async () => {
    const { user, asked } = await open();
    await user.click(dialog().getByRole('button', { name: 'Add more color' }));
    await asked();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(modalOf().getByRole('button', { name: 'Remix' }));
    expect(submit().textContent).toBe('Remixing...');
  });

  it('adds the new outfit to the list even when everything was closed meanwhile', async () => {
    const { api, user, asked } = await open();
    await user.click(dialog().getByRole('button', { name: 'Add more color' }));
    await asked();
    await user.keyboard('{Escape}');
    await leave(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    api.endGeneration({ outfit: remixed });
    await findToast('Outfit remixed!');
    expect(outfitTitles()).toEqual(['Louder Navy', 'Quiet Navy']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('works with a keyboard alone', async () => {
    const { user, asked } = await open();
    const wanted = dialog().getByRole('button', { name: 'Convert to summer style' });
    for (let press = 0; document.activeElement !== wanted && press < 10; press++) await user.tab();
    await user.keyboard('{Enter}');
    expect((await asked()).prompt).toBe('office day. Convert to summer style');
  });
});
