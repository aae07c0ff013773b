import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failureKinds } from '#frontend/features/generation/texts.ts';
import { ada, anItem, anOutfit, bob } from '../../../support/examples/made-up.ts';
import { closeTab, withDatabase } from '../../../support/fake/database.ts';
import { openOtherTab } from '../../../support/fake/other-tab.ts';
import { beginSession, endSession } from '../../../support/fake/user-pool.ts';
import { heading, openPage, settled, showApp, signInPage } from '../../../support/pages/open-page.tsx';
import { generateButton, leave, openGenerator, promptBox } from '../../../support/pages/outfits-page.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const link = (name: string) => screen.getAllByRole('link', { name }).at(-1) as HTMLElement;
const waiting = () => screen.findByRole('region', { name: 'Progress' });
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

it('what was typed and chosen is kept over a visit to another page and a reload, until Clear all, which leads back to the prompt', async () => {
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

it('what was typed and chosen is kept without a piece that was deleted meanwhile', async () => {
  const { api, user } = await fillIn();
  screen.getByText('1 chosen. The outfit will have it.');
  await user.click(link('Calendar'));
  await heading('Outfit Calendar');
  api.world.clothes = [anItem({ color: 'red' })];
  openOtherTab().change(['wardrobe']);
  await user.click(link('Outfits'));
  await screen.findByRole('button', { name: 'red shirt' });
  screen.getByText('Choose pieces that must be in the outfit, or none.');
});

it('what was typed and chosen is gone from the tab after signing out', async () => {
  const { user } = await fillIn();
  await user.click(screen.getAllByRole('button', { name: 'Sign Out' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText(ada.email)).toBeNull());
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('what was typed and asked for is neither shown to nor awaited for another user of the same tab', async () => {
  const { api, user, close } = await fillIn();
  await user.click(generateButton());
  await waiting();
  act(() => endSession());
  await signInPage();
  close();
  beginSession(bob);
  await openPage('/outfits', { as: bob });
  await promptFound();
  expect(promptBox().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await waitFor(() => expect(generateButton().textContent).toBe('Generate'));
  expect(api.requestsOf('generation.getGeneration').every(({ userId }) => userId === ada.userId)).toBe(true);
});

it('what was typed and chosen that cannot be read is no form', async () => {
  sessionStorage.setItem(`of/${ada.userId}/generation-request`, '{"form":{"prompt":7}}');
  await openGenerator();
  await expectNothing();
});

it('a generation is still awaited after a visit to another page and a reload, with its request, and its outfit is shown once, or once more after a reload', async () => {
  const { api, user: first, generate, close } = await openGenerator();
  await generate();
  await waiting();
  await first.click(link('Calendar'));
  await heading('Outfit Calendar');
  await first.click(link('Outfits'));
  await waiting();
  close();
  const { user, close: closeAgain } = showApp();
  await waiting();
  api.endGeneration({ error: 'generation.busy' });
  const dialog = within(await screen.findByRole('dialog', { name: failureKinds['api-error'].title }));
  expect(promptBox().value).toBe('office day');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(2));
  const [request, again] = api.requestsOf('generation.startGeneration');
  expect(again).toEqual(request);
  const job = api.endGeneration({ outfit: anOutfit() });
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  closeAgain();
  const third = showApp();
  await screen.findByRole('dialog', { name: 'Quiet Navy' });
  await leave(third.user);
  act(() => api.push({ type: 'generation.finished', job }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(promptBox().value).toBe('office day');
  expect(button('Regenerate').ariaDisabled).toBe(null);
});

it('a reload does not keep chosen pieces from being sent before the wardrobe has been read', async () => {
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

it('a generation that the server no longer knows is given up', async () => {
  const { api, generate, close } = await openGenerator();
  await generate();
  await waiting();
  close();
  api.world.jobs.clear();
  showApp();
  await waitFor(() => expect(generateButton().textContent).toBe('Generate'));
});

withDatabase();

it('a request is there again in another tab until it is cleared or answered', async () => {
  const { api, user, close } = await openGenerator();
  await user.type(promptBox(), 'office day');
  await closeTab(close);
  const second = showApp();
  await promptFound();
  await waitFor(() => expect(promptBox().value).toBe('office day'));
  await second.user.click(screen.getByRole('button', { name: 'Clear all' }));
  await closeTab(second.close);
  const third = showApp();
  await promptFound();
  await settled();
  expect(promptBox().value).toBe('');
  await third.user.type(promptBox(), 'gala{Tab}');
  await third.user.click(screen.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(api.world.jobs.size).toBe(1));
  api.endGeneration({ outfit: anOutfit() });
  await screen.findByRole('dialog');
  await closeTab(third.close);
  showApp();
  await promptFound();
  await settled();
  expect(promptBox().value).toBe('');
});
