import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, anOutfit, bob } from '../../../support/examples/made-up.ts';
import { beginSession, endSession } from '../../../support/fake/user-pool.ts';
import { generateButton, openGenerator } from '../../../support/pages/generator-page.tsx';
import { heading, openPage, showApp } from '../../../support/pages/open-page.tsx';
import { leave } from '../../../support/pages/outfit-modal.tsx';

const navigate = (name: string) => screen.getAllByRole('link', { name }).at(-1) as HTMLElement;
const waiting = () => screen.findByRole('region', { name: 'Progress' });

describe('a generation under way', () => {
  it('is still awaited after a visit to another page', async () => {
    const { api, user, generate } = await openGenerator();
    await generate();
    await waiting();
    await user.click(navigate('Calendar'));
    await heading('Outfit Calendar');
    await user.click(navigate('Outfits'));
    await waiting();
    api.endGeneration({ outfit: anOutfit() });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
  });

  it('is still awaited after a reload, and its outfit is shown once', async () => {
    const { api, generate, close } = await openGenerator();
    await generate();
    await waiting();
    close();
    const { user } = showApp();
    await waiting();
    const job = api.endGeneration({ outfit: anOutfit() });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    act(() => api.push({ type: 'generation.finished', job }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that the server no longer knows is given up', async () => {
    const { api, generate, close } = await openGenerator();
    await generate();
    await waiting();
    close();
    api.world.jobs.clear();
    showApp();
    await waitFor(() => expect(generateButton().textContent).toBe('Generate'));
  });

  it('is not taken over by another user who signs in in the same tab', async () => {
    const { api, generate, close } = await openGenerator();
    await generate();
    await waiting();
    act(() => endSession());
    close();
    beginSession(bob);
    await openPage('/outfits', { as: bob });
    await waitFor(() => expect(generateButton().textContent).toBe('Generate'));
    expect(api.requestsOf('generation.getGeneration').every(({ userId }) => userId === ada.userId)).toBe(
      true,
    );
  });
});
