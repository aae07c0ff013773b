import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shortDate } from '#frontend/lib/short-date.ts';
import { today } from '#frontend/lib/today.ts';
import { dayAfter } from '#shared/rules/days';
import { ada, anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { findToast, openPage } from '../../../support/pages/open-page.tsx';
import { chooseMore, leave, modalOf, openMore, openOutfit } from '../../../support/pages/outfit-modal.tsx';
import { outfitTitles, skipTour } from '../../../support/pages/outfits-page.tsx';

const press = (name: string) => modalOf().getByRole<HTMLButtonElement>('button', { name });

describe('the actions of an outfit', () => {
  const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

  it('are the most used ones and a menu, after the clothes and the words', async () => {
    await openOutfit({ isPublic: false });
    await waitFor(() => expect(press('More actions').disabled).toBe(false));
    const words = modalOf().getByRole('heading', { name: 'You asked for' });
    const after = modalOf()
      .getAllByRole('button')
      .filter((button) => words.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(names(after)).toEqual(['Wore it today', 'Share picture', 'Remix', 'More']);
  });

  it('are all there', async () => {
    const { user } = await openOutfit();
    modalOf().getByRole('group', { name: 'Your rating' });
    const menu = await openMore(user);
    expect(names(menu.getAllByRole('menuitem'))).toEqual([
      'Wore it another day...',
      'Add to Calendar',
      'Edit',
      'Copy',
      'Copy link',
    ]);
  });

  it('have no link to copy while nobody else can see the outfit', async () => {
    const { user } = await openOutfit({ isPublic: false });
    const menu = await openMore(user);
    expect(names(menu.getAllByRole('menuitem'))).toEqual([
      'Wore it another day...',
      'Add to Calendar',
      'Edit',
      'Copy',
    ]);
  });

  it('can be chosen from the menu with a keyboard alone', async () => {
    const { user } = await openOutfit();
    await waitFor(() => expect(press('More actions').disabled).toBe(false));
    press('More actions').focus();
    const focused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
    await user.keyboard('{Enter}');
    await focused('Wore it another day...');
    await user.keyboard('{ArrowDown}');
    await focused('Add to Calendar');
    await user.keyboard('{ArrowDown}');
    await focused('Edit');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(modalOf('Edit').getByLabelText('Title'));
  });

  it('are left by Escape, which closes the menu alone and gives the focus back to its button', async () => {
    const { user } = await openOutfit();
    await openMore(user);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(press('More actions')));
  });
});

describe('wearing an outfit', () => {
  it('counts today for its items, once', async () => {
    const { api, user } = await openOutfit();
    await user.click(press('Wore it today'));
    await findToast('Counted as worn today');
    expect(press('Worn today').disabled).toBe(true);
    expect(api.requestsOf('outfits.wearOutfit')).toMatchObject([{ params: { date: today() } }]);
  });

  it('is still known after a reload, and when the outfit is opened again', async () => {
    const { user, opener, reopen } = await openOutfit();
    await user.click(press('Wore it today'));
    await findToast('Counted as worn today');
    await leave(user);
    await user.click(opener);
    expect(press('Worn today').disabled).toBe(true);
    await reopen();
    expect(press('Worn today').disabled).toBe(true);
  });

  it('on another day does not count for today', async () => {
    await openOutfit({ lastWornOn: '2026-01-02' });
    expect(press('Wore it today').disabled).toBe(false);
  });

  it('says so when it could not be counted, and can be tried again', async () => {
    const { api, user } = await openOutfit();
    api.fail('outfits.wearOutfit', 'internal');
    await user.click(press('Wore it today'));
    expect((await findToast('Error')).textContent).toContain('Failed to count the outfit as worn');
    expect(press('Wore it today').disabled).toBe(false);
  });

  it('counts another day, shows it and takes it back', async () => {
    const { api, user } = await openOutfit();
    const yesterday = shortDate(dayAfter(today(), -1));
    await chooseMore(user, 'Wore it another day...');
    const dialog = within(await screen.findByRole('dialog', { name: 'When did you wear it?' }));
    await user.click(dialog.getByRole('button', { name: 'I wore it' }));
    await dialog.findByText(`Recorded: ${yesterday}.`);
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: today() } });
    await user.click(dialog.getByRole('button', { name: 'I wore it' }));
    await dialog.findByRole('button', { name: `Take back ${shortDate(today())}` });
    await user.click(dialog.getByRole('button', { name: `Take back ${shortDate(today())}` }));
    await dialog.findByText(`Taken back: ${shortDate(today())}.`);
    expect(api.world.outfits[0]?.lastWornOn).toBe(dayAfter(today(), -1));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(press('Wore it today').disabled).toBe(false);
  });

  it('a wear of today that was taken back can be recorded again', async () => {
    const { user } = await openOutfit();
    await user.click(press('Wore it today'));
    await findToast('Counted as worn today');
    await chooseMore(user, 'Wore it another day...');
    const dialog = within(await screen.findByRole('dialog', { name: 'When did you wear it?' }));
    await user.click(await dialog.findByRole('button', { name: `Take back ${shortDate(today())}` }));
    await dialog.findByText(/^Taken back/);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(press('Wore it today').disabled).toBe(false);
  });

  it('says nothing of a copy of it', async () => {
    const { user } = await openOutfit();
    await user.click(press('Wore it today'));
    await findToast('Counted as worn today');
    await chooseMore(user, 'Copy');
    await findToast('Outfit copied');
    expect(press('Wore it today').disabled).toBe(false);
  });
});

