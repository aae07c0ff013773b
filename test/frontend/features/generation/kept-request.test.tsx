import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failureKinds } from '#frontend/features/generation/texts.ts';
import { ada, anItem, anOutfit, bob } from '../../../support/examples/made-up.ts';
import { openOtherTab } from '../../../support/fake/other-tab.ts';
import { beginSession, endSession } from '../../../support/fake/user-pool.ts';
import { generateButton, openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { heading, openPage, showApp, signInPage } from '../../../support/pages/open-page.tsx';
import { leave } from '../../../support/pages/outfit-modal.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const link = (name: string) => screen.getAllByRole('link', { name }).at(-1) as HTMLElement;
const promptFound = () => screen.findByLabelText('What are you dressing for?');

async function fillIn() {
  const shirt = anItem({ color: 'white' });
  const page = await openGenerator({ clothes: [shirt] });
  const { user } = page;
  await user.type(promptBox(), 'office day');
  await user.click(button('romantic'));
  await user.selectOptions(screen.getByLabelText('Occasion (optional)'), 'date');
  await user.click(await screen.findByRole('button', { name: 'white shirt' }));
  await user.click(button('Add Link'));
  await user.type(screen.getByLabelText('Store name'), 'Selma’s');
  await user.click(screen.getByRole('checkbox', { name: 'Share the outfit with the community' }));
  return page;
}

async function expectAll() {
  await promptFound();
  await screen.findByRole('button', { name: 'white shirt' });
  expect(promptBox().value).toBe('office day');
  expect(button('romantic').ariaPressed).toBe('true');
  expect(screen.getByLabelText<HTMLSelectElement>('Occasion (optional)').value).toBe('date');
  expect(button('white shirt').ariaPressed).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Store name').value).toBe('Selma’s');
  const share = screen.getByRole('checkbox', { name: 'Share the outfit with the community' });
  expect((share as HTMLInputElement).checked).toBe(false);
}

async function expectNothing() {
  await promptFound();
  expect(promptBox().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
}

describe('what was typed and chosen', () => {
  it('is kept over a visit to another page and a reload, until Clear all, which leads back to the prompt', async () => {
    const first = await fillIn();
    await first.user.click(link('Calendar'));
    await heading('Outfit Calendar');
    await first.user.click(link('Outfits'));
    await expectAll();
    first.close();
    const { user, close } = showApp();
    await expectAll();
    // Links that are added then are rows of their own.
    await user.click(button('Add Link'));
    await user.type(screen.getAllByLabelText('Store name')[1] as HTMLElement, 'Anna’s');
    await user.click(button('Remove link 1'));
    expect(screen.getByLabelText<HTMLInputElement>('Store name').value).toBe('Anna’s');
    await user.click(button('Clear all'));
    await expectNothing();
    expect(document.activeElement).toBe(promptBox());
    close();
    showApp();
    await expectNothing();
  });

  it('is kept without a piece that was deleted meanwhile', async () => {
    const { api, user } = await fillIn();
    screen.getByText('1 chosen. The outfit will have them.');
    await user.click(link('Calendar'));
    await heading('Outfit Calendar');
    api.world.clothes = [anItem({ color: 'red' })];
    openOtherTab().change(['wardrobe']);
    await user.click(link('Outfits'));
    await screen.findByRole('button', { name: 'red shirt' });
    screen.getByText('Choose pieces that must be in the outfit, or none.');
  });

  it('is gone from the tab after signing out', async () => {
    const { user } = await fillIn();
    await user.click(screen.getAllByRole('button', { name: 'Sign Out' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText(ada.email)).toBeNull());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is not shown to another user who signs in in the same tab', async () => {
    const { close } = await fillIn();
    act(() => endSession());
    await signInPage();
    close();
    beginSession(bob);
    await openPage('/outfits', { as: bob });
    await expectNothing();
  });

  it('that cannot be read is no form', async () => {
    sessionStorage.setItem(`of/${ada.userId}/generation-request`, '{"form":{"prompt":7}}');
    await openGenerator();
    await expectNothing();
  });
});

describe('a reload during a generation, or after it', () => {
  it('keeps the request for Try again and Regenerate, and shows the outfit that was just made', async () => {
    const { api, generate, close } = await openGenerator();
    await generate();
    await screen.findByRole('region', { name: 'Progress' });
    close();
    const { user, close: closeAgain } = showApp();
    await screen.findByRole('region', { name: 'Progress' });
    api.endGeneration({ error: 'generation.busy' });
    const dialog = within(await screen.findByRole('dialog', { name: failureKinds['api-error'].title }));
    expect(promptBox().value).toBe('office day');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(2));
    const [first, second] = api.requestsOf('generation.startGeneration');
    expect(second).toEqual(first);
    api.endGeneration({ outfit: anOutfit() });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    closeAgain();
    const third = showApp();
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(third.user);
    expect(promptBox().value).toBe('office day');
    expect(button('Regenerate').disabled).toBe(false);
  });

  it('sends the chosen pieces before the wardrobe has been read', async () => {
    const { api, close } = await fillIn();
    close();
    const letGo = api.hold('wardrobe.listItems');
    const { user } = showApp();
    await promptFound();
    await user.click(button('Generate'));
    await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(1));
    letGo();
    const [{ id } = { id: '' }] = api.world.clothes;
    expect(api.requestsOf('generation.startGeneration')).toMatchObject([{ body: { baseItemIds: [id] } }]);
  });
});

const waiting = () => screen.findByRole('region', { name: 'Progress' });

describe('a generation under way', () => {
  it('is still awaited after a visit to another page and a reload, and its outfit is shown once', async () => {
    const { api, user, generate, close } = await openGenerator();
    await generate();
    await waiting();
    await user.click(link('Calendar'));
    await heading('Outfit Calendar');
    await user.click(link('Outfits'));
    await waiting();
    close();
    const again = showApp();
    await waiting();
    const job = api.endGeneration({ outfit: anOutfit() });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(again.user);
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
