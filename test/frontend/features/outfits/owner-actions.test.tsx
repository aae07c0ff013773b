import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shortDate } from '#frontend/lib/short-date.ts';
import { today } from '#frontend/lib/today.ts';
import { dayAfter } from '#shared/rules/days';
import { anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { findError, findToast, visit } from '../../../support/pages/open-page.tsx';
import {
  chooseMore,
  leave,
  modalOf,
  openMore,
  openOutfit,
  outfitTitles,
  skipTour,
} from '../../../support/pages/outfits-page.tsx';

const press = (name: string) => modalOf().getByRole<HTMLButtonElement>('button', { name });

const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const items = ['Wore it another day...', 'Add to Calendar', 'Add to collection', 'Edit', 'Copy'];

it('the actions of an outfit are the most used ones and a menu, also with a keyboard alone', async () => {
  const { api, user } = await openOutfit({ isPublic: false });
  await waitFor(() => expect(press('More actions').ariaDisabled).toBe(null));
  const words = modalOf().getByRole('heading', { name: 'You asked for' });
  const after = modalOf()
    .getAllByRole('button')
    .filter((button) => words.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(names(after)).toEqual(['Wore it today', 'Share picture', 'Remix', 'More']);
  modalOf().getByRole('group', { name: 'Your rating' });
  // A private outfit has no link to copy.
  expect(names((await openMore(user)).getAllByRole('menuitem'))).toEqual(items);
  // Escape closes the menu alone.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(press('More actions')));
  const focused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  await user.keyboard('{Enter}');
  await focused('Wore it another day...');
  await user.keyboard('{ArrowDown}');
  await focused('Add to Calendar');
  await user.keyboard('{ArrowDown}');
  await focused('Add to collection');
  await user.keyboard('{ArrowDown}');
  await focused('Edit');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(modalOf('Edit').getByLabelText('Title'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(press('More actions')));

  api.fail('images.signUrls', 'internal');
  await user.click(press('Share picture'));
  await findError('The picture could not be made.');
  await waitFor(() => expect(press('Share picture').ariaDisabled).toBe(null));
});

it('an outfit is counted as worn today, once, or on other days, which is taken back', async () => {
  const { api, user, opener, reopen } = await openOutfit({ lastWornOn: '2026-01-02' });
  api.failOnce('outfits.wearOutfit', 'internal');
  await user.click(press('Wore it today'));
  await findError('Failed to count the outfit as worn');
  expect(press('Wore it today').ariaDisabled).toBe(null);
  await user.click(press('Wore it today'));
  await findToast('Counted as worn today');
  expect(press('Worn today').ariaDisabled).toBe('true');
  expect(api.requestsOf('outfits.wearOutfit')[1]?.params).toMatchObject({ date: today() });
  await leave(user);
  await user.click(opener);
  expect(press('Worn today').ariaDisabled).toBe('true');
  await reopen();
  expect(press('Worn today').ariaDisabled).toBe('true');

  await chooseMore(user, 'Wore it another day...');
  const dialog = within(await screen.findByRole('dialog', { name: 'When did you wear it?' }));
  await user.click(dialog.getByRole('button', { name: 'I wore it' }));
  await dialog.findByText(`Recorded: ${shortDate(dayAfter(today(), -1))}.`);
  await user.click(await dialog.findByRole('button', { name: `Take back ${shortDate(today())}` }));
  await dialog.findByText(`Taken back: ${shortDate(today())}.`);
  expect(api.world.outfits[0]?.lastWornOn).toBe(dayAfter(today(), -1));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(press('Wore it today').ariaDisabled).toBe(null);
});

it('a copy of an outfit takes its place in the dialog and in the address, first in the list and not worn', async () => {
  const { api, user, outfit, reopen } = await openOutfit();
  api.failOnce('outfits.copyOutfit', 'internal');
  await chooseMore(user, 'Copy');
  await findError('Failed to copy outfit');
  await user.click(press('Wore it today'));
  await findToast('Counted as worn today');
  const menu = await openMore(user);
  expect(names(menu.getAllByRole('menuitem'))).toEqual([...items, 'Copy link']);
  await user.click(menu.getByRole('menuitem', { name: 'Copy' }));
  await findToast('Outfit copied');
  const copy = api.world.outfits.at(-1);
  await waitFor(() => expect(new URLSearchParams(location.search).get('outfit')).toBe(copy?.id));
  expect(press('Wore it today').ariaDisabled).toBe(null);
  await reopen();
  await chooseMore(user, 'Copy');
  await waitFor(() => expect(api.requestsOf('outfits.copyOutfit')).toHaveLength(3));
  const copied = api.requestsOf('outfits.copyOutfit').slice(1);
  expect(copied.map(({ params }) => params['outfitId'])).toEqual([outfit.id, copy?.id]);
  await waitFor(() => expect(new URLSearchParams(location.search).get('outfit')).not.toBe(copy?.id));
  await leave(user);
  expect(outfitTitles()).toEqual(['Quiet Navy', 'Quiet Navy', 'Quiet Navy']);
});

it('a copy takes the place of the outfit beside the generator, and the focus stays on its menu', async () => {
  const outfit = anOutfit();
  skipTour();
  const { api, user } = await visit(`/outfits?outfit=${outfit.id}`, { outfits: [outfit] });
  const modal = await screen.findByRole('dialog', { name: 'Quiet Navy' });
  await chooseMore(user, 'Copy');
  await findToast('Outfit copied');
  const copy = api.world.outfits.at(-1);
  await waitFor(() => expect(new URLSearchParams(location.search).get('outfit')).toBe(copy?.id));
  expect(screen.getByRole('dialog')).toBe(modal);
  expect(document.activeElement).toBe(press('More actions'));
  expect(api.requestsOf('outfits.getOutfit')).toHaveLength(1);
});

it('the insights tell how many outfits there are, their colors, moods and the last, also after a copy or deletion', async () => {
  const createdAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const { user, opener } = await openOutfit({ createdAt }, { clothes: [anItem()] });
  const insights = async () => {
    await user.click(await screen.findByRole('tab', { name: 'Generate Outfit' }));
    return within(await screen.findByRole('region', { name: 'Your style' }));
  };
  await leave(user);
  const list = (await insights()).getByText('Outfits').closest('dl');
  const told = [...(list?.querySelectorAll('dt, dd') ?? [])];
  expect(told.map(({ textContent }) => textContent).join(' | ')).toBe(
    'Outfits | 1 | Colors | white, navy | Moods | professional | Last | Quiet Navy · 2h ago',
  );
  await user.click(screen.getByRole('tab', { name: 'My Outfits' }));
  await user.click(opener);
  await chooseMore(user, 'Copy');
  await findToast('Outfit copied');
  await leave(user);
  await (await insights()).findByText('2');
  await user.click(screen.getByRole('tab', { name: 'My Outfits' }));
  await user.click(screen.getAllByRole('button', { name: 'Delete Quiet Navy' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await findToast('Outfit deleted');
  await (await insights()).findByText('1');
});

const button = (name: 'Like' | 'Dislike') => modalOf().getByRole('button', { name });
const shown = () => [button('Like').ariaPressed, button('Dislike').ariaPressed];
const none = ['false', 'false'];
const liked = ['true', 'false'];
const disliked = ['false', 'true'];

it('an outfit is rated with like, dislike or none, also on the device alone, and edited in title and notes, which are kept when they cannot be saved', async () => {
  const { api, user, outfit, reopen } = await openOutfit({ feedback: 'like' });
  const kept = () => localStorage.getItem(`outfit-feedback-${outfit.id}`);
  // The rating was given on another device.
  expect(shown()).toEqual(liked);
  await user.click(button('Dislike'));
  expect([shown(), kept()]).toEqual([disliked, 'dislike']);
  await reopen();
  expect(shown()).toEqual(disliked);
  await user.click(button('Dislike'));
  expect([shown(), kept()]).toEqual([none, null]);
  await user.click(button('Like'));
  expect([shown(), kept()]).toEqual([liked, 'like']);
  await waitFor(() =>
    expect(api.requestsOf('outfits.setFeedback').map(({ body }) => body)).toEqual([
      { feedback: 'dislike' },
      { feedback: null },
      { feedback: 'like' },
    ]),
  );
  api.fail('outfits.setFeedback', 'internal');
  await user.click(button('Dislike'));
  await findToast('Your rating is kept on this device only for now.');
  expect([shown(), kept()]).toEqual([disliked, 'dislike']);

  await chooseMore(user, 'Edit');
  const dialog = modalOf('Edit');
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await user.clear(title);
  expect(save.ariaDisabled).toBe('true');
  await user.type(title, 'Monday');
  await user.type(dialog.getByLabelText('Notes'), 'With the wide belt');
  api.failOnce('outfits.updateOutfit', 'internal');
  await user.click(save);
  await findToast('Failed to save outfit');
  expect(title.value).toBe('Monday');
  await user.click(save);
  await findToast('Outfit saved');
  modalOf('Monday').getByText('With the wide belt');
  await leave(user);
  expect(outfitTitles()).toEqual(['Monday']);
});