describe('copying an outfit', () => {
  it('puts the copy first in My Outfits', async () => {
    const { api, user, outfit } = await openOutfit();
    await chooseMore(user, 'Copy');
    await findToast('Outfit copied');
    await leave(user);
    expect(outfitTitles()).toEqual(['Quiet Navy', 'Quiet Navy']);
    expect(api.requestsOf('outfits.copyOutfit')).toMatchObject([{ params: { outfitId: outfit.id } }]);
  });

  it('names the copy in the address, which a reload shows again', async () => {
    const { api, user, reopen } = await openOutfit();
    await chooseMore(user, 'Copy');
    await findToast('Outfit copied');
    const copy = api.world.outfits.at(-1);
    await waitFor(() => expect(new URLSearchParams(location.search).get('outfit')).toBe(copy?.id));
    await reopen();
    await chooseMore(user, 'Copy');
    await waitFor(() => expect(api.requestsOf('outfits.copyOutfit')).toHaveLength(2));
    expect(api.requestsOf('outfits.copyOutfit')[1]).toMatchObject({ params: { outfitId: copy?.id } });
  });

  it('says so when it fails', async () => {
    const { api, user } = await openOutfit();
    api.fail('outfits.copyOutfit', 'internal');
    await chooseMore(user, 'Copy');
    expect((await findToast('Error')).textContent).toContain('Failed to copy outfit');
  });
});

it('a copy takes the place of the outfit beside the generator, and the focus stays on its menu', async () => {
  const outfit = anOutfit();
  const api = startFakeApi({ outfits: [outfit] });
  skipTour();
  const { user } = await openPage(`/outfits?outfit=${outfit.id}`, { as: ada });
  const modal = await screen.findByRole('dialog', { name: 'Quiet Navy' });
  await chooseMore(user, 'Copy');
  await findToast('Outfit copied');
  const copy = api.world.outfits.at(-1);
  await waitFor(() => expect(new URLSearchParams(location.search).get('outfit')).toBe(copy?.id));
  expect(screen.getByRole('dialog')).toBe(modal);
  expect(document.activeElement).toBe(press('More actions'));
  expect(api.requestsOf('outfits.getOutfit')).toHaveLength(1);
});

describe('editing an outfit', () => {
  const dialog = () => modalOf('Edit');
  const title = () => dialog().getByLabelText<HTMLInputElement>('Title');
  const notes = () => dialog().getByLabelText<HTMLTextAreaElement>('Notes');
  const save = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Save' });

  async function edit() {
    const page = await openOutfit();
    await chooseMore(page.user, 'Edit');
    await page.user.clear(title());
    return page;
  }

  it('gives it another title and a note', async () => {
    const { user } = await edit();
    expect(save().disabled).toBe(true);
    await user.type(title(), 'Monday');
    await user.type(notes(), 'With the wide belt');
    await user.click(save());
    await findToast('Outfit saved');
    modalOf('Monday').getByText('With the wide belt');
    await leave(user);
    expect(outfitTitles()).toEqual(['Monday']);
  });

  it('says so when it cannot be saved, and keeps what was typed', async () => {
    const { api, user } = await edit();
    api.fail('outfits.updateOutfit', 'internal');
    await user.type(title(), 'Monday');
    await user.click(save());
    await findToast('Failed to save outfit');
    expect(title().value).toBe('Monday');
  });

  it('closes alone on Escape, and the focus is back on the menu', async () => {
    const { user } = await edit();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(press('More actions')));
  });
});

describe('sharing the picture of an outfit', () => {
  it('says so when the photos cannot be read', async () => {
    const { api, user } = await openOutfit();
    api.fail('images.signUrls', 'internal');
    await user.click(press('Share picture'));
    expect((await findToast('Error')).textContent).toContain('The picture could not be made.');
    await waitFor(() => expect(press('Share picture').disabled).toBe(false));
  });
});

describe('the insights', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Your style' }));
  const show = async () => screen.findByRole('tab', { name: 'Generate Outfit' });

  it('tell how many outfits there are, their colors and moods, and the last one', async () => {
    const { user } = await openOutfit({ createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString() });
    await user.keyboard('{Escape}');
    await user.click(await show());
    const told = [...((await card()).getByText('Outfits').parentElement?.children ?? [])];
    expect(told.map(({ textContent }) => textContent)).toEqual([
      'Outfits',
      '1',
      'Colors',
      'white, navy',
      'Moods',
      'professional',
      'Last',
      'Quiet Navy · 2h ago',
    ]);
  });

  it('count an outfit that was copied or deleted at once', async () => {
    const { user } = await openOutfit({}, { clothes: [anItem()] });
    await chooseMore(user, 'Copy');
    await findToast('Outfit copied');
    await user.keyboard('{Escape}');
    await user.click(await show());
    await (await card()).findByText('2');
    await user.click(screen.getByRole('tab', { name: 'My Outfits' }));
    await user.click(screen.getAllByRole('button', { name: 'Delete Quiet Navy' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await findToast('Outfit deleted');
    await user.click(await show());
    await (await card()).findByText('1');
  });
});
