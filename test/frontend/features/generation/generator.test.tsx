import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, anOutfit } from '../../../support/examples/made-up.ts';
import { generateButton, openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { leave } from '../../../support/pages/outfit-modal.tsx';

const started = () => waitFor(() => expect(generateButton().textContent).toBe('Generating...'));
const idle = () => waitFor(() => expect(generateButton().textContent).toBe('Generate'));

describe('the generator', () => {
  it('stands beside My Outfits, under a tab of its own', async () => {
    await openGenerator();
    const tabs = screen
      .getAllByRole('tab')
      .map(({ textContent, ariaSelected }) => [textContent, ariaSelected]);
    expect(tabs).toEqual([
      ['Generate Outfit', 'true'],
      ['My Outfits', 'false'],
    ]);
  });

  it('can be asked once the prompt is more than blank', async () => {
    const { user } = await openGenerator();
    expect(generateButton().disabled).toBe(true);
    await user.type(promptBox(), '   ');
    expect(generateButton().disabled).toBe(true);
    await user.type(promptBox(), 'x');
    expect(generateButton().disabled).toBe(false);
    await user.clear(promptBox());
    expect(generateButton().disabled).toBe(true);
  });

  it('sends what was typed and selected', async () => {
    const { api, user, generate } = await openGenerator();
    await user.click(screen.getByRole('button', { name: 'edgy' }));
    await user.selectOptions(screen.getByLabelText('Occasion (optional)'), 'concert');
    await user.click(screen.getByLabelText('Share the outfit with the community'));
    await generate('  a night out  ');
    await started();
    expect(api.requestsOf('generation.startGeneration')).toMatchObject([
      {
        userId: ada.userId,
        body: { prompt: 'a night out', mood: 'edgy', occasion: 'concert', isPublic: false },
      },
    ]);
  });

  it('requests a public outfit of any mood and occasion by default', async () => {
    const { api, generate } = await openGenerator();
    await generate();
    await started();
    expect(api.requestsOf('generation.startGeneration')).toMatchObject([
      { body: { prompt: 'office day', mood: null, occasion: null, isPublic: true } },
    ]);
  });

  it('takes no prompt that is longer than 1000 characters', async () => {
    const { user } = await openGenerator();
    await user.click(promptBox());
    await user.paste('x'.repeat(1001));
    expect(promptBox().value).toBe('x'.repeat(1000));
  });
});

describe('an outfit that was made', () => {
  it('is shown when the server pushes it, and the generator is idle again', async () => {
    const { api, user, generate } = await openGenerator();
    await generate();
    await started();
    const outfit = anOutfit();
    act(() => api.push({ type: 'generation.finished', job: api.endGeneration({ outfit }) }));
    const modal = await screen.findByRole('dialog', { name: outfit.title });
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    await idle();
    expect(generateButton().disabled).toBe(false);
    expect(promptBox().value).toBe('office day');
  });

  it('leaves the focus on Generate when it is closed', async () => {
    const { api, user, generate } = await openGenerator();
    await generate();
    await started();
    // A browser removes the focus from a button that becomes disabled. jsdom does not.
    act(() => generateButton().blur());
    api.endGeneration({ outfit: anOutfit() });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    await waitFor(() => expect(document.activeElement).toBe(generateButton()));
  });

  it('is shown when nothing is pushed, too', async () => {
    const { api, generate } = await openGenerator();
    await generate();
    await started();
    const outfit = anOutfit();
    api.endGeneration({ outfit });
    await screen.findByRole('dialog', { name: outfit.title });
  });

  it('stands first in My Outfits, without a reload', async () => {
    const { api, user, generate } = await openGenerator({ outfits: [anOutfit({ title: 'An older one' })] });
    await user.click(screen.getByRole('tab', { name: 'My Outfits' }));
    await screen.findByRole('heading', { name: 'An older one' });
    await user.click(screen.getByRole('tab', { name: 'Generate Outfit' }));
    await generate();
    await started();
    act(() => api.push({ type: 'generation.finished', job: api.endGeneration({ outfit: anOutfit() }) }));
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    await user.click(screen.getByRole('tab', { name: 'My Outfits' }));
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Quiet Navy', 'An older one']);
    expect(api.requestsOf('outfits.listOutfits')).toHaveLength(1);
  });

  it('of another user’s generation is not shown', async () => {
    const { api, generate } = await openGenerator();
    await generate();
    await started();
    const job = { ...api.endGeneration({ status: 'pending', outfit: null }), id: crypto.randomUUID() };
    act(() =>
      api.push({ type: 'generation.finished', job: { ...job, status: 'succeeded', outfit: anOutfit() } }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(generateButton().textContent).toBe('Generating...');
  });
});

describe('a generation without an outfit', () => {
  it('says so, and leaves the generator idle with what was typed', async () => {
    const { api, user, generate } = await openGenerator();
    await generate();
    await started();
    api.endGeneration({ outfit: null });
    const dialog = await screen.findByRole('dialog', { name: 'No outfit came out of it' });
    within(dialog).getByText('Outfit was not returned by the generator.');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await idle();
    expect(promptBox().value).toBe('office day');
  });
});

describe('a generation that was asked for before', () => {
  it('is shown at once from the cache, and nothing is waited for', async () => {
    const { api, generate } = await openGenerator({ known: anOutfit({ title: 'As before' }) });
    await generate();
    await screen.findByRole('dialog', { name: 'As before' });
    expect(api.requestsOf('generation.getGeneration')).toEqual([]);
    expect(Object.keys(sessionStorage).filter((key) => key.endsWith('generation-job'))).toEqual([]);
  });
});
